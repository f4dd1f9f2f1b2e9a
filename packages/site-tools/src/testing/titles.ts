import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {filesOfTree} from '../git';
import {run} from '../processes';
import {toolFile} from '../tools';

interface Suite {
  title: string;
  specs: {title: string}[];
  suites?: Suite[];
}

/**
 * The titles of all tests that name a section of the specification.
 *
 * @returns sorted and unique, from `spec N: ` on, including groups: `spec 4: the mobile menu > closes`
 * @throws one line if Playwright or vitest can't list its tests
 */
export async function specTitles(): Promise<string[]> {
  const [browser, node] = await Promise.all([
    run([toolFile({package: '@playwright/test'}), 'test', '--list', '--reporter=json']),
    // `--json` comes last, because it would treat a file after it as its output file.
    run([toolFile({package: 'vitest'}), 'list', ...filesWithTitles(), '--json']),
  ]);
  const {suites, errors} = parse(browser.stdout, 'e2e') as {suites: Suite[]; errors: {message: string}[]};
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));

  const listed = parse(node.stdout, 'unit') as {name: string}[];
  const titles = [...suites.flatMap((suite) => titlesOf(suite)), ...listed.map(({name}) => name)];
  return [...new Set(titles.flatMap((title) => /(?:^| > )(spec .*)$/.exec(title)?.[1] ?? []))].sort();
}

/** The vitest files that name a section. The others aren't listed, because vitest runs a file's imports to list it. */
function filesWithTitles(): string[] {
  return filesOfTree(root).filter(
    (file) => file.endsWith('.test.ts') && /['"`]spec \S+: /.test(readFileSync(path.join(root, file), 'utf8')),
  );
}

function titlesOf({title, specs, suites = []}: Suite): string[] {
  const inner = [...specs.map((spec) => spec.title), ...suites.flatMap((suite) => titlesOf(suite))];
  return inner.map((name) => `${title} > ${name}`);
}

function parse(output: string, command: string): unknown {
  try {
    return JSON.parse(output.slice(output.search(/[[{]/)));
  } catch {
    throw new Error(`npx site ${command}: couldn't list the tests. Run it to see why.`);
  }
}
