import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages} from '@docs-kit/dagger/languages';
import {examplesFolder} from '@docs-kit/explorer/node/examples';
import {readSample, type Sample} from '@docs-kit/dagger/samples';
import {callsFile, listSamples, samplesFolder} from '@docs-kit/samples/node/reader';
import {ContentError} from '@docs-kit/base/node/error';
import {entriesBelow} from '@docs-kit/base/node/files';
import {readPage} from './page';
import type {Failure, Snippet} from '../types/snippets';

/** The folders that hold pages and samples. */
const contentFolders = ['docs', 'versioned_docs'] as const;

/** Generated when the site is built. */
const generated = '/reference/typescript/';

export interface Content {
  snippets: Snippet[];
  failures: Failure[];
  /** The number of pages. */
  pages: number;
  /** Whether a file isn't UTF-8 or has Windows line ends, which compilers report at other places and with a stack. */
  undecodable: boolean;
}

/** Reads all pages and samples below `root`, with paths relative to it. */
export function collect(root: string): Content {
  const content: Content = {snippets: [], failures: [], pages: 0, undecodable: false};
  const relative = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const fail = (file: string, message: string, line = 1): void => {
    content.failures.push({file, line, language: '', message});
  };
  const sampleFiles = new Set<string>();
  /** Sample folders that couldn't be read. */
  const unread: string[] = [];
  for (const entry of contentFolders.flatMap((folder) => sortedEntries(path.join(root, folder)))) {
    const file = relative(path.join(entry.parentPath, entry.name));
    if (entry.isSymbolicLink()) fail(file, 'a symbolic link; replace it with what it points to.');
    if (entry.isDirectory() && entry.name === samplesFolder) {
      const samples = readSamples(path.join(root, file), relative);
      content.snippets.push(...samples.snippets);
      content.failures.push(...samples.failures);
      unread.push(...samples.unread);
    }
    if (!entry.isFile() || entry.name.startsWith('.') || file.includes(generated)) continue;
    const text = decode(fs.readFileSync(path.join(root, file)));
    if (typeof text !== 'string') {
      content.undecodable = true;
      fail(file, text.message, text.line);
    } else if (file.includes(`/${samplesFolder}/`)) {
      if (!file.endsWith(`/${samplesFolder}/${callsFile}`)) sampleFiles.add(file);
    } else if (/\.mdx?$/.test(file)) {
      const page = readPage(file, text);
      content.pages += 1;
      content.snippets.push(...page.snippets);
      content.failures.push(...page.failures);
    }
  }
  content.snippets.push(...filesLikeFences(root));
  for (const {kind, file} of content.snippets) if (kind === 'sample') sampleFiles.delete(file);
  for (const file of sampleFiles)
    if (!unread.some((folder) => file.startsWith(folder))) fail(file, "this file doesn't belong to a sample.");

  return content;
}

/** Reads all samples of a `_samples` folder; `unread` has the folders of those that couldn't be read. */
function readSamples(
  folder: string,
  relative: (file: string) => string,
): Pick<Content, 'snippets' | 'failures'> & {unread: string[]} {
  const snippets: Snippet[] = [];
  const failures: Failure[] = [];
  const unread: string[] = [];
  for (const name of listSamples(folder)) {
    const place = relative(path.join(folder, name));
    try {
      const sample = readSample(folder, name, {file: place});
      snippets.push(...snippetsOf(sample, relative));
      failures.push(...missingLanguages(sample, place));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const [, file = place, line = '1', message = error.message] = /^(.+?):(\d+): (.*)$/s.exec(error.message) ?? [];
      failures.push({file, line: Number(line), language: '', message});
      unread.push(`${place}/`);
    }
  }
  return {snippets, failures, unread};
}

/** A failure for each language that a sample neither has nor explains. */
function missingLanguages({languages, unsupported, omitted}: Sample, place: string): Failure[] {
  return sdkLanguages
    .filter(({id}) => !languages.has(id) && !unsupported.has(id) && !omitted.has(id))
    .map(({id, label}) => {
      const reason = `{"omitted": {"${id}": "The reason."}}`;
      const message = `the sample doesn't have a ${label} version. Add one, or give the reason in sample.json: ${reason}.`;
      return {file: place, line: 1, language: '', message};
    });
}

/** Files that are checked like fences: the API explorer's queries, and diagrams, which a browser may refuse to show. */
function filesLikeFences(root: string): Snippet[] {
  return Object.entries({[examplesFolder]: 'graphql', 'static/img/diagrams': 'xml'}).flatMap(([folder, language]) =>
    sortedEntries(path.join(root, folder)).map(({name}): Snippet => {
      const file = `${folder}/${name}`;
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return {id: `${file}:1`, kind: 'fence', language, text, file, line: 1, meta: {}};
    }),
  );
}

/** A sample's sources and configuration files. */
function snippetsOf({name, folder, languages}: Sample, relative: (file: string) => string): Snippet[] {
  const snippet = (file: string, language: string, text: string): Snippet => {
    const place = relative(file);
    const meta = {title: path.basename(file)};
    return {id: `${place}:1`, kind: 'sample', language, text, file: place, line: 1, meta, sample: name};
  };
  const configuration = ['dagger.json', 'sample.json']
    .map((file) => path.join(folder, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => snippet(file, 'json', fs.readFileSync(file, 'utf8')));
  const sources = [...languages].flatMap(([language, files]) =>
    files.map(({file, source}) => snippet(file, language, source)),
  );
  return [...configuration, ...sources];
}

/** Reads a file as UTF-8 with Unix line ends, or describes the problem. */
function decode(bytes: Buffer): string | {line: number; message: string} {
  const text = bytes.toString('utf8');
  const lineOf = (part: string): number => text.split(part, 1).join('').split('\n').length;
  if (!bytes.equals(Buffer.from(text)))
    return {line: lineOf('\uFFFD'), message: 'not UTF-8; save it in that encoding.'};
  if (text.includes('\r\n')) return {line: lineOf('\r\n'), message: 'Windows line ends (CRLF); save it with LF.'};
  return text;
}

/** Everything below a folder, sorted by path; links aren't followed. */
function sortedEntries(folder: string): fs.Dirent[] {
  return entriesBelow(folder).sort((a, b) =>
    path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1,
  );
}
