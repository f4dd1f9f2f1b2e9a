import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {callsFile} from './reader/calls';
import {findSamplesRoot} from './reader/read';
import type {BundlerPlugin} from '@docs-kit/base/node/bundler';
import {recordingsFolder} from '@docs-kit/recordings/names';
import {root} from '@docs-kit/base/node/root';

const name = 'samples';

const namesIn = (text: string, directive: RegExp): string[] =>
  [...text.matchAll(directive)].map(([, name = '']) => name);

/** The folders of the samples on a page, and the files of its recordings and of the samples' API calls. */
function sourcesOf(page: string): {folders: string[]; files: string[]} {
  const text = fs.readFileSync(page, 'utf8');
  const samplesRoot = findSamplesRoot(page) ?? '';
  const samples = samplesRoot === '' ? [] : namesIn(text, /::sample\{[^}\n]*\bname="([^"\n]+)"/g);
  const recordings = namesIn(text, /::recording\{[^}\n]*\bname="([^"\n]+)"/g);
  return {
    folders: samples.map((sample) => path.join(samplesRoot, sample)),
    files: [
      ...(samples.length > 0 ? [path.join(samplesRoot, callsFile)] : []),
      ...recordings.map((recording) => path.join(root, 'static', recordingsFolder, `${recording}.cast`)),
    ],
  };
}

const trackSamples: BundlerPlugin = (compiler) => {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
      const page = 'resourcePath' in context ? context.resourcePath : '';
      if (/\.mdx?$/.test(page) && 'addContextDependency' in context) {
        const {folders, files} = sourcesOf(page);
        folders.forEach((folder) => context.addContextDependency(folder));
        files.forEach((file) => context.addDependency(file));
      }
    });
  });
};

/**
 * Registers the sample and recording files that the MDX compiler reads without the bundler's knowledge. A change to one
 * reloads the page in development, and invalidates the page's cache entry.
 */
export default function sampleDependenciesPlugin(): Plugin {
  return {
    name,
    configureWebpack: () => ({plugins: [trackSamples]}),
  };
}
