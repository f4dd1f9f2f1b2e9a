import {createHash} from 'node:crypto';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type * as Pagefind from 'pagefind';
import {type Entry, entryPath, fetchHook, type Names, type PagefindEntry} from '../../search/names';
import {lineBreak} from '../../search/text';
import type {IndexRecord} from './names';

/** The files of Pagefind that the site uses; its own user interface is left out. */
const wanted = /^(pagefind\.js|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment))$/;

interface OutputFile {
  /** Relative to the folder of the build. */
  path: string;
  content: Uint8Array | string;
}

/**
 * Writes Pagefind's index of the records and the file of names into the build.
 *
 * The order of the records in the index is that of the names, which the browser relies on; the build stops where
 * Pagefind has changed it.
 */
export async function writeSearch(outDir: string, records: readonly IndexRecord[], names: Names): Promise<void> {
  const json = JSON.stringify(names);
  const namesPath = `assets/search/names.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  const {files, entry: pagefind} = await indexFiles(records);
  const entry: Entry = {names: namesPath, pagefind};
  await writeFiles(outDir, [
    ...files,
    {path: namesPath, content: json},
    {path: entryPath, content: JSON.stringify(entry)},
  ]);
}

async function indexFiles(records: readonly IndexRecord[]): Promise<{files: OutputFile[]; entry: PagefindEntry}> {
  const pagefind = await loadPagefind();
  try {
    const {index, errors} = await pagefind.createIndex({});
    if (!index) {
      throw new Error(`Search index: ${errors.join(' ')}`);
    }
    const added = await Promise.all(
      records.map(({url, lines}) => index.addCustomRecord({url, content: lines.join(`${lineBreak} `), language: 'en'})),
    );
    const problems = added.flatMap((record) => record.errors);
    if (problems.length > 0) {
      throw new Error(`Search index: ${problems.join(' ')}`);
    }
    const written = await index.getFiles();
    const files = written.files.filter(({path: file}) => wanted.test(path.basename(file)));
    checkOrder(files, records);
    const entry = written.files.find(({path: file}) => file === 'pagefind-entry.json');
    return {
      files: files.map((file) => ({path: `pagefind/${file.path}`, content: prepare(file)})),
      entry: JSON.parse(Buffer.from(entry?.content ?? '').toString()) as PagefindEntry,
    };
  } finally {
    await pagefind.close();
  }
}

/**
 * Pagefind packs its files itself, and unpacks them in a program of its own. Its client takes them without, which is
 * smaller and faster, since they are sent as Brotli (`scripts/twins`). Texts of single sections are too short to gain.
 * The client is made to load files through `fetchHook`.
 */
function prepare(file: {path: string; content: Uint8Array}): Uint8Array | string {
  if (file.path === 'pagefind.js') {
    return `const fetch=(address)=>globalThis.${fetchHook}(address);${Buffer.from(file.content).toString()}`;
  }
  if (!packed.test(file.path)) {
    return file.content;
  }
  const content = gunzipSync(file.content);
  if (!content.subarray(0, signature.length).equals(Buffer.from(signature))) {
    throw new Error(
      `Search index: ${path.basename(file.path)} has no signature of Pagefind. Pin the version of pagefind that package.json had.`,
    );
  }
  return content;
}

const packed = /\.(pagefind|pf_meta|pf_index)$/;
/** What Pagefind's client knows unpacked files by. */
const signature = 'pagefind_dcd';

/** By its path, because Docusaurus loads plugins as CommonJS, and the package lets itself only be imported by name. */
async function loadPagefind(): Promise<typeof Pagefind> {
  const file: string = path.resolve('node_modules/pagefind/lib/index.js');
  return (await import(file)) as typeof Pagefind;
}

function checkOrder(files: readonly {path: string; content: Uint8Array}[], records: readonly IndexRecord[]): void {
  const meta = files.find(({path: file}) => file.endsWith('.pf_meta'));
  const fragments = new Map(files.map((file) => [path.basename(file.path, '.pf_fragment'), file.content]));
  const ids = meta
    ? gunzipSync(meta.content)
        .toString('latin1')
        .match(/en_[0-9a-f]{7,}/g)
    : null;
  const pages = (ids ?? []).filter((id) => fragments.has(id));
  const urls = pages.map((id) => {
    const fragment = gunzipSync(fragments.get(id) ?? new Uint8Array()).toString();
    return (JSON.parse(fragment.slice(fragment.indexOf('{'))) as {url: string}).url;
  });
  const wrong = records.findIndex(({url}, index) => urls[index] !== url);
  if (wrong >= 0 || urls.length !== records.length) {
    throw new Error(
      `Search index: Pagefind wrote ${urls.length} records for ${records.length}, or in another order (${records[wrong]?.url}). Pin the version of pagefind that package.json had.`,
    );
  }
}

/** Writes into a folder beside the build first, so that a failed write leaves no half of an index. */
async function writeFiles(outDir: string, files: readonly OutputFile[]): Promise<void> {
  const folders = ['pagefind', 'assets/search'];
  const staging = path.join(outDir, '.search');
  await rm(staging, {recursive: true, force: true});
  await Promise.all(
    [...new Set(files.map((file) => path.dirname(file.path)))].map((folder) =>
      mkdir(path.join(staging, folder), {recursive: true}),
    ),
  );
  await Promise.all(files.map((file) => writeFile(path.join(staging, file.path), file.content)));
  await mkdir(path.join(outDir, 'assets'), {recursive: true});
  for (const folder of folders) {
    await rm(path.join(outDir, folder), {recursive: true, force: true});
    await rename(path.join(staging, folder), path.join(outDir, folder));
  }
  await rm(staging, {recursive: true});
}
