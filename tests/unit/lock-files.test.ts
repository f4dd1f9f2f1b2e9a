import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {root} from '@docs-kit/base/node/root';

const peers = 'packages/bench/peers';
const lockFiles = ['', ...readdirSync(path.join(root, peers)).map((name) => `${peers}/${name}/`)].map(
  (folder) => `${folder}package-lock.json`,
);

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  /** A workspace of this repository. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages of a lock file by their folders, such as `node_modules/a/node_modules/b`; the project's is empty. */
const packagesOf = (file: string): Map<string, LockedPackage> =>
  new Map(
    Object.entries(
      (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {packages: Record<string, LockedPackage>}).packages,
    ),
  );

/** Whether Node.js finds a package from a folder: in the folder's own `node_modules` or in one further up. */
function isFound(packages: ReadonlyMap<string, LockedPackage>, folder: string, name: string): boolean {
  const parts = folder === '' ? [''] : ['', ...folder.split(/\/?node_modules\//).slice(1)];
  return parts.some((_, index) => {
    const above = parts.slice(1, parts.length - index).map((part) => `node_modules/${part}/`);
    return packages.has(`${above.join('')}node_modules/${name}`);
  });
}

describe.each(lockFiles)('%s', (file) => {
  const packages = packagesOf(file);

  // npm may leave out those of other platforms, and then refuses the lock file on `npm ci` with EUSAGE.
  test('has every dependency, including other platforms’ optional ones', () => {
    const missing = [...packages].flatMap(([folder, {dependencies, optionalDependencies}]) =>
      Object.keys({...dependencies, ...optionalDependencies})
        .filter((name) => !isFound(packages, folder, name))
        .map((name) => `${folder}: ${name}`),
    );
    expect(packages.size).toBeGreaterThan(1);
    const fix = '`npm ci` refuses this file; hold the package at its last version in `overrides`, see CONTRIBUTING.md';
    expect(missing, fix).toEqual([]);
  });

  test('has a hash but no URL for every package', () => {
    const odd = [...packages].filter(
      ([folder, {integrity, resolved, link}]) =>
        folder.includes('node_modules/') && !link && (!integrity?.startsWith('sha512-') || resolved),
    );
    expect(odd.map(([folder]) => folder)).toEqual([]);
  });
});
