import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import pageChecksPlugin from '../../../src/page-checks';
import {findHeadings} from '../../../src/page-checks/headings';
import {checkName, checkPage} from '../../../src/page-checks/pages';
import {checkSidebars} from '../../../src/page-checks/sidebars';

function page(front: string, body = 'Text.\n'): string {
  return `---\n${front}\n---\n\n${body}`;
}

const good = 'title: Secrets\ndescription: Pass a secret.';

describe('the page checks', () => {
  it('accept a valid page', async () => {
    const body = '## One\n\n### Two\n\n```shell\n# a comment\n#### another\n```\n\n{/* # hidden */}\n\n`# code`\n';
    expect(await checkPage('docs/a.mdx', page(good, body))).toEqual([]);
  });

  it.each([
    ['no title', 'description: Pass a secret.', 'docs/a.mdx:1: the page has no title. Add'],
    ['no description', 'title: Secrets', 'docs/a.mdx:1: the page has no description. Add'],
    ['an empty description', 'title: Secrets\ndescription: ""', 'docs/a.mdx:1: the page has no description. Add'],
    [
      'a long description',
      `title: Secrets\ndescription: ${'x'.repeat(161)}`,
      'docs/a.mdx:3: the description has 161 characters. Shorten it to 160.',
    ],
    ['broken front matter', 'title: "Secrets', "docs/a.mdx:1: the front matter isn't valid YAML"],
  ])('report %s in one line', async (_, front, message) => {
    const problems = await checkPage('docs/a.mdx', page(front));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).not.toContain('\n');
  });

  it('report a file that isn’t UTF-8', async () => {
    expect(await checkPage('docs/a.mdx', Buffer.from([0x2d, 0xff, 0xfe]))).toEqual([
      "docs/a.mdx:1: the file isn't valid UTF-8. Save it as UTF-8.",
    ]);
    expect(await checkPage('docs/a.mdx', Buffer.from(page(good, 'é\n')))).toEqual([]);
  });

  it.each(['docs/My page.mdx', 'docs/Secrets.mdx', 'docs/é.mdx'])('report the file name %j', (file) => {
    expect(checkName(file)).toEqual([
      `${file}:1: the file name is the page's address. Rename it with small letters, digits and hyphens only.`,
    ]);
    expect(checkName('versioned_docs/version-0.18.14/api/cache-volumes.mdx')).toEqual([]);
  });

  it('accept a description of 160 characters', async () => {
    expect(await checkPage('docs/a.mdx', page(`title: A\ndescription: ${'x'.repeat(160)}`))).toEqual([]);
  });

  it.each([
    [
      '# Secrets\n',
      'docs/a.mdx:6: the heading "Secrets" is an h1, which the title already is. Make it an h2, or remove it.',
    ],
    ['#### Deep\n', 'docs/a.mdx:6: the heading "Deep" is an h4. Use h2 and h3 only.'],
    ['Text.\n\n<h5>Deep</h5>\n', 'docs/a.mdx:8: the heading "Deep" is an h5. Use h2 and h3 only.'],
    [
      '````md\n```\n# no\n```\n````\n\n# Yes\n',
      'docs/a.mdx:12: the heading "Yes" is an h1, which the title already is. Make it an h2, or remove it.',
    ],
  ])('report the heading in %j', async (body, message) => {
    expect(await checkPage('docs/a.mdx', page(good, body))).toEqual([message]);
  });
});

describe('a page whose title is hidden', () => {
  it('may have one h1 of its own', async () => {
    const front = `${good}\nhide_title: true`;
    expect(await checkPage('docs/a.mdx', page(front, '# Own\n'))).toEqual([]);
    expect(await checkPage('docs/a.mdx', page(front, '# Own\n\n# Second\n'))).toHaveLength(1);
  });
});

describe('the headings of a page', () => {
  it('have level, text and line', () => {
    expect(findHeadings('## One\n\n~~~\n# no\n~~~\n### Two ###\n')).toEqual([
      {level: 2, text: 'One', line: 1},
      {level: 3, text: 'Two', line: 6},
    ]);
  });
});

