import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, root} from '@docs-kit/base/node/root';
import {config} from '@docs-kit/site-tools/config';
import type {Content, Page} from '../content/read';
import {peersFolder, workFolder} from '../paths';
import {generators} from './';
import {build, projectFolder, writeProject} from './run';
import type {SiteId} from './site';

/** A built site, ready to be served. */
export interface BuiltSite {
  id: SiteId;
  /** Absolute. */
  folder: string;
  /** With slashes at both ends: `/docs/`. */
  base: string;
  /** A page's address relative to the base path, without a leading slash. */
  addressOf: (page: Page) => string;
}

/**
 * The sites as readers get them: this one as built by `npm run build`, with tabs and components, and the peers built
 * from the plain pages, unless they're up to date.
 *
 * @throws if a peer fails to build
 */
export async function prepareSites(ids: readonly SiteId[], content: Content): Promise<BuiltSite[]> {
  const sites: BuiltSite[] = [];
  for (const id of ids) sites.push(id === 'this' ? ownSite : await peerSite(id, content));

  return sites;
}

const ownSite: BuiltSite = {
  id: 'this',
  folder: buildDir,
  base: config.baseUrl,
  addressOf: (page) => page.ownRoute.slice(1),
};

async function peerSite(id: SiteId, content: Content): Promise<BuiltSite> {
  const generator = generators[id];
  const project = projectFolder(generator, 'load');
  const stamp = path.join(workFolder, `${id}.stamp`);
  const wanted = fingerprint(content, id);
  const folder = path.join(project, generator.output);
  if (!existsSync(folder) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log(`Building ${generator.name} on ${content.pages.length} pages`);
    writeProject(generator, project, content);
    await build(generator, project);
    writeFileSync(stamp, wanted);
  }
  return {id, folder, base: '/', addressOf: (page) => page.route.slice(1)};
}

/** Changes with the pages, the peer's project files, and its packages. */
function fingerprint(content: Content, id: SiteId): string {
  const hash = createHash('sha256').update(JSON.stringify(content));
  const sources = [`${id}.ts`, 'files.ts'].map((name) => path.join(__dirname, name));
  const ownLock = path.join(peersFolder, id, 'package-lock.json');
  const lock = existsSync(ownLock) ? ownLock : path.join(root, 'package-lock.json');
  for (const file of [...sources, lock]) hash.update(readFileSync(file));

  return hash.digest('hex');
}
