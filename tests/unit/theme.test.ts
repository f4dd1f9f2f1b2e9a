import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {expect, test} from 'vitest';

const framework = ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

/** The names in a folder's files, such as `Navbar/Layout`. */
const componentsOf = (folder: string, file: RegExp): string[] =>
  listFiles(folder).flatMap((name) => file.exec(name)?.[1] ?? []);

test('each theme component replaces one that the framework still has', () => {
  const ours = ['src/theme', 'packages/samples/src/browser/theme', 'packages/search/src/browser/theme'];
  const theirs = framework.flatMap((folder) =>
    componentsOf(path.join('node_modules/@docusaurus', folder), /^(.+?)(?:\/index)?\.js$/),
  );
  const unused = ours
    .flatMap((folder) => componentsOf(folder, /^(.+)\/index\.tsx?$/))
    .filter((name) => !theirs.includes(name));
  expect(unused).toEqual([]);
});
