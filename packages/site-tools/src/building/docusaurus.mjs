/* Runs `docusaurus build`, and sends the error with which it failed to the parent process: its own command line only
   prints it. Plain JavaScript, because tsx would compile all that the framework loads. */
import process from 'node:process';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';

/** The error's message, code and causes, as data. */
function dataOf(error) {
  const {message, code, cause, errors = []} = error instanceof Error ? error : new Error(String(error));
  return {message, code, causes: [cause, ...errors].filter((it) => it !== undefined).map(dataOf)};
}

/** Logs an error in full, and ends the process when the parent has it. */
function fail(error) {
  process.stderr.write(`${inspect(error, {depth: Infinity})}\n`);
  process.send(dataOf(error), () => process.exit(1));
}

process.on('unhandledRejection', fail);
process.env.BABEL_ENV = process.env.NODE_ENV = 'production';
await runCLI(process.argv).then(() => process.disconnect(), fail);
