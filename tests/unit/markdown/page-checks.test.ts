import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {beforeEach, describe, expect, test} from 'vitest';
import {checkPage, pageChecks} from '../../../src/markdown/page-checks';
import {checkSource, unusedRecordings} from '../../../src/markdown/page-checks/source';
import {parseFrontMatter} from '../../../src/markdown/page-checks/front-matter';

const frontMatter = {title: 'Secrets', description: 'Pass a secret.'};
const doc = (changes: Partial<DocMetadata> = {}): DocMetadata =>
  ({id: 'a', source: '@site/docs/a.mdx', sidebar: 'docs', frontMatter, ...changes}) as DocMetadata;

describe('the page checks', () => {
  test('accept a valid page, and a page that opts out of the sidebar', () => {
    expect(checkPage(doc({source: '@site/versioned_docs/version-0.18.14/api/cache-volumes.mdx'}))).toEqual([]);
    expect(checkPage(doc({sidebar: undefined, frontMatter: {...frontMatter, displayed_sidebar: null}}))).toEqual([]);
    expect(checkPage(doc({frontMatter: {...frontMatter, description: 'x'.repeat(160)}}))).toEqual([]);
  });

  test.each([
    ['no title', {description: 'Pass a secret.'}, 'docs/a.mdx:1: the page has no title. Add'],
    ['no description', {title: 'Secrets'}, 'docs/a.mdx:1: the page has no description. Add'],
    ['an empty description', {title: 'Secrets', description: ''}, 'docs/a.mdx:1: the page has no description. Add'],
    [
      'a long description',
      {title: 'Secrets', description: 'x'.repeat(161)},
      'docs/a.mdx:1: the description has 161 characters. Shorten it to 160.',
    ],
    [
      'unknown keys',
      {...frontMatter, draft: true, hide_titel: true},
      'docs/a.mdx:1: the front matter has the key "draft", "hide_titel". Use title, ',
    ],
  ])('report %s in one line', (_, front, message) => {
    expect(checkPage(doc({frontMatter: front}))).toEqual([expect.stringContaining(message)]);
  });

  test.each(['docs/My page.mdx', 'docs/Secrets.mdx', 'docs/é.mdx'])('report the file name %j', (file) => {
    expect(checkPage(doc({source: `@site/${file}`}))).toEqual([
      `${file}:1: the file name is the page's address. Rename it with small letters, digits and hyphens only.`,
    ]);
  });

  test('report a page without a sidebar entry', () => {
    expect(checkPage(doc({sidebar: undefined}))).toEqual([
      'docs/a.mdx:1: no sidebar has this page. Add "a" to the version\'s sidebars, or `displayed_sidebar: null` to its front matter.',
    ]);
  });

  test('name the file of broken front matter', async () => {
    const page = {filePath: 'docs/a.mdx', fileContent: '---\ntitle: "Secrets\n---\n'};
    await expect(parseFrontMatter({...page, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER})).rejects.toThrow(
      /^docs\/a\.mdx:1: the front matter isn't valid YAML \(.+\)\. Quote values/,
    );
  });
});

