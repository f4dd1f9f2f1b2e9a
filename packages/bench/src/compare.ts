import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {measureBuilds} from './measure/builds';
import {measureInBrowser} from './measure/in-browser';
import {measureStart} from './measure/start';
import {readOptions, type Options} from './options';
import {peersFolder, workFolder} from './paths';
import {readContent} from './content/read';
import {renderTable} from './table';
import {Results} from './results';
import {installPackages} from './sites/packages';
import {root} from '@docs-kit/base/node/root';

export {usage} from './options';

/** Measures and reports what the options select. A missed bar changes the report, not the exit status. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  mkdirSync(workFolder, {recursive: true});
  const content = readContent();
  const wanted: readonly string[] = ['node', ...options.sites];
  for (const name of readdirSync(peersFolder)) if (wanted.includes(name)) installPackages(name);

  const results = new Results();
  try {
    if (options.parts.some((part) => part !== 'build' && part !== 'start'))
      await measureInBrowser(options, content, results);
    if (options.parts.includes('build')) await measureBuilds(options, content, results);
    if (options.parts.includes('start')) await measureStart(options, content, results);
  } finally {
    // Report what has been measured before a failure, because it took long.
    report(options, results);
  }
}

/** Prints the medians, and writes the value of every run. */
function report(options: Options, results: Results): void {
  const rows = results.list();
  const values = rows.map(({group, label, unit, runs}) => ({group, label, unit, runs: Object.fromEntries(runs)}));
  writeFileSync(path.join(workFolder, 'report.json'), `${JSON.stringify(values, null, 2)}\n`);
  console.log(`\n${renderTable(rows, options.sites)}\n`);
  console.log(`Written: ${path.relative(root, workFolder)}/report.json`);
}
