import path from 'node:path';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError} from '@docs-kit/base/node/error';
import {listLinks} from '@docs-kit/base/node/files';

const maxDescriptionLength = 160;

/**
 * Checks all handwritten pages before they're compiled: file name, title, short description, and a sidebar entry.
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
      report(loadedVersions.flatMap(({docs}) => docs.flatMap(checkPage)));
    },
  };
}

function report(problems: string[]): void {
  if (problems.length > 0) throw new InputError(problems);
}

/** Describes each problem of a page in one line: `path:line: what is wrong. How to fix it.` */
export function checkPage({source, id, sidebar, frontMatter}: DocMetadata): string[] {
  const file = source.replace(/^@site\//, '');
  if (file.includes('/reference/typescript/')) return [];
  const {title, description = '', displayed_sidebar: displayed} = frontMatter;
  const problems = [
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
