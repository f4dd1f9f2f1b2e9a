import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {runInherited} from '../processes';
import {toolFile} from '../tools';

/**
 * Checks the types of each project in `tsconfig.json`: code for Node.js and for browsers apart, so that neither
 * compiles with what only the other has, and the tests.
 */
export async function main(args: readonly string[]): Promise<void> {
  const {references} = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    references: {path: string}[];
  };
  for (const {path: project} of references) {
    const code = await runInherited([toolFile({package: 'typescript-7'}), '-p', project, ...args]);
    if (code !== 0) process.exitCode = code;
  }
}
