import {flag, parseOptions} from '../core/options';
import type {Part} from './ledger';

export const USAGE = `Usage: npm run verify:engine [-- OPTIONS] [PATH...]

Runs the samples of 0.18.14, and the commands that pages show for them, on the engine that \`dagger\` reaches, and
writes what succeeds into verify/ledger.json. What is there already and has not changed is not run again.

  PATH        only these samples, folders of samples, or pages
  --sdk NAME  only go, python or typescript; "none" are the commands of pages that need no module
  --again     also what the ledger has
  --first     only the first call of each sample that can run; a run without it runs the others
  --load      only load each module and ask for the help of its calls; a run without it runs them
  --errors    provoke error messages of the troubleshooting page instead: all, or PATHs like module/missing-flag
  --update    write what the engine prints into the pages that show something else; read the diff, then run again
  --bail      stop at the first failure
  --jobs N    run N samples at once (1)
  --local     the images are the project's own, not those of the registries
  --help      this text

_EXPERIMENTAL_DAGGER_RUNNER_HOST names another engine than the one that \`dagger\` starts in Docker.
Exit status: 0 all ran, 1 failures, 2 wrong usage or no engine.
`;

export interface Options {
  paths: string[];
  sdk: string | undefined;
  again: boolean;
  /** The part of each sample to run; undefined runs everything. */
  part: Part | undefined;
  /** Whether the paths are slugs of error messages. */
  errors: boolean;
  /** Whether to write outputs into pages. */
  update: boolean;
  bail: boolean;
  jobs: number;
  local: boolean;
  help: boolean;
}

/** Parses the command line. Throws one line for an unknown option. */
export function readOptions(args: readonly string[]): Options {
  const known = {
    sdk: {type: 'string'},
    again: flag,
    first: flag,
    load: flag,
    errors: flag,
    update: flag,
    bail: flag,
    jobs: {type: 'string', default: '1'},
    local: flag,
    help: {...flag, short: 'h'},
  } as const;
  return parseOptions(args, 'verify:engine', known, ({values: {first, load, sdk, ...values}, positionals}) => {
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs must be a positive number, not ${values.jobs}`);
    return {...values, sdk, part: load ? 'load' : first ? 'first' : undefined, jobs, paths: positionals};
  });
}
