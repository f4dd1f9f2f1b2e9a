import path from 'node:path';
import {UsageError} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {stage, stagedHosts} from '../hosting/stage';

/** Prepares a folder for the host that's named. */
export async function main(args: readonly string[]): Promise<void> {
  const [host = ''] = args;
  if (args.length !== 1 || !stagedHosts.includes(host))
    throw new UsageError(`Specify a host: npm run stage -- ${stagedHosts.join('|')}`);

  const folder = path.join(root, '.cache', 'staged', host);
  await stage(host, folder);
  console.log(`Ready to upload: ${path.relative(root, folder)}/`);
}
