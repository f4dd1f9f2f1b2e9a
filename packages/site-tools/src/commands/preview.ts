import {expectNoArguments} from '@docs-kit/base/node/command';
import {runInherited, site} from '../processes';
import {checkAddress, serveBuild, whereToServe} from '../serve';

/** Builds the site and serves it. Checks the address first, because a build takes a minute. */
export async function main(args: readonly string[]): Promise<void> {
  expectNoArguments(args, whereToServe);
  await checkAddress();
  process.exitCode = await runInherited([site, 'build']);
  if (process.exitCode === 0) await serveBuild(args);
}
