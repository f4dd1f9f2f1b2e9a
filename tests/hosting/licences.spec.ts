import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listFiles} from '@docs-kit/base/node/files';
import {licencesFile} from '@docs-kit/base/node/licences';
import {root} from '@docs-kit/base/node/root';
import {readBuilt} from '../built';

/** Loaded only if the deployer sets its key. */
const optional = 'posthog-js';

/** The packages that the browser code imports, except for the framework's, which it imports by aliases. */
function importedPackages(): string[] {
  const sources = ['src', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const browser = sources.filter((file) =>
    /^(?:src|packages\/[^/]+\/src)\/(?:browser|components|theme)\/.*\.tsx?$/.test(file),
  );
  const names = browser.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^(?!import type).*\bfrom '([^'.][^']*)';$/gm)].map(
      ([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
    ),
  );
  return [...new Set(names)].filter(
    (name) => !/^(?:@docs-kit|@docusaurus|@generated|@site|@theme|@theme-\w+)\//.test(name),
  );
}

test('licences.txt has the licence of every package that browsers get', () => {
  const text = readBuilt(licencesFile);
  const names = [...importedPackages(), '@docusaurus/core', '@docusaurus/theme-classic', 'infima', 'scheduler'];
  expect(names).toContain('asciinema-player');
  expect(names.filter((name) => name !== optional && !text.includes(`\n${name} `))).toEqual([]);
  expect(text).toContain('Apache License');
});
