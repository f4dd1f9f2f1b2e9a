import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {NodeSearch} from '@docs-kit/search/evaluation/node';
import {readQuestions} from '@docs-kit/search/evaluation/questions';
import {root} from '../paths';

const build = path.join(root, 'build');

/**
 * The part of this site's index that loads until the first hits, for each question in a new visit.
 *
 * @returns KiB with Brotli, one number per question
 * @throws if the build has no compressed index
 */
export async function indexBytes(): Promise<number[]> {
  const sizes: number[] = [];
  for (const {question} of readQuestions('tuning.json')) {
    const {files} = await new NodeSearch(build).ask(question);
    sizes.push(files.reduce((total, file) => total + compressedSize(file), 0) / 1024);
  }
  return sizes;
}

/** Tiny files are sent uncompressed. */
function compressedSize(file: string): number {
  const plain = path.join(build, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}
