import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeCalls} from './core/calls';
import {collect} from './core/collect';
import {loadClaims} from '@docs-kit/dagger/facts/facts';
import {checkLedger} from './engine/check';
import {checkers} from './core/checkers';
import {readOptions} from './core/options';
import {counts, toText} from './core/report';
import {run} from './core/run';
import {select} from './core/selection';
import type {Failure} from './types/snippets';
import {checkClaims} from './versions/claims';
import {root} from '@docs-kit/base/node/root';

export {usage} from './core/options';

const cacheFile = path.join(root, '.cache', 'verify', 'proven.json');

/** Proves the code of all pages, or of those that are named. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const content = collect(root);
  if (options.calls) {
    const said = await writeCalls(root, content.snippets, checkers);
    process.stdout.write(`${said.join('\n')}\n`);
    return;
  }
  const only = select(root, options.paths, content.snippets);
  const result = await run(content, {root, checkers, only, cacheFile, requireAll: process.env.CI === 'true'});
  const {pending, failures} = checkLedger(root, content.snippets);
  const meant = ({file}: Failure): boolean => only?.(file) ?? true;
  const {gone, old} = checkClaims(root, loadClaims(), new Date());
  result.failures.push(...[...failures, ...gone].filter(meant));
  (options.released ? result.failures : result.pending).push(...pending.filter(meant));
  // Never fails: an archive is built for years.
  result.pending.push(...old.filter(meant));
  if (options.report) writeFileSync(options.report, JSON.stringify(counts(result)));
  process.stdout.write(toText(result));
  process.exitCode = result.failures.length > 0 ? 1 : 0;
}
