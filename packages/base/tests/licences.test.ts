import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundle} from '../src/node/bundle';
import {licences, licencesFile, licenceTexts} from '../src/node/licences';
import {root} from '../src/node/root';

const packageFolder = (name: string): string => path.join(root, 'node_modules', name);

/** As the list has it: `clsx 2.1.1`. */
function titleOf(name: string): string {
  const text = readFileSync(packageFolder(`${name}/package.json`), 'utf8');
  return `${name} ${(JSON.parse(text) as {version: string}).version}`;
}

test('the packages of a bundled script are listed with their licences', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import clsx from ${JSON.stringify(packageFolder('clsx/dist/clsx.mjs'))}; console.log(clsx('a'));`,
  );
  bundle(entry, {});
  licences({outDir: folder});
  const text = readFileSync(path.join(folder, licencesFile), 'utf8');
  expect(text).toContain(`${titleOf('clsx')}\n\n${readFileSync(packageFolder('clsx/license'), 'utf8').trim()}\n`);
});

test('packages with the same text share it, in an order that depends on nothing else', () => {
  const folders = ['react-dom', 'clsx', 'react'].map(packageFolder);
  const text = licenceTexts(folders);
  expect(text).toContain(`${titleOf('react')}\n${titleOf('react-dom')}\n\nMIT License\n`);
  expect(licenceTexts(folders.reverse())).toBe(text);
});

test('a package without a licence stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  writeFileSync(path.join(folder, 'package.json'), '{"name": "secret", "version": "1.0.0"}');
  expect(() => licenceTexts([folder])).toThrow('secret: the package names no licence');
});
