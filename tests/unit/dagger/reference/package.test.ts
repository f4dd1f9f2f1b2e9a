import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {generateReference} from '../../../../src/dagger/reference/generate';
import type {ReferenceConfig} from '../../../../src/dagger/reference/config';

const config: ReferenceConfig = {
  packageName: 'sdk',
  packageVersion: '1.0.0',
  guidesDir: 'guides',
  outDir: 'out',
  baseUrl: '/',
  route: '/reference',
  movingRoute: '/moving',
  releasesRoute: '/releases',
  modules: [
    {path: 'api', title: 'API', description: 'All.', declarations: ['api']},
    {path: 'errors', title: 'Errors', description: 'None.', declarations: ['errors']},
  ],
  essentials: [],
  summaries: {},
  replacements: {},
  examples: {},
};
const declarations = 'node_modules/sdk/dist/src/api.d.ts';
const page = 'out/api/classes/Box.md';

describe('generateReference', () => {
  let site: string;
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), text);
  };

  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'reference-'));
    await write('package.json', '{}');
    await write('node_modules/sdk/package.json', '{"version": "1.0.0"}');
    await write(declarations, 'export declare class Box {\n  /** Opens it. */\n  open: () => string;\n}\n');
    await write('node_modules/sdk/dist/src/errors.d.ts', 'export {};\n');
  });

  test('writes the pages once, and again only when something changed', async () => {
    expect(await generateReference(site, config)).toBe(true);
    expect(await readFile(path.join(site, page), 'utf8')).toContain('### open {#open}');
    expect(await generateReference(site, config)).toBe(false);

    await write(page, 'Edited by hand.');
    expect(await generateReference(site, config)).toBe(true);
    expect(await readFile(path.join(site, page), 'utf8')).toContain('### open {#open}');

    await write(declarations, 'export declare class Box {\n  close: () => string;\n}\nexport declare class Lid {}\n');
    expect(await generateReference(site, config)).toBe(true);
    expect(await readFile(path.join(site, page), 'utf8')).toContain('### close {#close}');
    expect(await generateReference(site, {...config, summaries: {Box: 'A box.'}})).toBe(true);
  });

  test('fails if a page can’t be written, which TypeDoc only logs', async () => {
    // No file system has file names of this length.
    await write(declarations, `export declare class ${'Long'.repeat(70)} {}\n`);
    await expect(generateReference(site, config)).rejects.toThrow(
      "src/dagger/reference/theme.ts:1: the reference couldn't be written.",
    );
  });

  test('removes the pages of removed symbols', async () => {
    await write('out/api/classes/Gone.md', 'Old.');
    await generateReference(site, config);
    await expect(readFile(path.join(site, 'out/api/classes/Gone.md'))).rejects.toThrow('ENOENT');
  });
});
