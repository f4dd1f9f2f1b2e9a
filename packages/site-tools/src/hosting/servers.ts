import {existsSync} from 'node:fs';
import {installWithApt} from '@docs-kit/base/node/apt';

/** Files of each server, its configuration among them, and the Debian packages that install them. */
const servers = {
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    files: ['/etc/nginx/nginx.conf', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  caddy: {packages: ['caddy'], files: ['/etc/caddy/Caddyfile']},
  apache: {packages: ['apache2'], files: ['/etc/apache2/apache2.conf']},
} as const;

/** A server on which the tests run the configurations in `deploy/`. */
export type ServerName = keyof typeof servers;

/** All of them. */
export const serverNames = Object.keys(servers) as ServerName[];

const isMissing = (name: ServerName): boolean => !servers[name].files.every((file) => existsSync(file));

/** @throws one line with installation instructions if the server is missing */
export function requireServer(name: ServerName): void {
  if (isMissing(name)) {
    const packages = servers[name].packages.join(' ');
    throw new Error(`${name}: not installed. On Debian or Ubuntu, run: sudo apt-get install ${packages}`);
  }
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
    missing.forEach(requireServer);
  }
}
