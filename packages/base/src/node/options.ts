import {parseArgs, type ParseArgsConfig} from 'node:util';
import {UsageError} from './command';
import {messageOf} from './error';

/** An option without a value. */
export const flag = {type: 'boolean', default: false} as const;

/**
 * Parses a command line.
 *
 * @param command of `site`, whose `--help` lists the options
 * @param read converts parsed values to options; its errors are reported in the same way
 * @throws {UsageError} one line for an unknown option
 */
export function parseOptions<Config extends NonNullable<ParseArgsConfig['options']>, Result>(
  args: readonly string[],
  command: string,
  options: Config,
  read: (found: ReturnType<typeof parseArgs<{options: Config; allowPositionals: true}>>) => Result,
): Result {
  try {
    return read(parseArgs({args: [...args], allowPositionals: true, options}));
  } catch (error) {
    const [sentence = ''] = messageOf(error).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}. \`npx site ${command} --help\` lists the options.`, {
      cause: error,
    });
  }
}
