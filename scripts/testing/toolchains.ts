import {spawnSync} from 'node:child_process';
import {installWithApt} from '../apt';

interface Toolchain {
  name: string;
  command: readonly [string, ...string[]];
  /** The Debian package, where this project installs it by itself. */
  debianPackage?: string;
  fix: string;
}

const toolchains: readonly Toolchain[] = [
  {name: 'Go', command: ['go', 'version'], fix: 'Install Go 1.23 or later.'},
  {name: 'Python', command: ['python3', '--version'], fix: 'Install Python 3.10 or later with pip and venv.'},
  {name: 'Java', command: ['javac', '-version'], fix: 'Install a JDK, 17 or later.'},
  {
    name: 'PHP',
    command: ['php', '--version'],
    debianPackage: 'php-cli',
    fix: 'Install the command-line PHP 8.2 or later.',
  },
];

/**
 * Looks for the compilers of the samples, and installs PHP where it is missing on Debian and this is root.
 *
 * @returns one line for each that is missing
 */
export function prepareToolchains(): string[] {
  return toolchains.flatMap((toolchain) => {
    if (runs(toolchain)) {
      return [];
    }
    if (toolchain.debianPackage && installWithApt(toolchain.debianPackage) && runs(toolchain)) {
      return [];
    }
    return [`${toolchain.name} is missing: its code is not verified here. ${toolchain.fix}`];
  });
}

function runs({command: [program, ...args]}: Toolchain): boolean {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0;
}
