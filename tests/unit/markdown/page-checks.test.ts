import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkPage, pageChecks} from '../../../src/markdown/page-checks';
import {parseFrontMatter} from '../../../src/markdown/page-checks/front-matter';

const frontMatter = {title: 'Secrets', description: 'Pass a secret.'};
const doc = (changes: Partial<DocMetadata> = {}): DocMetadata =>
  ({id: 'a', source: '@site/docs/a.mdx', sidebar: 'docs', frontMatter, ...changes}) as DocMetadata;

describe('the page checks', () => {
  it('accept a valid page, and a page that opts out of the sidebar', () => {
    expect(checkPage(doc({source: '@site/versioned_docs/version-0.18.14/api/cache-volumes.mdx'}))).toEqual([]);
    expect(checkPage(doc({sidebar: undefined, frontMatter: {...frontMatter, displayed_sidebar: null}}))).toEqual([]);
    expect(checkPage(doc({frontMatter: {...frontMatter, description: 'x'.repeat(160)}}))).toEqual([]);
  });

  it('leave generated pages of the reference alone', () => {
    const source = '@site/versioned_docs/version-0.18.14/reference/typescript/api/Container.md';
    expect(checkPage(doc({source, sidebar: undefined, frontMatter: {}}))).toEqual([]);
  });

  it.each([
    ['no title', {description: 'Pass a secret.'}, 'docs/a.mdx:1: the page has no title. Add'],
    ['no description', {title: 'Secrets'}, 'docs/a.mdx:1: the page has no description. Add'],
    ['an empty description', {title: 'Secrets', description: ''}, 'docs/a.mdx:1: the page has no description. Add'],
    [
      'a long description',
      {title: 'Secrets', description: 'x'.repeat(161)},
      'docs/a.mdx:1: the description has 161 characters. Shorten it to 160.',
    ],
  ])('report %s in one line', (_, front, message) => {
    expect(checkPage(doc({frontMatter: front}))).toEqual([expect.stringContaining(message)]);
  });

  it.each(['docs/My page.mdx', 'docs/Secrets.mdx', 'docs/é.mdx'])('report the file name %j', (file) => {
    expect(checkPage(doc({source: `@site/${file}`}))).toEqual([
      `${file}:1: the file name is the page's address. Rename it with small letters, digits and hyphens only.`,
    ]);
  });

  it('report a page without a sidebar entry', () => {
    expect(checkPage(doc({sidebar: undefined}))).toEqual([
      'docs/a.mdx:1: no sidebar has this page. Add "a" to the version\'s sidebars, or `displayed_sidebar: null` to its front matter.',
    ]);
  });

  it('name the file of broken front matter', async () => {
    const page = {filePath: 'docs/a.mdx', fileContent: '---\ntitle: "Secrets\n---\n'};
    await expect(parseFrontMatter({...page, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER})).rejects.toThrow(
      /^docs\/a\.mdx:1: the front matter isn't valid YAML \(.+\)\. Quote values/,
    );
  });
});

describe('the plugin', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'page-checks-'));
  });

  afterEach(() => rmSync(siteDir, {recursive: true}));

  const start = (): Plugin => pageChecks({siteDir} as LoadContext);

  it.each(['docs', 'versioned_docs/version-1.0', 'static/img'])('rejects a loop of symbolic links in %s', (folder) => {
    mkdirSync(path.join(siteDir, folder), {recursive: true});
    symlinkSync('..', path.join(siteDir, folder, 'loop'));
    expect(start).toThrow(`${folder}/loop:1: this is a symbolic link. Replace it with what it points to.`);
  });

  it('reports the problems of all versions', () => {
    const versions = [{docs: [doc({frontMatter: {}})]}, {docs: [doc(), doc({sidebar: undefined})]}];
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: versions}}};
    const check = () => start().allContentLoaded?.({allContent, actions: undefined as never});
    expect(check).toThrow(/no title.*\n.*no description.*\n.*no sidebar/);
  });
});
