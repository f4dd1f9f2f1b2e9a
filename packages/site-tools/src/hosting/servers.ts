import {existsSync} from 'node:fs';
import {installWithApt} from '@docs-kit/base/node/apt';

/** The files that each server needs, and the Debian packages that contain them. */
const servers = {
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  caddy: {packages: ['caddy'], files: ['/usr/bin/caddy']},
  apache: {packages: ['apache2-bin'], files: ['/usr/sbin/apache2', '/usr/lib/apache2/modules/mod_rewrite.so']},
} as const;

/** A server on which the tests run the configurations in `deploy/`. */
export type ServerName = keyof typeof servers;

/** All of them. */
export const serverNames = Object.keys(servers) as ServerName[];

const isMissing = (name: ServerName): boolean => !servers[name].files.every((file) => existsSync(file));

/**
 * Finds a server's files: its program, and the module that its configuration loads.
 *
 * @throws one line with installation instructions if the server is missing
 */
export function serverFiles(name: ServerName): readonly [string, string?] {
  if (isMissing(name)) {
    const packages = servers[name].packages.join(' ');
    throw new Error(`${name}: not installed. On Debian or Ubuntu, run: sudo apt-get install ${packages}`);
  }
  return servers[name].files;
}

/**
 * Installs missing servers on Debian as root.
 *
 * @throws one line with installation instructions if that isn't possible
 */
export function installServers(): void {
  const missing = serverNames.filter(isMissing);
  if (missing.length > 0) {
    installWithApt(...missing.flatMap((name) => [...servers[name].packages]));
    missing.forEach(serverFiles);
  }
}
