import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs a package of the distribution, where this is Debian and the user is root.
 *
 * @returns false where that is not so, or it failed; apt-get has then said why
 */
export function installWithApt(name: string): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return false;
  }
  console.log(`Installing ${name} with apt-get`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name);
}

function aptGet(...args: string[]): boolean {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync('apt-get', ['-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit'], env}).status === 0;
}
