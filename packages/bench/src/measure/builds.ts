import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {bars} from '../bars';
import type {Options} from '../options';
import {selectPage} from '../pages';
import type {Content} from '../content/read';
import type {Results} from '../results';
import {generators} from '../sites';
import {wholeSite} from '../sites/own';
import {build, type BuildResult, projectFolder, writeProject} from '../sites/run';
import type {Generator} from '../sites/site';

/** Builds the same plain pages with every generator, and this site whole, with all its features. */
export async function measureBuilds(options: Options, content: Content, results: Results): Promise<void> {
  for (let run = 1; run <= options.runs; run += 1) {
    for (const id of options.sites) {
      const measure = (generator: Generator, page: string): Promise<[BuildResult, BuildResult]> => {
        console.log(`Build ${run} of ${options.runs}: ${generator.name}`);
        return buildTwice(generator, content, page);
      };
      const page = selectPage(content, 'long');
      const [cold, warm] = await measure(generators[id], page.file);
      const add = results.adder(id, `build: ${content.pages.length} plain pages`);
      add('without cache', 's', cold.seconds, bars.build);
      add('one page edited', 's', warm.seconds, bars.edit);
      add('memory, without cache', 'MiB', cold.memory, bars.memory);
      add('memory, one page edited', 'MiB', warm.memory, bars.memory);
      // The peers' plain pages, built without a cache, are the measure of the whole site.
      const [whole, edited] = id === 'this' ? await measure(wholeSite, `${page.ownRoute}.mdx`) : [cold, cold];
      const addWhole = results.adder(id, 'build: this site with all features, the others’ plain pages without cache');
      addWhole('without cache', 's', whole.seconds, bars.whole);
      addWhole('one page edited', 's', edited.seconds, bars.wholeEdit);
    }
  }
}

/** Without caches, and again after an edit to one page, whose path is relative to the folder of pages. */
async function buildTwice(generator: Generator, content: Content, page: string): Promise<[BuildResult, BuildResult]> {
  const project = projectFolder(generator, 'build');
  writeProject(generator, project, content);
  const cold = await build(generator, project);
  appendFileSync(path.join(project, generator.pages, page), '\nOne sentence more.\n');
  return [cold, await build(generator, project)];
}
