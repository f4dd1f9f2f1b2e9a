import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {callsFile} from '../content/samples/calls';
import {findSamplesRoot} from '../content/samples/read';
import type {BundlerPlugin} from '../lib/bundler';
import {recordingsFolder} from '../recordings/names';

const name = 'samples';

/** The folders of the samples on a page, and the file with their API calls. */
function sampleSources(page: string): {folders: string[]; files: string[]} {
  const root = findSamplesRoot(page);
  if (root === undefined) {
    return {folders: [], files: []};
  }
  const names = fs.readFileSync(page, 'utf8').matchAll(/::sample\{[^}\n]*\bname="([^"\n]+)"/g);
  const folders = [...names].map((match) => path.join(root, match[1] ?? ''));
  return {folders, files: folders.length > 0 ? [path.join(root, callsFile)] : []};
}

/** The files of the recordings on a page. */
function recordingFiles(page: string): string[] {
  const names = fs.readFileSync(page, 'utf8').matchAll(/::recording\{[^}\n]*\bname="([^"\n]+)"/g);
  return [...names].map(([, recording = '']) =>
    path.resolve(__dirname, '../../static', recordingsFolder, `${recording}.cast`),
  );
}

const trackSamples: BundlerPlugin = (compiler) => {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
      const page = 'resourcePath' in context ? context.resourcePath : '';
      if (/\.mdx?$/.test(page) && 'addContextDependency' in context) {
        const {folders, files} = sampleSources(page);
        folders.forEach((folder) => context.addContextDependency(folder));
        [...files, ...recordingFiles(page)].forEach((file) => context.addDependency(file));
      }
    });
  });
};

/**
 * Registers the sample and recording files that the MDX compiler reads without the bundler's knowledge. A change to one
 * reloads the page in development, and invalidates the page's cache entry.
 */
export default function samplesPlugin(): Plugin {
  return {
    name,
    configureWebpack: () => ({plugins: [trackSamples]}),
  };
}
