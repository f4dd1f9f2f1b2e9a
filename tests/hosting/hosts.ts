import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, type IncomingHttpHeaders, request} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {type ServerName, serverFiles} from '@docs-kit/site-tools/hosting/servers';
import {stage} from '@docs-kit/site-tools/hosting/stage';
import {createSiteServer} from '@docs-kit/site-tools/serve';
import {root} from '@docs-kit/base/node/root';

const deployDir = path.join(root, 'deploy');

/** A running server with the built site. */
export interface Host {
  port: number;
  stop(): Promise<void>;
}

interface Setup {
  program: string;
  /** Runs the server in the foreground. */
  run: readonly string[];
  /** Validates its configuration. */
  check: readonly string[];
}

/** A free port on 127.0.0.1. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Writes a minimal configuration that includes the one in `deploy/`, with all of the server's files in one folder. */
const setups: Readonly<Record<ServerName, (folder: string, site: string, port: number) => Setup>> = {
  nginx(folder, site, port) {
    const [program, brotli = ''] = serverFiles('nginx');
    const file = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      file,
      `load_module ${brotli};
worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${deployDir}/nginx/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${deployDir}/nginx/archive.conf;
  }
}
`,
    );
    const options = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
    return {program, run: options, check: [...options, '-t']};
  },
  caddy(folder, site, port) {
    const [program] = serverFiles('caddy');
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${site}
	import ${deployDir}/caddy/archive.caddy
}
`,
    );
    const options = ['--config', file, '--adapter', 'caddyfile'];
    return {program, run: ['run', ...options], check: ['validate', ...options]};
  },
  apache(folder, site, port) {
    const [program, rewrite = ''] = serverFiles('apache');
    const file = path.join(folder, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'dir', 'env', 'headers', 'mime', 'rewrite'];
    writeFileSync(
      file,
      `ServerRoot ${folder}
ServerName localhost
${modules.map((name) => `LoadModule ${name}_module ${path.dirname(rewrite)}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
User daemon
Group daemon
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}/0.18>
  Require all granted
  Include ${deployDir}/apache/archive.htaccess
</Directory>
`,
    );
    const options = ['-d', folder, '-f', file];
    return {program, run: [...options, '-DFOREGROUND'], check: [...options, '-t']};
  },
};

/** Creates a server's folder, with the site in `site` as for this server, though compressed at once. */
async function prepare(name: ServerName): Promise<{folder: string; site: string}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const site = path.join(folder, 'site');
  await stage(name, site, 1);
  return {folder, site};
}

/** Validates a configuration with the server's own check; rejects with its output. */
export async function checkConfiguration(name: ServerName): Promise<void> {
  const {folder, site} = await prepare(name);
  const {program, check} = setups[name](folder, site, await freePort());
  await promisify(execFile)(program, check, {env: environment(folder)});
  rmSync(folder, {recursive: true});
}

/** Validates the Caddyfile that the image runs, as `checkConfiguration` does. */
export async function checkCaddyfile(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const [program] = serverFiles('caddy');
  const options = ['--config', path.join(deployDir, 'caddy', 'Caddyfile'), '--adapter', 'caddyfile'];
  await promisify(execFile)(program, ['validate', ...options], {env: environment(folder)});
  rmSync(folder, {recursive: true});
}

const environment = (folder: string): NodeJS.ProcessEnv => ({...process.env, HOME: folder, XDG_DATA_HOME: folder});

/** Starts a server with its configuration in `deploy/`. */
async function startServer(name: ServerName): Promise<Host> {
  const {folder, site} = await prepare(name);
  const port = await freePort();
  const {program, run} = setups[name](folder, site, port);
  const child = spawn(program, run, {stdio: ['ignore', 'ignore', 'pipe'], env: environment(folder)});
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await answering(port, child, () => output);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

async function answering(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (
      await ask(port, '/0.18/').then(
        () => true,
        () => false,
      )
    ) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} doesn't answer: ${output()}`);
}

/** Starts one of the servers, or this repository's own (`serve`). */
export async function startHost(name: ServerName | 'serve'): Promise<Host> {
  if (name !== 'serve') {
    return startServer(name);
  }
  const server = createSiteServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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
