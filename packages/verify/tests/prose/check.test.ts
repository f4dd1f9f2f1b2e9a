import {expect, test} from 'vitest';
import {readPage} from '../../src/core/page';
import {prose} from '../../src/prose/check';

/** The messages about a page's inline code. */
async function check(text: string, folder = 'versioned_docs/version-0.18.14'): Promise<string[]> {
  const {failures} = await prose.check(readPage(`${folder}/page.mdx`, text).snippets);
  return failures.map(({message}) => message);
}

test('only pages of the snapshot are limited to its names', async () => {
  const later = 'Run `dagger check`.\n';
  expect(await check(later)).toHaveLength(1);
  expect(await check(later, 'versioned_docs/version-0.19.0')).toEqual([]);
  expect(await check(later, 'docs')).toEqual([]);
});

test('a misspelt flag is reported with the one that is meant, and a flag with a value only then', async () => {
  const where = 'a flag of another program belongs in src/dagger/facts/tools.json.';
  expect(await check('`--interactve`\n')).toEqual([`no flag --interactve; ${where} Did you mean "interactive"?`]);
  expect(await check('`--progres=plain`\n')).toEqual([`no flag --progres; ${where} Did you mean "progress"?`]);
  expect(await check('`--level=HIGH`, `DAGGER_CLOUD_TOKEN`\n')).toEqual([]);
});

test('running text may name the arguments of the samples on its page, before and after it', async () => {
  const sample = '::sample{name="enumerations/severity"}\n';
  expect(await check(`${sample}\nSet \`--severity\`.\n`)).toEqual([]);
  expect(await check(`Set \`--severity\`.\n\n${sample}`)).toEqual([]);
  expect(await check(`${sample}\nSet \`--severities\`.\n`)).toEqual([
    expect.stringMatching(/^no flag --severities; a flag of another program belongs in /),
  ]);
  expect(await check('::sample{name="arguments/simple"}\n\nSet `--severity`.\n')).toHaveLength(1);
});
