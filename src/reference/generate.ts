import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashFiles, listFiles} from '../lib/files';
import {isFresh, writePages} from './cache';
import {checkPackage, convertSdk, declarationFiles} from './convert';
import {renderReference} from './render';
import {checkSince, readSince} from './since';
import type {ReferenceConfig} from './types';

const OWN_SOURCES = 'src/reference';

/**
 * Brings the pages of the reference up to date.
 *
 * @returns how many pages were written from the declarations; 0 where the existing ones are still right
 * @throws InputError where the SDK package or the file of later symbols is not as expected
 */
export async function generateReference(siteDir: string, config: ReferenceConfig): Promise<number> {
  checkPackage(siteDir, config);
  const since = await readSince(siteDir, config.sinceFile);
  const outDir = path.join(siteDir, config.outDir);
  const sources = (await listFiles(path.join(siteDir, OWN_SOURCES))).map((file) => `${OWN_SOURCES}/${file}`);
  const inputs = await hashFiles(siteDir, [...sources, ...declarationFiles(config), config.sinceFile], {
    ...config,
    hidden: config.hidden.source,
  });
  if (await isFresh(outDir, inputs)) return 0;

  const sdk = await convertSdk(siteDir, config);
  await checkSince(since, sdk, siteDir, config);
  const examples: Record<string, string> = {};
  for (const [place, file] of Object.entries(config.examples)) {
    examples[place] = await readFile(path.join(siteDir, OWN_SOURCES, 'examples', file), 'utf8');
  }
  const pages = renderReference(sdk, since, config, examples);
  await writePages(outDir, pages, inputs);
  return pages.size;
}
