import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, listFiles} from '@docs-kit/base/node/files';
import {loadApi} from '../api/model';
import {loadFates, loadSince} from '../facts/facts';
import type {ReferenceConfig} from './config';
import {declarationFiles, readSdk} from './model';
import {createPages} from './pages';
import {readUsage} from './usage';

/**
 * Updates the reference pages.
 *
 * @returns true if they were written; false if the existing ones are up to date
 * @throws InputError if the SDK package can't be read
 */
export async function generateReference(siteDir: string, config: ReferenceConfig): Promise<boolean> {
  const sources = [__dirname, path.join(__dirname, '../api'), path.join(__dirname, '../facts')].flatMap((folder) =>
    listFiles(folder).map((file) => path.join(path.relative(siteDir, folder), file)),
  );
  const api = loadApi('0.18.19');
  // Most edits of a guide change nothing in the reference, which takes seconds to write.
  const usage = readUsage(api, path.join(siteDir, config.guidesDir));
  const folder = path.join(siteDir, config.outDir);
  const stamp = path.join(folder, '.stamp');
  /** Of the pages' sources, and of the pages. */
  const state = (): Promise<string> => {
    const pages = listFiles(folder).filter((file) => file.endsWith('.md'));
    const files = [...sources, ...declarationFiles(config), ...pages.map((page) => path.join(config.outDir, page))];
    return hashFiles(siteDir, files, {config, usage: [...usage]});
  };
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === (await state())) return false;

  const since = loadSince();
  const sdk = readSdk(siteDir, config, since);
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of createPages({config, sdk, since, fates: loadFates(), api, usage})) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${text.trimEnd()}\n`);
  }
  writeFileSync(stamp, await state());
  return true;
}
