import {writeFileSync} from 'node:fs';
import {writeCalls} from './core/calls';
import {collect} from './core/collect';
import {loadClaims} from '@docs-kit/dagger/facts/facts';
import {checkLedger} from './engine/check';
import {checkers} from './core/checkers';
import {typescriptChecker} from './languages/typescript/check';
import {flag, parseOptions} from '@docs-kit/base/node/options';
import {counts, toText} from './core/report';
import {run} from './core/run';
import {select} from './core/selection';
import type {Failure} from './shared/snippets';
import {checkClaims} from './versions/claims';
import {root} from '@docs-kit/base/node/root';

export const usage = `Usage: npm run verify [-- OPTIONS] [PATH...]

Proves every code fence and sample of the site, and the names in running text.

  PATH           only these pages, samples or folders
  --released     also fails for what hasn't run on an engine
  --report FILE  also writes the numbers of what's verified and failed to FILE, as JSON
  --calls        proves nothing, but notes in calls.json which method of the API each call in a TypeScript sample is

A language whose toolchain is missing is reported as not verified here; with CI=true in the environment it fails.
Exit status: 0 all proven, 1 failures, 2 wrong usage.
`;

/** Parses the command line. Throws a `UsageError` for an unknown option. */
function readOptions(args: readonly string[]) {
  const known = {released: flag, report: {type: 'string'}, calls: flag} as const;
  return parseOptions(args, 'verify', known, ({values, positionals}) => ({...values, paths: positionals}));
}

/** Proves the code of all pages, or of those that are named. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const content = collect(root);
  if (options.calls) {
    const said = await writeCalls(root, content.snippets, typescriptChecker);
    process.stdout.write(`${said.join('\n')}\n`);
    return;
  }
  const only = select(root, options.paths, content.snippets);
  const result = await run(content, {root, checkers, only, requireAll: process.env.CI === 'true'});
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
