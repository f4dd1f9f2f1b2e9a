import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadApi} from '@docs-kit/dagger/api/model';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {sdkLanguages, type SdkLanguage} from '@docs-kit/dagger/languages';
import {readSample} from '@docs-kit/dagger/samples';
import {callsIn, formatCalls, listSamples, readCalls, type SampleFile} from '@docs-kit/samples/node/reader';
import {site} from '../../../src/config/site';
import {sampleTabs} from '../../../src/markdown';

const root = path.resolve(`versioned_docs/version-${site.version}/_samples`);

test('calls are written sorted, one line per file, and survive a round trip', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  const calls = new Map([
    ['b/b/go/main.go', [{line: 9, column: 2, member: 'Container.from'}]],
    [
      'a/a/go/main.go',
      [
        {line: 12, column: 4, member: 'Container.from'},
        {line: 3, column: 40, member: 'Container.from'},
        {line: 3, column: 8, member: 'Client.container'},
      ],
    ],
    ['c/c/go/main.go', []],
  ]);
  const text = formatCalls(calls);
  expect(text).toBe(
    '{\n"a/a/go/main.go": {"Client.container":"3:8","Container.from":"3:40 12:4"},\n' +
      '"b/b/go/main.go": {"Container.from":"9:2"}\n}\n',
  );
  fs.writeFileSync(path.join(folder, 'calls.json'), text);
  expect(formatCalls(readCalls(folder))).toBe(text);
});

test('a file of calls that a merge has left with its marks is reported with its line', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  fs.writeFileSync(path.join(folder, 'calls.json'), '{\n<<<<<<< HEAD\n"a/a/go/main.go": {"Container.from":"9:2"}\n}\n');
  expect(() => readCalls(folder)).toThrow("calls.json:2: this isn't JSON (invalid symbol). Fix its syntax.");
});

// Calls anywhere else aren't linked.
test.each(sdkLanguages.map(({id}) => id))(
  'each call in %s points to its member’s name in the sample and has a reference entry',
  (language) => {
    const reference = loadApi('0.18.19');
    const recorded = readCalls(root);
    const calls = listSamples(root).flatMap((name) => {
      const sample = readSample(root, name, {file: name});
      const found = callsIn(sample, language, recorded, sampleTabs);
      return (sample.languages.get(language) ?? []).flatMap((file) => {
        const lines = file.source.split('\n');
        return (found.get(file.name) ?? []).map(({line, column, member}) => ({
          place: `${file.file}:${line}:${column}`,
          written: /^\w*/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0] ?? '',
          member,
        }));
      });
    });
    expect(calls.length).toBeGreaterThan(950);

    const wrong = calls.filter(
      ({written, member}) =>
        written !== sampleTabs.nameOf(language, member) || findApiName(reference, member).kind !== 'found',
    );
    expect(wrong).toEqual([]);
  },
);

const file = (name: string, source: string): SampleFile => ({
  name,
  source,
  file: name,
  title: name,
  lines: [],
  origins: [],
  regions: new Map(),
});

test('calls in other languages are found by their names, in the order of the recorded ones', () => {
  const typescript = file('index.ts', 'dag.container().from("a").file("b");\nsource.file("c").size();\nlist.length;\n');
  const go = file(
    'main.go',
    'dag.Container().\n\t// The base.\n\tFrom("a").File("b")\nsource.File("c").Size()\nos.File("d")\nlist.Size()\n',
  );
  const python = file('main.py', 'dag.container().from_("a").file("b")\nsource.file("c").size()\nGit.from_("d")\n');
  const languages = new Map<SdkLanguage, SampleFile[]>([
    ['typescript', [typescript]],
    ['go', [go]],
    ['python', [python]],
  ]);
  const recorded = new Map([
    [
      'a/a/typescript/index.ts',
      [
        {line: 1, column: 5, member: 'Client.container'},
        {line: 1, column: 17, member: 'Container.from'},
        {line: 1, column: 27, member: 'Container.file'},
        {line: 2, column: 8, member: 'Directory.file'},
        {line: 2, column: 18, member: 'File.size'},
      ],
    ],
  ]);
  const sample = {...readSample(root, 'services/host', {file: ''}), name: 'a/a', languages};
  const found = (language: SdkLanguage): string[] =>
    [...callsIn(sample, language, recorded, sampleTabs).values()]
      .flat()
      .map(({line, column, member}) => `${line}:${column} ${member}`);
  // The recorded calls can't tell more than there are apart.
  expect(found('go')).toEqual(['1:5 Client.container', '3:2 Container.from']);
  expect(found('python')).toEqual([
    '1:5 Client.container',
    '1:17 Container.from',
    '1:28 Container.file',
    '2:8 Directory.file',
    '2:18 File.size',
  ]);
  expect(found('typescript')).toHaveLength(5);
});
