import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {bars} from '../bars';
import type {Options} from '../options';
import {selectPage} from '../pages';
import type {Content} from '../reduce/content';
import {multiply} from '../reduce/copies';
import type {Results} from '../results';
import {generators} from '../sites';
import {build, type BuildResult, projectFolder, writeProject} from '../sites/run';
import type {SiteId} from '../sites/site';

/** The factor by which the number of pages grows. */
const factors = [1, 2, 4, 8];

/** Builds the same plain pages with every generator. */
export async function measureBuilds(options: Options, content: Content, results: Results): Promise<void> {
  for (let run = 1; run <= options.builds; run += 1) {
    for (const id of options.sites) {
      console.log(`Build ${run} of ${options.builds}: ${generators[id].name}`);
      addBuilds(results, id, `${content.pages.length} plain pages`, await buildTwice(id, 'build', content));
    }
  }
}

/** Builds more and more copies of the guides. If a generator fails, it has no values from then on. */
export async function measureScale(options: Options, guides: Content, results: Results): Promise<void> {
  const failed = new Set<string>();
  for (const factor of factors) {
    const content = multiply(guides, factor);
    for (const id of options.sites.filter((site) => !failed.has(site))) {
      console.log(`Building ${content.pages.length} pages: ${generators[id].name}`);
      try {
        addBuilds(results, id, `${content.pages.length} guides`, await buildTwice(id, 'scale', content));
      } catch (error) {
        failed.add(id);
        console.error((error as Error).message);
      }
    }
  }
}

/** Without caches, and again after an edit to one page. */
async function buildTwice(
  id: SiteId,
  purpose: string,
  content: Content,
): Promise<[cold: BuildResult, warm: BuildResult]> {
  const generator = generators[id];
  const project = projectFolder(generator, purpose);
  writeProject(generator, project, content);
  const cold = await build(generator, project);
  appendFileSync(path.join(project, generator.pages, selectPage(content, 'long').file), '\nOne sentence more.\n');
  return [cold, await build(generator, project)];
}

function addBuilds(results: Results, id: SiteId, what: string, [cold, warm]: [BuildResult, BuildResult]): void {
  const group = `build: ${what}`;
  results.add(id, {group, label: 'without cache', unit: 's', bar: bars.build}, cold.seconds);
  results.add(id, {group, label: 'one page edited', unit: 's', bar: bars.build}, warm.seconds);
  results.add(id, {group, label: 'memory, without cache', unit: 'MiB'}, cold.memory);
  results.add(id, {group, label: 'memory, one page edited', unit: 'MiB'}, warm.memory);
}
