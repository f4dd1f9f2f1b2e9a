import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs distribution packages on Debian as root, without starting the servers among them.
 *
 * @returns false on other systems, or if the installation failed, in which case apt-get has printed the reason
 */
export function installWithApt(...names: string[]): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;

  console.log(`Installing ${names.join(', ')} with apt-get`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}

function aptGet(...args: string[]): boolean {
  // In run level 1, Debian's packages don't start their services.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  return spawnSync('apt-get', ['-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit'], env}).status === 0;
}
