import {existsSync} from 'node:fs';
import {install, type Need} from '@docs-kit/base/node/apt';

const server = (name: string, packages: readonly string[], ...files: readonly string[]): Need => ({
  isThere: () => files.every((file) => existsSync(file)),
  packages,
  fix: `${name}: not installed. On Debian or Ubuntu, run: sudo apt-get install ${packages.join(' ')}`,
});

/** The servers on which the tests run the configurations in `deploy/`, each with its own configuration's file. */
const servers = {
  nginx: server(
    'nginx',
    ['nginx-light', 'libnginx-mod-http-brotli-static'],
    '/etc/nginx/nginx.conf',
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  ),
  caddy: server('caddy', ['caddy'], '/etc/caddy/Caddyfile'),
  apache: server('apache', ['apache2'], '/etc/apache2/apache2.conf'),
} as const;

/** One of these servers. */
export type ServerName = keyof typeof servers;

/** All of them. */
export const serverNames = Object.keys(servers) as ServerName[];

/** @throws one line with installation instructions if the server is missing */
export function requireServer(name: ServerName): void {
  const {isThere, fix} = servers[name];
  if (!isThere()) throw new Error(fix);
}

/**
 * Installs missing servers on Debian as root.
 *
 * @throws one line with installation instructions if that isn't possible
 */
export function installServers(): void {
  const [missing] = install(Object.values(servers));
  if (missing !== undefined) throw new Error(missing);
}
