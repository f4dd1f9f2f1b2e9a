import {spawnSync} from 'node:child_process';
import {install, type Need} from '@docs-kit/base/node/apt';

const toolchain = (name: string, command: string, fix: string, ...packages: readonly string[]): Need => ({
  isThere: () => spawnSync(command, {shell: true, stdio: 'ignore'}).status === 0,
  packages,
  fix: `${name} is missing: its code isn't verified here. ${fix}`,
});

const toolchains: readonly Need[] = [
  toolchain('Go', 'go version', 'Install Go 1.23 or later.'),
  toolchain('Python', 'python3 --version', 'Install Python 3.10 or later with pip and venv.'),
  toolchain('Java', 'javac -version', 'Install a JDK, 17 or later.'),
  toolchain('PHP', 'php --version', 'Install the command-line PHP 8.2 or later.', 'php-cli'),
];

/**
 * Checks for the samples' compilers, and installs PHP if it's missing on Debian as root.
 *
 * @returns one line for each missing toolchain
 */
export const prepareToolchains = (): string[] => install(toolchains);