describe('the source of a page', () => {
  const page = 'versioned_docs/version-0.18.14/a.mdx';
  const recording = '::recording{name="quickstart/shell" title="A"}';

  test.each([
    [
      'is not closed',
      '```shell\nls\n````\n\n~~~text\n```\n',
      ["5: this fence isn't closed. Close it with as many backticks."],
    ],
    [
      'has open admonitions',
      '::::note\n:::tip[A]\nText.\n:::\n:::\n\n- :::warning\n',
      ["1: this admonition isn't closed. Add a line of as many colons."],
    ],
    [
      'has lines that only look like admonitions',
      '::: note\n:::\n\n:::tip A title\n:::\n\n:::note\n:::\n',
      [
        "1: this line doesn't start an admonition. Write it like :::note or :::note[Title].",
        "4: this line doesn't start an admonition. Write it like :::note or :::note[Title].",
      ],
    ],
    [
      'has the id of a heading in braces',
      '## A title {#a-title}\n\n`{#no}`\n\n## Another {/* #b */}\n',
      ['1: MDX has no such ids of headings. Write {/* #a-title */}.'],
    ],
    ['has an invisible character', 'A\u200b\n', ['1: the character U+200B is invisible. Retype the text without it.']],
    [
      'isn’t UTF-8',
      'A\ufffd\n',
      ["1: the character U+FFFD stands for bytes that aren't UTF-8. Retype the text without it."],
    ],
    ['reverses text', '`a\u202eb`\n', ['1: the character U+202E is invisible. Retype the text without it.']],
    [
      'has a command with another space',
      '```shell\ndocker\u00a0run\n```\n',
      ['2: the character U+00A0 only looks like a space. Retype the text without it.'],
    ],
    [
      'has letters of other alphabets in its words',
      'A \u0441ontainer\n`with\u0415xec`\nin 5 \u00b5s, \u0394 and \u043c\u0438\u0440\n',
      [
        "1: the character U+0441 isn't a Latin letter. Retype the text without it.",
        "2: the character U+0415 isn't a Latin letter. Retype the text without it.",
      ],
    ],
    [
      'has a command from a word processor',
      '```shell\ndagger call \u2013progress=plain\ndagger call --name=\u201cA\u201d\n```\n',
      [
        "2: the character U+2013 isn't a hyphen. Retype the text without it.",
        "3: the character U+201C isn't a straight quotation mark. Retype the text without it.",
      ],
    ],
    [
      'has a missing picture',
      '![A](/img/no.svg) ![B](/img/logo.svg)\n',
      ['1: there\'s no picture "/img/no.svg". Correct it, or add static/img/no.svg.'],
    ],
    [
      'has a missing sample',
      '::sample{name="secrets/variabl"}\n',
      ['1: sample "secrets/variabl" doesn\'t exist. Write "secrets/variable".'],
    ],
    [
      'has a misspelt option',
      '::sample{nam="secrets/variable"}\n',
      ['1: ::sample doesn\'t support the option "nam". Use name, highlight, folder and fold only.'],
    ],
    [
      'has no such region',
      '::sample{name="secrets/variable" highlight="x"}\n',
      expect.arrayContaining([expect.stringContaining('have no region "x"')]),
    ],
    [
      'has a missing recording',
      '::recording{name="quickstart/shel" title="A"}\n',
      ['1: recording "quickstart/shel" doesn\'t exist. Write "quickstart/shell".'],
    ],
    ['shows code and comments', `\`\`\`\`md\n\`\`\`\n::sample{name="no"}\n:::note\n\`\`\`\`\n\n${recording}\n`, []],
    [
      'has several',
      'A\u200b\n\n::sample{name="no"}\n::recording{}\n```\n',
      [
        expect.stringMatching(/^1:/),
        expect.stringMatching(/^5:/),
        expect.stringMatching(/^3:/),
        expect.stringMatching(/^4:/),
      ],
    ],
  ])('that %s', (_, text, problems) => {
    expect(checkSource(page, text).map((problem) => problem.replace(`${page}:`, ''))).toEqual(problems);
  });

  test('shows recordings, and others are unused', () => {
    expect(unusedRecordings([recording])).toContain(
      'src/recordings/api-llm/help.cast:1: no page shows this recording. Remove it, and its script.',
    );
    expect(unusedRecordings([recording]).join()).not.toContain('quickstart/shell');
  });
});

describe('the plugin', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'page-checks-'));
  });

  const start = (): Plugin => pageChecks({siteDir} as LoadContext);

  test.each(['docs', 'versioned_docs/version-1.0', 'static/img'])(
    'rejects a loop of symbolic links in %s',
    (folder) => {
      mkdirSync(path.join(siteDir, folder), {recursive: true});
      symlinkSync('..', path.join(siteDir, folder, 'loop'));
      expect(start).toThrow(`${folder}/loop:1: this is a symbolic link. Replace it with what it points to.`);
    },
  );

  test('reports the problems of all versions, but of no generated page', () => {
    mkdirSync(path.join(siteDir, 'docs'));
    writeFileSync(path.join(siteDir, 'docs/a.mdx'), '```shell\nls\n');
    const generated = '@site/versioned_docs/version-0.18.14/reference/typescript/api/Container.md';
    const versions = [
      {docs: [doc({frontMatter: {}}), doc({source: generated, frontMatter: {}})], drafts: []},
      {docs: [doc({sidebar: undefined})], drafts: [doc({frontMatter: {...frontMatter, draft: true}})]},
    ];
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: versions}}};
    const check = () => start().allContentLoaded?.({allContent, actions: undefined as never});
    expect(check).toThrow(
      /no title.*\n.*no description.*\n.*:1: this fence.*\n.*no sidebar.*\n.*:1: this fence.*\n.*"draft".*\n.*:1: this fence.*\nsrc/,
    );
  });
});
