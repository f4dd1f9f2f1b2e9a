import {flag, parseOptions} from '@docs-kit/base/node/options';

export const usage = `Usage: npm run verify:engine [-- OPTIONS] [PATH...]

Runs the samples of 0.18.14, and the commands that pages show for them, on the engine that \`dagger\` reaches, and
records each success in packages/verify/ledger.json. Skips those that are recorded and haven't changed since.

  PATH        only run these samples, folders of samples, or pages
  --sdk NAME  only run go, python, typescript, php or java; "none" selects the pages' commands without a module
  --page PAGE run every command of a page instead, in order and as printed: api/services. Records nothing
  --again     run everything, even if it's recorded
  --errors    provoke the troubleshooting page's error messages instead: all, or PATHs such as module/missing-flag
  --attacks   run the hostile modules of tests/fixtures/attacks instead: all, or PATHs such as host-api
  --local     record that images and servers are the project's own, not the public ones
  --online    also run commands that need registries, Git servers, secret or model providers, or this machine's services

To use another engine than the one that \`dagger\` starts in Docker, set _EXPERIMENTAL_DAGGER_RUNNER_HOST.
Exit status: 0 if everything ran, 1 after a failure or without an engine, 2 for wrong usage.
`;

export type Options = ReturnType<typeof readOptions>;

/** Parses the command line. Throws a `UsageError` for an unknown option. */
export function readOptions(args: readonly string[]) {
  const known = {
    sdk: {type: 'string'},
    page: {type: 'string'},
    again: flag,
    errors: flag,
    attacks: flag,
    local: flag,
    online: flag,
  } as const;
  return parseOptions(args, 'verify:engine', known, ({values, positionals}) => ({...values, paths: positionals}));
}
