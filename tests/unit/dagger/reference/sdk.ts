import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {reference} from '../../../../src/config/reference';
import {loadSince} from '@docs-kit/dagger/facts/facts';
import {apiName} from '@docs-kit/dagger/api/names';
import {listFiles} from '@docs-kit/base/node/files';
import {generateReference} from '../../../../src/dagger/reference/generate';
import {readSdk, type Sdk} from '../../../../src/dagger/reference/model';

export const siteDir = process.cwd();

/** The SDK that the reference documents. */
export const laterSdk = (): Sdk => readSdk(siteDir, reference, loadSince());

/** The snapshot's SDK, in the same form. */
export const snapshotSdk = (): Sdk => readSdk(siteDir, {...reference, packageName: '@dagger.io/dagger'}, loadSince());

/** All symbols of the SDK as named in `since.json`; options count as arguments of their method. */
export function allSymbols(sdk: Sdk): Set<string> {
  const symbols = new Set<string>();
  for (const [own, {fields, methods, optionsOf}] of sdk) {
    if (optionsOf !== undefined) continue;
    symbols.add(own);
    for (const field of fields) symbols.add(`${own}.${field.name}`);
    for (const method of methods) {
      const name = `${own}.${apiName(method.name)}`;
      symbols.add(name);
      for (const parameter of method.parameters) {
        const options = sdk.get(parameter.type.text);
        for (const argument of options?.optionsOf === undefined ? [parameter] : options.fields)
          symbols.add(`${name}(${argument.name})`);
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
