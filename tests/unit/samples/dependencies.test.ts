import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import type {BundlerPlugin} from '@docs-kit/base/node/bundler';
import recordingsPlugin from '@docs-kit/recordings';
import samplesPlugin from '@docs-kit/samples';
import {highlighting} from '../../../src/config/highlighting';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {root} from '@docs-kit/base/node/root';

const pages = 'versioned_docs/version-0.18.14';

const plugins = (generatedFilesDir: string): Plugin[] => {
  const context = {generatedFilesDir} as LoadContext;
  return [samplesPlugin(context, {tabGroups: [], highlighting}), recordingsPlugin()];
};

/** What the bundler watches for a page, relative to the project's root. */
async function watchedFor(page: string): Promise<{files: string[]; folders: string[]}> {
  const output = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const compiler = rspack({
    mode: 'development',
    entry: path.join(root, pages, page),
    output: {path: output},
    // Any loader in place of the MDX compiler; the plugin acts before it.
    module: {
      rules: [
        {test: /\.mdx$/, type: 'asset/source', loader: 'string-replace-loader', options: {search: '', replace: ''}},
      ],
    },
    plugins: plugins(output).flatMap(
      (plugin) => (plugin.configureWebpack?.({}, false, {} as never, undefined)?.plugins ?? []) as BundlerPlugin[],
    ),
  });
  const relative = (files: Iterable<string>): string[] => [...files].map((file) => path.relative(root, file)).sort();
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const {fileDependencies = [], contextDependencies = []} = stats?.compilation ?? {};
      const watched = {files: relative(fileDependencies), folders: relative(contextDependencies)};
      compiler.close(() => {
        if (error) reject(error);
        else resolve(watched);
      });
    });
  });
}

test('a page is compiled again after a change to one of its samples, their calls or its recordings', async () => {
  const {files, folders} = await watchedFor('api/terminal.mdx');
  expect(files).toContain(`${pages}/_samples/calls.json`);
  expect(files).toContain('src/recordings/api-terminal/after-a-step.cast');
  const samples = ['build', 'default', 'directory', 'on-failure', 'rights'];
  expect(folders).toEqual(samples.map((name) => `${pages}/_samples/terminal/${name}`));
});

test('a page without samples depends on none, nor on their calls', async () => {
  const {files, folders} = await watchedFor('install.mdx');
  expect(folders).toEqual([]);
  expect(files.filter((file) => file.includes('_samples'))).toEqual([]);
});
