import {flag, parseOptions} from '@docs-kit/base/node/options';

export const usage = `Usage: npm run verify [-- OPTIONS] [PATH...]

Proves every code fence and sample of the site, and the names in running text.

  PATH           only these pages, samples or folders
  --released     also fails for what hasn't run on an engine
  --report FILE  also writes the numbers of what's verified and failed to FILE, as JSON
  --calls        proves nothing, but notes in calls.json which method of the API each call in a sample is

A language whose toolchain is missing is reported as not verified here; with CI=true in the environment it fails.
Exit status: 0 all proven, 1 failures, 2 wrong usage.
`;

/** Parses the command line. Throws a `UsageError` for an unknown option. */
export function readOptions(args: readonly string[]) {
  const known = {released: flag, report: {type: 'string'}, calls: flag} as const;
  return parseOptions(args, 'verify', known, ({values, positionals}) => ({...values, paths: positionals}));
}
