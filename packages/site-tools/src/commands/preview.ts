import {expectNoArguments} from '@docs-kit/base/node/command';
import {runInherited, site} from '../processes';
import {serveBuild, whereToServe} from '../serve';

/** Builds the site and serves it. */
export async function main(args: readonly string[]): Promise<void> {
  expectNoArguments(args, whereToServe);
  process.exitCode = await runInherited([site, 'build']);
  if (process.exitCode === 0) await serveBuild(args);
}
