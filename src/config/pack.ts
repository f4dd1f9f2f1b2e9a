import path from 'node:path';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {pack} from '@docs-kit/takeaway/node/pack';
import {site} from './site';

/** Packs `build/` into `.cache/pack/`. */
export async function main(args: readonly string[]): Promise<void> {
  expectNoArguments(args);
  await pack({
    buildDir: path.join(root, 'build'),
    baseUrl: site.baseUrl,
    name: `dagger-docs-${site.version}`,
    packDir: path.join(root, '.cache', 'pack'),
  });
}
