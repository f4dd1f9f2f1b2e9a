import {execFileSync, spawnSync} from 'node:child_process';
import {constants, cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {site} from '../processes';

/** The maximum number of differences to list; the rest is counted. */
const maxListed = 20;

/**
 * Builds the site twice, in a copy of this tree without caches and in this tree with them, and fails if any byte
 * differs. A build's output must not depend on its path or its caches.
 */
export function main(): void {
  expectNoArguments();
  const folder = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
  const copy = path.join(folder, 'elsewhere', 'archive');
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  copyTree(copy);
  build(copy);
  build(root);
  const [cold, warm] = [path.join(copy, 'build'), path.join(root, 'build')];
  const files = filesIn(cold);
  const differences = differing(cold, files, warm, filesIn(warm));
  if (files.size === 0 || differences.length > 0) {
    differences.slice(0, maxListed).forEach((line) => console.error(line));
    throw new Error(`${differences.length} of ${files.size} files differ between two builds of one tree.`);
  }
  console.log(`${files.size} files are the same, byte by byte.`);
}

/** Copies the files that Git tracks or would add, and the packages without their caches. */
function copyTree(copy: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {cwd: root});
  for (const file of new Set(list.toString().split('\0').filter(Boolean)))
    cpSync(path.join(root, file), path.join(copy, file));

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

const filesIn = (folder: string): Set<string> => new Set(listFiles(folder));

/** One line for each file that differs or exists in only one of the two folders. */
function differing(cold: string, inCold: Set<string>, warm: string, inWarm: Set<string>): string[] {
  return [...new Set([...inCold, ...inWarm])].flatMap((file) => {
    if (!inWarm.has(file)) return [`${file}: only in the build without caches`];

    if (!inCold.has(file)) return [`${file}: only in the build with caches`];

    const [one, other] = [readFileSync(path.join(cold, file)), readFileSync(path.join(warm, file))];
    const at = one.findIndex((byte, index) => byte !== other[index]);
    const same = at < 0 && one.length === other.length;
    return same ? [] : [`${file}: differs from byte ${at < 0 ? one.length : at} on`];
  });
}
