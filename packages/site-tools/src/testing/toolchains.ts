import {spawnSync} from 'node:child_process';
import {installWithApt} from '@docs-kit/base/node/apt';

interface Toolchain {
  name: string;
  command: readonly [string, ...string[]];
  /** The Debian package, if this project installs it. */
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
 * Checks for the samples' compilers, and installs PHP if it's missing on Debian as root.
 *
 * @returns one line for each missing toolchain
 */
export function prepareToolchains(): string[] {
  return toolchains.flatMap((toolchain) => {
    if (runs(toolchain)) return [];

    if (toolchain.debianPackage && installWithApt(toolchain.debianPackage) && runs(toolchain)) return [];

    return [`${toolchain.name} is missing: its code isn't verified here. ${toolchain.fix}`];
  });
}

function runs({command: [program, ...args]}: Toolchain): boolean {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0;
}
