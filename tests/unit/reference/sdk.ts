import {reference} from '../../../src/config/reference';
import {convertSdk} from '../../../src/reference/convert';
import {renderReference} from '../../../src/reference/render';
import {readSince} from '../../../src/reference/since';
import type {ReferenceConfig, Sdk} from '../../../src/reference/types';

export const siteDir = process.cwd();

/** The SDK that the reference describes. */
export const laterSdk = (): Promise<Sdk> => convertSdk(siteDir, reference);

/** The SDK of the snapshot, in the same form. */
export const snapshotSdk = (): Promise<Sdk> => {
  const modules = reference.modules.map((module) => ({...module, required: []}));
  const config: ReferenceConfig = {
    ...reference,
    modules,
    packageName: '@dagger.io/dagger',
    packageVersion: reference.snapshotVersion,
  };
  return convertSdk(siteDir, config);
};

/** Every page, by file name, as the build writes it. */
export async function renderedPages(): Promise<Map<string, string>> {
  const since = await readSince(siteDir, reference.sinceFile);
  return renderReference(await laterSdk(), since, reference, {});
}
