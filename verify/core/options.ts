import {parseArgs} from 'node:util';

export const USAGE = `Usage: npm run verify [-- OPTIONS] [PATH...]

Proves every code fence and sample of the site, and the names in running text.

  PATH       only these pages, samples or folders
  --changed  only what differs from the last commit
  --json     the report as JSON
  --help     this text

A language whose toolchain is missing is reported as not verified here; with CI=true in the environment it fails.
Exit status: 0 all proven, 1 failures, 2 wrong usage.
`;

export interface Options {
  paths: string[];
  changed: boolean;
  json: boolean;
  help: boolean;
}

/** Reads the command line. Throws one line for an option that does not exist. */
export function readOptions(args: readonly string[]): Options {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {changed: {type: 'boolean'}, json: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
    });
    const {changed = false, json = false, help = false} = values;
    return {paths: positionals, changed, json, help};
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(`${sentence.replace(/\.$/, '')}. \`npm run verify -- --help\` lists the options.`, {cause: error});
  }
}
