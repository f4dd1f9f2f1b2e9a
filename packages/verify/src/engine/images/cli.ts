import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {flag, parseOptions} from '@docs-kit/base/node/options';
import {
  baseContainerfile,
  baseOf,
  containerfile,
  contextFolders,
  engineConfiguration,
  imagesFolder,
  mirrored,
  readCatalogue,
  registryConfiguration,
  selectImages,
} from './images';
import {messageOf} from '@docs-kit/base/node/error';
import {root} from '@docs-kit/base/node/root';

const usageText = `Usage: npx site engine:images [OPTIONS] [NAME...]

Builds images of Debian's packages under the names that pages use, and serves them as a mirror of docker.io until it's
stopped. The first build takes some minutes; later ones build what changed.

  NAME          only these images: alpine, alpine:3.22
  --port N      of the registry, on this machine (5000)
  --no-serve    stop after the build
  --help        this text
`;

/** Kept between runs, and ignored by Git. */
const folder = path.join(root, '.cache/engine-images');
/** The build context of all images. */
const context = path.join(folder, 'context');
/** The machine's own certificates, in addition to Debian's. */
const ownCertificates = '/usr/local/share/ca-certificates';
/** Each tool's Debian package has the same name. */
const tools = ['mmdebstrap', 'buildah', 'docker-registry'];

/** @throws {Error} one line that names what's missing */
function requireTools(): void {
  if (process.getuid?.() !== 0) throw new Error('you must be root to build images.');
  const missing = tools.filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} missing. On Debian, run: apt-get install ${missing.join(' ')}`);
}

/** Runs a program with inherited output. */
function run(program: string, args: readonly string[]): void {
  const {status, error} = spawnSync(program, args, {stdio: ['ignore', 'inherit', 'inherit']});
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${program} ${args.join(' ')}\` failed.`);
}

/** Runs `buildah` with its own storage and without a container runtime. */
function buildah(command: string, args: readonly string[]): void {
  const storage = ['--root', path.join(folder, 'storage'), '--runroot', path.join(folder, 'run')];
  run('buildah', [...storage, command, ...args]);
}

function build(name: string, text: string): void {
  const file = path.join(folder, 'Containerfile');
  fs.writeFileSync(file, text);
  buildah('build', [
    '--isolation=chroot',
    // The tool's own label would appear among the labels that a sample prints.
    '--identity-label=false',
    '--layers',
    '--quiet',
    `--tag=${name}`,
    `--file=${file}`,
    context,
  ]);
}

function prepareContext(): void {
  const copy = (from: string, to: string): void => {
    fs.rmSync(path.join(context, to), {recursive: true, force: true});
    fs.cpSync(from, path.join(context, to), {recursive: true, dereference: true});
  };
  fs.mkdirSync(path.join(context, contextFolders.certificates), {recursive: true});
  if (fs.existsSync(ownCertificates)) copy(ownCertificates, contextFolders.certificates);
  copy(path.join(imagesFolder, contextFolders.wrappers), contextFolders.wrappers);
}

function buildBase(suite: string): void {
  const {name, archive} = baseOf(suite);
  const file = path.join(context, archive);
  if (!fs.existsSync(file)) {
    // Keeps the package lists, so that later installations don't need an update.
    const options = ['--variant=minbase', '--include=ca-certificates,busybox', '--skip=cleanup/apt/lists'];
    run('mmdebstrap', [...options, suite, `${file}.new.tar`]);
    fs.renameSync(`${file}.new.tar`, file);
  }
  build(name, baseContainerfile(suite));
}

/** Starts the registry and waits until it responds; returns undefined if one from another run already does. */
async function startRegistry(port: number): Promise<ChildProcess | undefined> {
  const answers = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  if (await answers()) return undefined;
  const configuration = path.join(folder, 'registry.yml');
  fs.writeFileSync(configuration, registryConfiguration(path.join(folder, 'registry'), port));
  // It logs each image that isn't there yet as an error.
  const log = path.join(folder, 'registry.log');
  const registry = spawn('docker-registry', ['serve', configuration], {
    stdio: ['ignore', 'ignore', fs.openSync(log, 'w')],
  });
  while (!(await answers())) {
    if (registry.exitCode !== null) throw new Error(`the registry didn't start: see ${log}. Is port ${port} in use?`);
    await sleep(200);
  }
  return registry;
}

async function main(): Promise<void> {
  const known = {
    port: {type: 'string', default: '5000'},
    'no-serve': flag,
    help: {...flag, short: 'h'},
  } as const;
  const options = parseOptions(process.argv.slice(2), 'engine:images', known, ({values, positionals}) => {
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1) throw new Error(`--port must be a port number, not ${values.port}`);
    return {...values, port, names: positionals};
  });
  if (options.help) {
    process.stdout.write(usageText);
    return;
  }
  const {suite, images} = readCatalogue();
  const chosen = selectImages(images, options.names);
  requireTools();
  prepareContext();
  for (const needed of new Set(chosen.map((image) => image.suite ?? suite))) buildBase(needed);
  const registry = await startRegistry(options.port);
  try {
    for (const image of chosen) {
      const [first = ''] = image.names;
      build(first, containerfile(image, suite));
      for (const name of image.names) {
        const place = `docker://127.0.0.1:${options.port}/${mirrored(name)}`;
        buildah('push', ['--quiet', '--tls-verify=false', `localhost/${first}`, place]);
        process.stdout.write(`✓ ${name}\n`);
      }
    }
    if (options['no-serve'] || !registry) return;
    process.stdout.write(`\nThe engine's engine.toml wants:\n\n${engineConfiguration(`127.0.0.1:${options.port}`)}\n`);
    await new Promise<void>((resolve) => {
      registry.on('close', () => resolve());
      process.on('SIGINT', () => resolve());
      process.on('SIGTERM', () => resolve());
    });
  } finally {
    registry?.kill();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`engine:images: ${messageOf(error)}\n`);
  process.exitCode = 1;
});
