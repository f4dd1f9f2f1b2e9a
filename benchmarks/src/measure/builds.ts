import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {bars} from '../bars';
import type {Options} from '../options';
import {selectPages} from '../pages';
import type {Content} from '../reduce/content';
import {multiply} from '../reduce/copies';
import type {Results} from '../results';
import {generators} from '../sites';
import {build, projectFolder, writeProject} from '../sites/run';

/** How many times as many pages. */
const factors = [1, 2, 4, 8];

/** Builds the same plain pages with every generator: without any cache, and again after an edit to one page. */
export async function measureBuilds(options: Options, content: Content, results: Results): Promise<void> {
  const group = `build: ${content.pages.length} plain pages`;
  for (let run = 1; run <= options.builds; run += 1) {
    for (const id of options.sites) {
      const generator = generators[id];
      const project = projectFolder(generator, 'build');
      console.log(`Build ${run} of ${options.builds}: ${generator.name}`);
      writeProject(generator, project, content);
      const cold = await build(generator, project);
      appendFileSync(path.join(project, generator.pages, selectPages(content).long.file), '\nOne sentence more.\n');
      const warm = await build(generator, project);
      results.add(id, {group, label: 'without cache', unit: 's', bar: bars.build}, cold.seconds);
      results.add(id, {group, label: 'one page edited', unit: 's', bar: bars.build}, warm.seconds);
      results.add(id, {group, label: 'memory, without cache', unit: 'MiB'}, cold.memory);
      results.add(id, {group, label: 'memory, one page edited', unit: 'MiB'}, warm.memory);
    }
  }
}

/** Builds more and more copies of the guides without any cache. A generator that gives up has no value from there. */
export async function measureScale(options: Options, guides: Content, results: Results): Promise<void> {
  const failed = new Set<string>();
  for (const factor of factors) {
    const content = multiply(guides, factor);
    for (const id of options.sites.filter((site) => !failed.has(site))) {
      const generator = generators[id];
      const project = projectFolder(generator, 'scale');
      console.log(`Building ${content.pages.length} pages: ${generator.name}`);
      writeProject(generator, project, content);
      try {
        const {seconds, memory} = await build(generator, project);
        const label = `${content.pages.length} pages`;
        results.add(id, {group: 'scale: build without cache', label, unit: 's'}, seconds);
        results.add(id, {group: 'scale: memory of the build', label, unit: 'MiB'}, memory);
      } catch (error) {
        failed.add(id);
        console.error((error as Error).message);
      }
    }
  }
}
