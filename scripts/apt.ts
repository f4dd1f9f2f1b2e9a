import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs packages of the distribution if this is Debian and the user is root. Servers among them aren't started.
 *
 * @returns false where that is not so, or it failed; apt-get has then said why
 */
export function installWithApt(...names: string[]): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return false;
  }
  console.log(`Installing ${names.join(', ')} with apt-get`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}

function aptGet(...args: string[]): boolean {
  // In run level 1, Debian's packages don't start what they install.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  return spawnSync('apt-get', ['-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit'], env}).status === 0;
}
