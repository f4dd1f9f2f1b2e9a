import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby, loadFreshModule, posixPath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError} from '../lib/error';
import {listLinks} from '../lib/files';
import {findJsonError} from '../lib/json';
import {checkName, checkPage, needsSidebar} from './pages';
import {checkSidebars, type SidebarPage} from './sidebars';

interface CheckedVersion {
  /** The folder of the version's pages. */
  docs: string;
  /** The version's sidebar file. */
  sidebars: string;
}

/** Generated during the build, so they don't exist yet. */
const generatedFolder = 'reference/typescript/';

/**
 * Checks all handwritten pages and sidebars before the build starts: title, short description, headings that fit the
 * table of contents, and a sidebar entry for each page and vice versa.
 *
 * @throws InputError with all problems
 */
export default async function pageChecksPlugin({siteDir}: LoadContext): Promise<Plugin> {
  const versions = findVersions(siteDir);
  const check = async () => {
    const problems = await checkVersions(siteDir, versions);
    if (problems.length > 0) {
      throw new InputError(problems);
    }
  };
  await check();
  return {
    name: 'page-checks',
    getPathsToWatch: () => versions.flatMap(({docs, sidebars}) => [`${docs}/**/*.{md,mdx}`, sidebars]),
    // The dev server calls this after each change.
    loadContent: check,
  };
}

function findVersions(siteDir: string): CheckedVersion[] {
  const names = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  return [
    {docs: 'docs', sidebars: 'sidebars.ts'},
    ...names.map((name) => ({
      docs: `versioned_docs/version-${name}`,
      sidebars: `versioned_sidebars/version-${name}-sidebars.json`,
    })),
  ];
}

async function checkVersions(siteDir: string, versions: CheckedVersion[]): Promise<string[]> {
  // Docusaurus follows symbolic links, and spends minutes in a loop of them, so this must run before anything reads the
  // folders.
  const folders = [...versions.map(({docs}) => docs), 'static'];
  const links = folders.flatMap((folder) => listLinks(path.join(siteDir, folder)).map((name) => `${folder}/${name}`));
  if (links.length > 0) {
    return links.map((link) => `${link}:1: this is a symbolic link. Replace it with what it points to.`);
  }
  const problems = await Promise.all(versions.map((version) => checkVersion(siteDir, version)));
  return problems.flat();
}

/** All problems of a version, pages first, sorted by path. */
async function checkVersion(siteDir: string, {docs, sidebars}: CheckedVersion): Promise<string[]> {
  const names = (
    await Globby(['**/*.{md,mdx}', '!**/_*', '!**/_*/**', `!${generatedFolder}**`], {cwd: path.join(siteDir, docs)})
  ).sort();
  const files = names.map((name) => posixPath(path.join(docs, name)));
  const contents = new Map(files.map((file) => [file, readFileSync(path.join(siteDir, file))]));
  const problems = await Promise.all([...contents].map(([file, content]) => checkPage(file, content)));
  const listed = await Promise.all([...contents].map(([file, content]) => needsSidebar(file, content)));
  const pages = files.map((file, index) => ({
    file,
    id: posixPath(path.relative(docs, file)).replace(/\.mdx?$/, ''),
    listed: listed[index] ?? true,
  }));
  return [...files.flatMap(checkName), ...problems.flat(), ...(await checkSidebarFile(siteDir, sidebars, pages))];
}

async function checkSidebarFile(siteDir: string, file: string, pages: readonly SidebarPage[]): Promise<string[]> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) {
    return [`${file}:1: the file of this version's sidebars is missing. Write it.`];
  }
  const source = readFileSync(absolute, 'utf8');
  const error = file.endsWith('.json') ? findJsonError(source) : undefined;
  if (error) {
    return [`${file}:${error.line}: this isn't JSON (${error.reason}). Fix its syntax.`];
  }
  const declared: unknown = await loadFreshModule(absolute);
  return checkSidebars(file, source, declared, pages, (id) => id.startsWith(generatedFolder));
}
