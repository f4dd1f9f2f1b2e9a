import fs from 'node:fs';
import path from 'node:path';
import {UsageError} from '@docs-kit/base/node/command';
import type {Snippet} from '../shared/snippets';

/**
 * Resolves the files of a run; undefined for all. Includes pages that show a changed sample. Throws one line for a path
 * that doesn't exist.
 */
export function select(
  root: string,
  paths: readonly string[],
  snippets: readonly Snippet[],
): ((file: string) => boolean) | undefined {
  if (paths.length === 0) return undefined;
  const given = paths.map((name) => relativePath(root, name, snippets[0]?.file));
  const meant = (file: string): boolean =>
    given.some((name) => name === '' || file === name || file.startsWith(`${name}/`));
  const sources = snippets.filter(({kind, file}) => kind === 'sample' && meant(file));
  const samples = new Set(sources.map(({sample}) => sample));
  const pages = new Set(
    snippets
      .filter(({kind, sample}) => kind === 'fence' && sample !== undefined && samples.has(sample))
      .map(({file}) => file),
  );
  const sampleFolders = sources.map(
    ({file, sample = ''}) => `${file.split('/_samples/')[0] ?? ''}/_samples/${sample}/`,
  );
  return (file) => meant(file) || pages.has(file) || sampleFolders.some((folder) => file.startsWith(folder));
}

function relativePath(root: string, name: string, example = '.'): string {
  const full = path.resolve(root, name);
  if (!fs.existsSync(full))
    throw new UsageError(`${name}: no such file or folder. Specify the path of a page or sample, such as ${example}.`);
  return path.relative(root, full).split(path.sep).join('/');
}
