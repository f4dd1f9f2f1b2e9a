import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundleConfig} from '../src/building/config-bundle';

test.each(['#1', 'a?', 'a!b'])('a tree in the folder %s is rejected in one line', async (name) => {
  const root = path.join(tmpdir(), name);
  await expect(bundleConfig(root)).rejects.toThrow(
    `${root}: Rspack can't read paths with #, ? or !. Move the tree elsewhere.`,
  );
});

test('the file that Docusaurus loads changes with a plugin, so that the bundler drops what it has compiled', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'config-'));
  writeFileSync(path.join(root, 'docusaurus.config.ts'), "export {default} from './plugin';");
  const load = async (title: string): Promise<string> => {
    writeFileSync(path.join(root, 'plugin.ts'), `export default {title: '${title}'};`);
    const {file, bundler} = await bundleConfig(root);
    await bundler.dispose();
    return readFileSync(file, 'utf8');
  };
  const first = await load('One');
  expect(await load('Two')).not.toBe(first);
  expect(await load('One')).toBe(first);
});

test('the file changes while a plugin is edited, which the development server waits for', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'config-'));
  writeFileSync(path.join(root, 'docusaurus.config.ts'), "export {default} from './plugin';");
  writeFileSync(path.join(root, 'plugin.ts'), "export default {title: 'One'};");
  const {file, bundler} = await bundleConfig(root);
  const first = readFileSync(file, 'utf8');
  await bundler.watch();
  writeFileSync(path.join(root, 'plugin.ts'), "export default {title: 'Two'};");
  await expect.poll(() => readFileSync(file, 'utf8'), {timeout: 20_000}).not.toBe(first);
  await bundler.dispose();
});
