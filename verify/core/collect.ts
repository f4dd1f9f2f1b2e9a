import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages} from '../../src/config/languages';
import {examplesFolder} from '../../src/explorer/examples';
import {listSamples, readSample, samplesFolder, type Sample} from '../../src/content/samples/read';
import {callsFile} from '../../src/content/samples/calls';
import {ContentError} from '../../src/lib/error';
import {readPage} from './page';
import type {Failure, Snippet} from './types';

/** The folders that hold pages and samples. */
const CONTENT = ['docs', 'versioned_docs'] as const;

/** Written by TypeDoc at build time, not by us. */
const GENERATED = '/reference/typescript/';

export interface Content {
  snippets: Snippet[];
  failures: Failure[];
  /** How many pages were read. */
  pages: number;
}

/** Reads every page and sample below `root`, each file's path relative to it. */
export function collect(root: string): Content {
  const content: Content = {snippets: [], failures: [], pages: 0};
  const relative = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const fail = (file: string, message: string, line = 1): void => {
    content.failures.push({file, line, language: '', message});
  };
  const sampleFiles = new Set<string>();
  /** Folders of samples that couldn't be read. */
  const unread: string[] = [];
  for (const entry of CONTENT.flatMap((folder) => entriesBelow(path.join(root, folder)))) {
    const file = relative(path.join(entry.parentPath, entry.name));
    if (entry.isSymbolicLink()) fail(file, 'a symbolic link; replace it with what it points to.');
    if (entry.isDirectory() && entry.name === samplesFolder) readSamples(path.join(root, file), content);
    if (!entry.isFile() || entry.name.startsWith('.') || file.includes(GENERATED)) continue;
    const text = decode(fs.readFileSync(path.join(root, file)));
    if (typeof text !== 'string') fail(file, text.message, text.line);
    else if (file.includes(`/${samplesFolder}/`)) {
      if (!file.endsWith(`/${samplesFolder}/${callsFile}`)) sampleFiles.add(file);
    } else if (/\.mdx?$/.test(file)) {
      const page = readPage(file, text);
      content.pages += 1;
      content.snippets.push(...page.snippets);
      content.failures.push(...page.failures);
    }
  }
  content.snippets.push(...explorerExamples(root));
  for (const {kind, file} of content.snippets) if (kind === 'sample') sampleFiles.delete(file);
  for (const file of sampleFiles) {
    if (!unread.some((folder) => file.startsWith(folder))) fail(file, 'this file belongs to no sample.');
  }
  return content;

  function readSamples(folder: string, into: Content): void {
    for (const name of listSamples(folder)) {
      const place = relative(path.join(folder, name));
      let sample: Sample;
      try {
        sample = readSample(folder, name, {file: place});
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const [, file = place, line = '1', message = error.message] = /^(.+?):(\d+): (.*)$/s.exec(error.message) ?? [];
        fail(file, message, Number(line));
        unread.push(`${place}/`);
        continue;
      }
      into.snippets.push(...snippetsOf(sample, relative));
      for (const {id, label} of sdkLanguages) {
        if (sample.languages.has(id) || sample.unsupported.has(id) || sample.omitted.has(id)) continue;
        const reason = `{"omitted": {"${id}": "The reason."}}`;
        fail(place, `the sample has no ${label} version; add it, or say why not in its sample.json: ${reason}.`);
      }
    }
  }
}

/** The queries that the API explorer offers, checked like fences. */
function explorerExamples(root: string): Snippet[] {
  return entriesBelow(path.join(root, examplesFolder)).map(({name}): Snippet => {
    const file = `${examplesFolder}/${name}`;
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return {id: `${file}:1`, kind: 'fence', language: 'graphql', text, file, line: 1, meta: {}};
  });
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

/** The text of a file in UTF-8 with Unix line ends, or what is wrong with it. */
function decode(bytes: Buffer): string | {line: number; message: string} {
  const text = bytes.toString('utf8');
  const lineOf = (part: string): number => text.split(part, 1).join('').split('\n').length;
  if (!bytes.equals(Buffer.from(text)))
    return {line: lineOf('\uFFFD'), message: 'not UTF-8; save it in that encoding.'};
  if (text.includes('\r\n')) return {line: lineOf('\r\n'), message: 'Windows line ends (CRLF); save it with LF.'};
  return text;
}

/** Everything below a folder, in the order of the paths; links aren't followed. */
function entriesBelow(folder: string): fs.Dirent[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .sort((a, b) => (path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1));
}
