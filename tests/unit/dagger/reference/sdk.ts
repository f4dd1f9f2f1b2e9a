import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {reference} from '../../../../src/config/reference';
import {apiName} from '@docs-kit/dagger/api/names';
import {version} from '@docs-kit/dagger/version';
import {listFiles} from '@docs-kit/base/node/files';
import type {ReferenceConfig} from '../../../../src/dagger/reference/config';
import {convertSdk, generateReference} from '../../../../src/dagger/reference/generate';
import {
  fieldsOf,
  methodsOf,
  optionOwners,
  signatureOf,
  symbolsOf,
  typeText,
  type Sdk,
} from '../../../../src/dagger/reference/model';

export const siteDir = process.cwd();

const read = async (config: ReferenceConfig): Promise<Sdk> =>
  symbolsOf((await convertSdk(siteDir, config)).project, config);

/** The SDK that the reference documents. */
export const laterSdk = (): Promise<Sdk> => read(reference);

/** The snapshot's SDK, in the same form. */
export const snapshotSdk = (): Promise<Sdk> => {
  const packages = {packageName: '@dagger.io/dagger', packageVersion: version};
  return read({...reference, ...packages});
};

/** All symbols of the SDK as named in `since.json`; options count as arguments of their method. */
export function allSymbols(sdk: Sdk): Set<string> {
  const symbols = new Set<string>();
  const owners = optionOwners(sdk);
  for (const [own, symbol] of sdk) {
    if (owners.has(own)) continue;
    symbols.add(own);
    for (const field of fieldsOf(symbol)) symbols.add(`${own}.${field.name}`);
    for (const method of methodsOf(symbol)) {
      const name = `${own}.${apiName(method.name)}`;
      symbols.add(name);
      for (const param of signatureOf(method)?.parameters ?? []) {
        const type = typeText(param.type);
        const options = owners.has(type) ? sdk.get(type) : undefined;
        for (const {name: argument} of options ? fieldsOf(options) : [param]) symbols.add(`${name}(${argument})`);
      }
    }
  }
  return symbols;
}

/** All pages by file name, as the build writes them. */
export async function generatedPages(): Promise<Map<string, string>> {
  await generateReference(siteDir, reference);
  const folder = path.join(siteDir, reference.outDir);
  const pages = new Map<string, string>();
  for (const file of listFiles(folder))
    if (file.endsWith('.md')) pages.set(file, await readFile(path.join(folder, file), 'utf8'));

  return pages;
}
