import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {reference} from '../../../src/config/reference';
import {listFiles} from '../../../src/lib/files';
import type {ReferenceConfig} from '../../../src/reference/config';
import {convertSdk, generateReference} from '../../../src/reference/generate';
import {symbolsOf, type Sdk} from '../../../src/reference/sdk';

export const siteDir = process.cwd();

const read = async (config: ReferenceConfig): Promise<Sdk> =>
  symbolsOf((await convertSdk(siteDir, config)).project, config);

/** The SDK that the reference describes. */
export const laterSdk = (): Promise<Sdk> => read(reference);

/** The SDK of the snapshot, in the same form. */
export const snapshotSdk = (): Promise<Sdk> => {
  const modules = reference.modules.map((module) => ({...module, required: []}));
  const packages = {packageName: '@dagger.io/dagger', packageVersion: reference.snapshotVersion};
  return read({...reference, ...packages, modules});
};

/** Every page, by file name, as the build writes it. */
export async function generatedPages(): Promise<Map<string, string>> {
  await generateReference(siteDir, reference);
  const folder = path.join(siteDir, reference.outDir);
  const pages = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    if (file.endsWith('.md')) pages.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  return pages;
}
