import path from 'node:path';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {pack} from '@docs-kit/takeaway/node/pack';
import {head} from './instant';
import {site} from './site';

/** The files of the API explorer, which needs a host. */
export const explorerFiles = /^(?:assets\/)?explorer\/|^assets\/css\/explorer\./;

/** Packs `build/` into `.cache/pack/`. */
export async function main(): Promise<void> {
  expectNoArguments();
  const {baseUrl, url, version} = site;
  const buildDir = path.join(root, 'build');
  await pack({
    site: {buildDir, baseUrl, url, head, leaveOut: explorerFiles},
    name: `dagger-docs-${version}`,
    packDir: path.join(root, '.cache', 'pack'),
  });
}
