import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {Agent, type IncomingHttpHeaders, request} from 'node:http';
import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {type ServerName, requireServer} from '@docs-kit/site-tools/hosting/servers';
import {stage} from '@docs-kit/site-tools/hosting/stage';
import {freePort} from '@docs-kit/site-tools/port';
import {createSiteServer} from '@docs-kit/site-tools/serve';
import {root} from '@docs-kit/base/node/root';
import {deployDir} from '@docs-kit/site-tools/hosting/generate';

/** A running server with the built site. */
export interface Host {
  port: number;
  /** What the commands that set it up printed. */
  output: string;
  stop(): Promise<void>;
}

/** The servers' foreground commands, as Debian starts them. */
const starts: Readonly<Record<ServerName, string>> = {
  nginx: 'nginx -g "daemon off;"',
  caddy: 'caddy run --config "$ROOT/etc/caddy/Caddyfile"',
  apache: '. "$APACHE_CONFDIR/envvars"; apache2 -d "$APACHE_CONFDIR" -DFOREGROUND',
};

/** For commands that need root or take long. nginx has its log's place from its build. */
const replacements = `set -eu
sudo() { "$@"; }
apt-get() { :; }
npm() { :; }
systemctl() { :; }
nginx() { command nginx -e "$ROOT/var/log/nginx/error.log" -c "$ROOT/etc/nginx/nginx.conf" "$@"; }
`;

/** Tests that aren't run by root can neither use ports below 1024 nor change users. */
function asThisUser(configuration: string, port: number): string {
  const here = configuration
    .replace(/^\s*listen \[::\]:80 .*$/gm, '')
    .replace(/^(\s*listen )80\b/gim, `$1127.0.0.1:${port}`)
    .replace(/^([^]*^):80 \{$/m, `{\n\tadmin off\n}\n\n$1:${port} {`)
    .replace('<VirtualHost *:80>', `<VirtualHost *:${port}>`);
  const {uid, username} = userInfo();
  return uid === 0 ? here : here.replace(/^user www-data;$/m, '').replaceAll('www-data', username);
}

/** Copies the files that a server's Debian package installs into a folder that stands for the machine's root. */
function copyConfiguration(name: ServerName, folder: string, port: number): void {
  const source = `/etc/${name === 'apache' ? 'apache2' : name}`;
  const copy = path.join(folder, source);
  cpSync(source, copy, {recursive: true, verbatimSymlinks: true});
  for (const entry of readdirSync(copy, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) {
      writeFileSync(file, asThisUser(inFolder(readFileSync(file, 'utf8'), folder), port));
    } else if (entry.isSymbolicLink()) {
      const target = inFolder(readlinkSync(file), folder);
      rmSync(file);
      symlinkSync(target, file);
    }
  }
  const places = [
    'run',
    'srv',
    'var/lib/apache2',
    'var/lock',
    'var/log/apache2',
    'var/log/nginx',
    'var/run',
    'var/www/html',
  ];
  places.forEach((place) => mkdirSync(path.join(folder, place), {recursive: true}));
  if (name === 'nginx') {
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = bodies.map((body) => `${body}_temp_path ${folder}/run/${body};\n`);
    writeFileSync(path.join(copy, 'conf.d/folders.conf'), lines.join(''));
  }
}

/** Replaces the machine's folders in a text. */
const inFolder = (text: string, folder: string): string =>
  text.replace(/(?<![\w.}/])\/(etc\/(?:apache2|caddy|nginx)|run|srv|var)\b/g, `${folder}/$1`);

/** The commands in a host's section of deploy/README.md. */
export function commandsOf(name: string): string {
  const readme = readFileSync(path.join(deployDir, 'README.md'), 'utf8');
  const [, commands = ''] = new RegExp(`^## ${name}\n[^]*?^ *\`\`\`shell\n([^]*?)^ *\`\`\``, 'im').exec(readme) ?? [];
  return commands;
}

