import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../../../src/config/site';
import {loadApi} from '@docs-kit/dagger/api/model';
import {readUsage, type Usage} from '../../../../src/dagger/reference/usage';

const api = loadApi('0.18.19');

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const titles = (usage: Usage, member: string): string[] | undefined =>
  usage.get(`/reference/typescript/api/client.gen/classes/${member}`)?.map(({title}) => title);

const sample = `package main

func (m *MyModule) Run() {
	dag.Container()
	x.WithExec(nil)
}
`;

test('a guide uses the members in its text and in its samples', () => {
  const usage = readUsage(
    api,
    folderWith({
      'whole.mdx': '---\ntitle: Whole\n---\n\n::sample{name="a/b"}\n',
      'api/part.mdx': '---\ntitle: "Part: one"\nslug: /part\n---\n\n::sample{name="a/b"}\n',
      'text.mdx': '---\ntitle: Text\n---\n\nUse `Container.withExec`, not\n\n```go\n// `Container.from`\n```\n',
      '_samples/a/b/go/main.go': sample,
      '_samples/calls.json': '{"a/b/go/main.go": {"Client.container": "4:6", "Container.withExec": "5:4"}}',
    }),
  );
  expect(titles(usage, 'Client#container')).toEqual(['Part: one', 'Whole']);
  expect(titles(usage, 'Container#withexec')).toEqual(['Text', 'Part: one', 'Whole']);
  expect(titles(usage, 'Container#from')).toBeUndefined();
  expect(usage.get('/reference/typescript/api/client.gen/classes/Client#container')?.[0]?.address).toBe('/part');
});

test('a guide’s address is of the section that uses the member first, as Docusaurus names it', () => {
  const text = (code: string): string => `\nUse \`${code}\`.\n`;
  const page = [
    '---\ntitle: Long\n---\n',
    text('Container.from'),
    "\n## Run `sh`, or don't\n",
    text('Container.withExec'),
    '\n```shell\n## no heading\n```\n\n### Keep the old anchor {/* #Old-one */}\n',
    text('Container.stdout'),
    '\n## Pitfalls\n\n## [Pitfalls](/x)\n',
    text('Container.stderr') + text('Container.from'),
  ].join('');
  const usage = readUsage(api, folderWith({'long.mdx': page}));
  const address = (member: string): string | undefined =>
    usage.get(`/reference/typescript/api/client.gen/classes/Container#${member}`)?.[0]?.address;
  expect(['from', 'withexec', 'stdout', 'stderr'].map(address)).toEqual([
    '/long',
    '/long#run-sh-or-dont',
    '/long#Old-one',
    '/long#pitfalls-1',
  ]);
});

test('a sample that does not exist is left to the checks of its page', () => {
  const folder = folderWith({'a.mdx': '---\ntitle: A\n---\n\n::sample{name="no/such"}\n', '_samples/calls.json': '{}'});
  expect(() => readUsage(api, folder)).not.toThrow();
});

test('a guide about a member comes before those that only use it', () => {
  const usage = readUsage(api, path.resolve(`versioned_docs/version-${site.version}`));
  expect(titles(usage, 'Container#withsecretvariable')?.[0]).toBe('Secrets');
  expect(titles(usage, 'Client#cachevolume')?.[0]).toBe('Cache volumes');
  expect(titles(usage, 'Container#terminal')?.[0]).toBe('Interactive terminals');
  expect(titles(usage, 'Container#asservice')?.[0]).toBe('Services');
  expect(titles(usage, 'Container#withexec')?.length).toBeGreaterThan(30);
});
