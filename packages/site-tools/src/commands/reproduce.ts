import {spawnSync} from 'node:child_process';
import {constants, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {filesOfTree} from '../git';
import {site} from '../processes';

/** The maximum number of differences to list; the rest is counted. */
const maxListed = 20;

/**
 * Builds the site twice, in a copy of this tree without caches and in this tree with them, and fails if any byte
 * differs. A build's output must not depend on its path or its caches.
 */
export function main(args: readonly string[]): void {
  expectNoArguments(args);
  const folder = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
  const copy = path.join(folder, 'elsewhere', 'archive');
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  copyTree(copy);
  build(copy);
  build(root);
  const [cold, warm] = [path.join(copy, 'build'), path.join(root, 'build')];
  const count = listFiles(cold).length;
  // Lists files that exist in only one of the two folders as well.
  const compare = ['diff', '--no-index', '--name-status', '--no-renames', '--no-ext-diff', cold, warm];
  const {status, stdout} = spawnSync('git', compare, {encoding: 'utf8'});
  if (count === 0 || status !== 0) {
    const differences = stdout.split('\n').filter(Boolean);
    differences.slice(0, maxListed).forEach((line) => console.error(line));
    throw new Error(`${differences.length} of ${count} files differ between two builds of one tree.`);
  }
  console.log(`${count} files are the same, byte by byte.`);
}

/** Copies the files that Git tracks or would add, and the packages without their caches. */
function copyTree(copy: string): void {
  for (const file of filesOfTree(root)) cpSync(path.join(root, file), path.join(copy, file));

  const packages = path.join(root, 'node_modules');
  cpSync(packages, path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => file !== path.join(packages, '.cache'),
  });
}

function build(tree: string): void {
  console.log(tree === root ? 'In this tree, with its caches:' : 'In a copy, without caches:');
  const {status} = spawnSync(process.execPath, [path.join(tree, path.relative(root, site)), 'build'], {
    cwd: tree,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
