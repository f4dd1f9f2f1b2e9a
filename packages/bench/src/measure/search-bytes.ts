import path from 'node:path';
import {NodeSearch} from '@docs-kit/search/evaluation/node';
import {readQuestions} from '@docs-kit/search/evaluation/questions';
import {config} from '@docs-kit/site-tools/config';
import {root} from '../paths';
import {readCompressed} from '../serve/compressed';

const build = path.join(root, 'build');
const questions = ['queries.json', 'tuning-natural.json', 'tuning-natural-3.json'];

/**
 * The part of this site's index that loads until the first hits, for each question in a new visit.
 *
 * @returns KiB with Brotli, one number per question
 */
export async function indexBytes(): Promise<number[]> {
  const asked = questions.flatMap((file) =>
    readQuestions(path.join(root, 'packages/search/evaluation/questions', file)),
  );
  const sizes: number[] = [];
  for (const {question} of asked) {
    const {files} = await new NodeSearch(build, config.baseUrl).ask(question);
    const sent = await Promise.all(files.map((file) => readCompressed(path.join(build, file))));
    sizes.push(sent.reduce((total, {body}) => total + body.length, 0) / 1024);
  }
  return sizes;
}