/** Follows deploy/README.md from the files of Debian's packages on, though the site is compressed at once. */
async function startServer(name: ServerName): Promise<Host> {
  requireServer(name);
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  copyConfiguration(name, folder, port);
  await stage(name, path.join(folder, 'staged', name), 1);
  const env = {
    ...process.env,
    ROOT: folder,
    HOME: folder,
    XDG_DATA_HOME: folder,
    PATH: `${process.env.PATH ?? ''}:/usr/sbin`,
    APACHE_CONFDIR: path.join(folder, 'etc/apache2'),
    APACHE_STATE_DIRECTORY: path.join(folder, 'var/lib/apache2'),
  };
  const commands = inFolder(commandsOf(name), folder).replaceAll('.cache/staged', `${folder}/staged`);
  const {stdout, stderr} = await promisify(execFile)('bash', ['-c', replacements + commands], {cwd: root, env});
  return runServer(replacements + starts[name], env, port, folder, stdout + stderr);
}

/** Starts Python's server, which can't be configured, with a folder, which it deletes when it stops. */
export async function startPlainServer(folder: string): Promise<Host> {
  const port = await freePort();
  return runServer(`python3 -m http.server ${port} -b 127.0.0.1 -d ${folder}`, process.env, port, folder, '');
}

/** Runs a server's foreground command until it's stopped, and then deletes its folder. */
async function runServer(
  command: string,
  env: NodeJS.ProcessEnv,
  port: number,
  folder: string,
  output: string,
): Promise<Host> {
  // Detached, so that the shell and the server are a group, which can be stopped together.
  const child = spawn('bash', ['-c', command], {stdio: ['ignore', 'ignore', 'pipe'], env, detached: true});
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await answering(port, child, () => errors);
  return {
    port,
    output,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Validates the Caddyfile that the image runs; rejects with the server's output. */
export async function checkCaddyfile(): Promise<void> {
  requireServer('caddy');
  const file = path.join(deployDir, 'caddy', 'Caddyfile');
  await promisify(execFile)('caddy', ['validate', '--config', file]);
}

async function answering(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (
      await ask(port, '/0.18/').then(
        () => true,
        () => false,
      )
    )
      return;

    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} doesn't answer: ${output()}`);
}

/** Starts one of the servers, or this repository's own (`serve`). */
export async function startHost(name: ServerName | 'serve'): Promise<Host> {
  if (name !== 'serve') return startServer(name);

  const server = createSiteServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    output: '',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Addresses that a careless rule would redirect to another host, out of the site, or to nothing. */
export const hostileAddresses: readonly string[] = [
  '//evil.example/x.html',
  '///evil.example/x.html',
  '//evil.example/0.18/install.html',
  '//evil.example/0.18',
  '//evil.example/',
  '/\\evil.example/x.html',
  '/\\/evil.example/0.18/',
  '/%2f%2fevil.example/x.html',
  '/%5cevil.example/x.html',
  '/0.18//evil.example/x.html',
  '/0.18/%2f%2fevil.example/x.html',
  '/0.18/..//evil.example/x.html',
  '/0.18/%2e%2e//evil.example/x.html',
  '/0.18/..\\evil.example\\x.html',
  '/0.18/%0d%0aLocation:%20//evil.example/x.html',
  '/0.18/install%0d%0aSet-Cookie:%20a=b.html',
  '/0.18/install%00.html',
  '/0.18/install%00',
  `/0.18/${'a'.repeat(300)}`,
  '/0.18/%2e%2e/%2e%2e/etc/passwd',
  '/0.18.evil.example/x.html',
  '/0.18@evil.example/x.html',
  '/0.18/cli/..//evil.example/',
  '/0.18/cli//evil.example/',
  '/0.18//install.html',
  '//0.18/install.html',
  '/0.18/install.html.html',
  '/0.18/nothing.html',
  '/0.18/.html',
  '/.html',
  '/x.html',
  '/install.html',
];

/** A raw response: neither decompressed nor redirected. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({keepAlive: true, maxSockets: 8});

/** Sends a request. */
export function ask(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {host: '127.0.0.1', port, path: address, headers, method, agent, timeout: 10_000},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no response to ${address}`)));
    sent.on('error', reject);
    sent.end();
  });
}

/** Requests many addresses, a few at a time; returns the first ten with a wrong response. */
export async function wrong(
  addresses: readonly string[],
  isRight: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  const lane = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      if (!(await isRight(address))) found.push(address);
  };
  await Promise.all(Array.from({length: 8}, lane));
  return found.slice(0, 10);
}
