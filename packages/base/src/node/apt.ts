import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** What a command needs, the Debian packages that have it, and what to do where they can't be installed. */
export interface Need {
  isThere: () => boolean;
  packages: readonly string[];
  fix: string;
}

/**
 * Installs what's missing on Debian as root, without starting the servers among it.
 *
 * @returns the `fix` of each that's still missing; if the installation failed, apt-get has printed the reason
 */
export function install(needs: readonly Need[]): string[] {
  const missing = needs.filter(({isThere}) => !isThere());
  const names = missing.flatMap(({packages}) => packages);
  if (names.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${names.join(', ')} with apt-get`);
    if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...names);
  }
  return missing.filter(({isThere}) => !isThere()).map(({fix}) => fix);
}

function aptGet(...args: string[]): boolean {
  // In run level 1, Debian's packages don't start their services.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  return spawnSync('apt-get', ['-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit'], env}).status === 0;
}
