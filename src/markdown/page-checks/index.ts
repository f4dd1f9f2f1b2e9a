import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError} from '@docs-kit/base/node/error';
import {listLinks} from '@docs-kit/base/node/files';
import {checkSource, unusedRecordings} from './source';

const maxDescriptionLength = 160;

/** The keys of front matter. Docusaurus ignores misspelt ones, and leaves a page out that's still marked as a draft. */
const keys: readonly string[] = [
  'title',
  'title_meta',
  'description',
  'slug',
  'displayed_sidebar',
  'hide_table_of_contents',
  'hide_title',
  'pagination_next',
];

/**
 * Checks all handwritten pages before they're compiled: file name, title, short description, a sidebar entry, and what
 * their text shows.
 * Rejects symbolic links, which Docusaurus follows, for minutes if they form a loop, so that must happen before any
 * plugin reads the folders.
 *
 * @throws InputError with all symbolic links; the plugin, with all problems of the pages
 */
export function pageChecks({siteDir}: LoadContext): Plugin {
  const links = ['docs', 'versioned_docs', 'static'].flatMap((folder) =>
    listLinks(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  report(links.map((link) => `${link}:1: this is a symbolic link. Replace it with what it points to.`));
  return {
    name: 'page-checks',
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = loadedVersions
        .flatMap(({docs, drafts}) => [...docs, ...drafts])
        .filter(({source}) => !source.includes('/reference/typescript/'))
        .map((doc) => ({doc, text: readFileSync(path.join(siteDir, fileOf(doc)), 'utf8')}));
      report([
        ...pages.flatMap(({doc, text}) => [...checkPage(doc), ...checkSource(fileOf(doc), text)]),
        ...unusedRecordings(pages.map(({text}) => text)),
      ]);
    },
  };
}

function report(problems: string[]): void {
  if (problems.length > 0) throw new InputError(problems);
}

/** A page's file, relative to the site. */
const fileOf = ({source}: Pick<DocMetadata, 'source'>): string => source.replace(/^@site\//, '');

/** Describes each problem of a page's metadata in one line: `path:line: what is wrong. How to fix it.` */
export function checkPage(doc: DocMetadata): string[] {
  const file = fileOf(doc);
  const {id, sidebar, frontMatter} = doc;
  const {title, description = '', displayed_sidebar: displayed} = frontMatter;
  const unknown = Object.keys(frontMatter).filter((key) => !keys.includes(key));
  const problems = [
    unknown.length > 0 && `the front matter has the key "${unknown.join('", "')}". Use ${keys.join(', ')} only.`,
    !/^[a-z\d./_-]+$/.test(file) &&
      "the file name is the page's address. Rename it with small letters, digits and hyphens only.",
    !title && 'the page has no title. Add `title: …` to its front matter.',
    !description &&
      `the page has no description. Add \`description: …\` to its front matter: one sentence, at most ${maxDescriptionLength} characters, what the reader will be able to do.`,
    description.length > maxDescriptionLength &&
      `the description has ${description.length} characters. Shorten it to ${maxDescriptionLength}.`,
    sidebar === undefined &&
      displayed !== null &&
      `no sidebar has this page. Add "${id}" to the version's sidebars, or \`displayed_sidebar: null\` to its front matter.`,
  ];
  return problems.flatMap((problem) => (problem ? [`${file}:1: ${problem}`] : []));
}
