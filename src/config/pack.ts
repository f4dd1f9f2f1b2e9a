import {expectNoArguments} from '@docs-kit/base/node/command';
import {pack} from '@docs-kit/takeaway/node/pack';
import {site} from './site';

/** Packs `build/` into `.cache/pack/`. */
export async function main(args: readonly string[]): Promise<void> {
  expectNoArguments(args);
  await pack(`dagger-docs-${site.version}`, site.baseUrl);
}