describe('the sidebar check', () => {
  const isGenerated = (id: string) => id.startsWith('reference/typescript/');
  const check = (sidebars: unknown, ids: string[]) =>
    checkSidebars(
      'sidebars.json',
      JSON.stringify(sidebars, null, 2),
      sidebars,
      ids.map((id) => ({id, file: `docs/${id}.mdx`, listed: id !== 'api/playground'})),
      isGenerated,
    );

  it('accepts entries whose pages exist or are generated', () => {
    const sidebars = {
      docs: [
        'index',
        {type: 'category', label: 'API', link: {type: 'doc', id: 'api/index'}, items: ['api/secrets']},
        {type: 'doc', id: 'faq', label: 'FAQ'},
        {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
        {Short: ['install']},
        'reference/typescript/modules',
      ],
    };
    expect(check(sidebars, ['index', 'api/index', 'api/secrets', 'faq', 'install'])).toEqual([]);
  });

  it('reports an entry without a page with its line', () => {
    const sidebars = {docs: ['index', {type: 'category', label: 'API', items: [{type: 'doc', id: 'api/nothing'}]}]};
    expect(check(sidebars, ['index'])).toEqual([
      `sidebars.json:10: the sidebar lists "api/nothing", but that page doesn't exist. Write the page, or remove the entry.`,
    ]);
  });

  it('reports a missing page of a category link', () => {
    const sidebars = {docs: [{type: 'category', label: 'API', link: {type: 'doc', id: 'api/index'}, items: []}]};
    expect(check(sidebars, [])).toHaveLength(1);
  });

  it('reports a page without an entry, unless the page opts out', () => {
    expect(check({docs: ['index']}, ['index', 'api/playground', 'faq'])).toEqual([
      'docs/faq.mdx:1: no sidebar has this page. Add "faq" to sidebars.json, or `displayed_sidebar: null` to its front matter.',
    ]);
  });
});

describe('the plugin', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'page-checks-'));
    write('versions.json', '["1.0"]');
    write('docs/index.mdx', page(good));
    write('sidebars.ts', "export default {docs: ['index']};\n");
    write('versioned_docs/version-1.0/index.mdx', page(good));
    write('versioned_docs/version-1.0/hidden.mdx', page(`${good}\ndisplayed_sidebar: null`));
    write('versioned_sidebars/version-1.0-sidebars.json', '{\n  "docs": ["index"]\n}\n');
  });

  afterEach(() => rmSync(siteDir, {recursive: true}));

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
  }

  const start = () => pageChecksPlugin({siteDir} as LoadContext);

  it('accepts a valid site', async () => {
    expect(await start()).toMatchObject({name: 'page-checks'});
  });

  it('rejects a loop of symbolic links without following it', async () => {
    symlinkSync('..', path.join(siteDir, 'versioned_docs/version-1.0/loop'));
    await expect(start()).rejects.toThrow(
      /^versioned_docs\/version-1\.0\/loop:1: this is a symbolic link\. Replace it with what it points to\.$/,
    );
  });

  it('rejects a symbolic link among the static files', async () => {
    mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
    symlinkSync('..', path.join(siteDir, 'static/img/loop'));
    await expect(start()).rejects.toThrow(
      /^static\/img\/loop:1: this is a symbolic link\. Replace it with what it points to\.$/,
    );
  });

  it('reports the line of a sidebar error', async () => {
    write('versioned_sidebars/version-1.0-sidebars.json', '{\n  "docs": [\n    "index"\n    "other"\n  ]\n}\n');
    await expect(start()).rejects.toThrow(
      "versioned_sidebars/version-1.0-sidebars.json:4: this isn't JSON (comma expected). Fix its syntax.",
    );
  });

  it('rejects a page without a sidebar entry', async () => {
    write('docs/lonely.mdx', page(good));
    await expect(start()).rejects.toThrow(
      /^docs\/lonely\.mdx:1: no sidebar has this page\. Add "lonely" to sidebars\.ts/,
    );
  });
});
