import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby, loadFreshModule, posixPath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError} from '../lib/error';
import {checkName, checkPage} from './pages';
import {checkSidebars} from './sidebars';

interface CheckedVersion {
  /** The folder of its pages. */
  docs: string;
  /** The file of its sidebars. */
  sidebars: string;
}

/** Written at build time, so they are neither here yet nor ours to check. */
const generatedFolder = 'reference/typescript/';

/**
 * Checks all written pages and sidebars before anything is built: a title, a short description, headings that the
 * table of contents can show, and no sidebar entry without a page.
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
    // The dev server calls this again after each change.
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
  const problems = await Promise.all(versions.map((version) => checkVersion(siteDir, version)));
  return problems.flat();
}

/** All problems of one version, those of its pages first, in the order of their paths. */
async function checkVersion(siteDir: string, {docs, sidebars}: CheckedVersion): Promise<string[]> {
  const files = (
    await Globby(['**/*.{md,mdx}', '!**/_*', '!**/_*/**', `!${generatedFolder}**`], {cwd: path.join(siteDir, docs)})
  ).sort();
  const names = files.flatMap((file) => checkName(posixPath(path.join(docs, file))));
  const pages = await Promise.all(
    files.map((file) => checkPage(posixPath(path.join(docs, file)), readFileSync(path.join(siteDir, docs, file)))),
  );
  const sidebarsFile = path.join(siteDir, sidebars);
  if (!existsSync(sidebarsFile)) {
    return [...names, ...pages.flat(), `${sidebars}:1: the file of this version's sidebars is missing. Write it.`];
  }
  const ids = new Set(files.map((file) => posixPath(file).replace(/\.mdx?$/, '')));
  const declared: unknown = await loadFreshModule(sidebarsFile);
  const isGenerated = (id: string) => id.startsWith(generatedFolder);
  return [
    ...names,
    ...pages.flat(),
    ...checkSidebars(sidebars, readFileSync(sidebarsFile, 'utf8'), declared, ids, isGenerated),
  ];
}
