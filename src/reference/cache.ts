import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashFiles, listFiles} from '../lib/files';

/** Lies beside the pages; the docs plugin reads only Markdown. */
const STAMP = '.stamp.json';

interface Stamp {
  inputs: string;
  outputs: string;
}

async function hashPages(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter((file) => file !== STAMP);
  return hashFiles(folder, files);
}

/** True where the folder holds, unchanged, what was written from these inputs. */
export async function isFresh(folder: string, inputs: string): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(path.join(folder, STAMP), 'utf8')) as Stamp;
    return stamp.inputs === inputs && stamp.outputs === (await hashPages(folder));
  } catch {
    return false;
  }
}

/** Makes the folder hold exactly these pages; pages that did not change are not touched. */
export async function writePages(folder: string, pages: Map<string, string>, inputs: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!pages.has(file)) await rm(path.join(folder, file));
  }
  for (const [file, text] of pages) {
    const target = path.join(folder, file);
    const current = await readFile(target, 'utf8').catch(() => undefined);
    if (current === text) continue;
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  const stamp: Stamp = {inputs, outputs: await hashPages(folder)};
  await writeFile(path.join(folder, STAMP), JSON.stringify(stamp));
}
