import {listFiles} from '@docs-kit/base/node/files';
import {buildDir, requireBuild, root} from '@docs-kit/base/node/root';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {zipSync} from 'fflate';
import {create} from 'tar';

/** The folder for the archives, which is emptied. */
const packDir = path.join(root, '.cache', 'pack');
const fileMode = 0o644;

/** zstd's maximum is 22, but higher levels need a larger window to unpack, for 15 % fewer bytes. */
const zstdLevel = 19;

/**
 * Packs a built site as `<name>.tar.zst` and `<name>.zip`. The output depends only on file names and contents: the
 * compressors are libraries, because Node's zlib changes between versions.
 *
 * @param folder the built site
 * @param name the archives' name without extension
 * @param folderName the folder in the archives
 * @returns the archives by name
 * @throws if a file can't be read
 */
export async function packSite(folder: string, name: string, folderName: string): Promise<Map<string, Uint8Array>> {
  const files = listFiles(folder);
  const zstd = await Zstd.load();
  return new Map([
    [`${name}.tar.zst`, zstd.compress(tarOf(folder, files, folderName), zstdLevel)],
    [`${name}.zip`, zipOf(folder, files, folderName)],
  ]);
}

function tarOf(folder: string, files: string[], folderName: string): Uint8Array {
  const chunks: Buffer[] = [];
  const options = {
    cwd: folder,
    prefix: folderName,
    sync: true,
    portable: true,
    mtime: new Date(0),
    onWriteEntry: ({stat}: {stat?: {mode: number}}) => {
      if (stat) stat.mode = fileMode;
    },
  } as const;
  create(options, files).on('data', (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

function zipOf(folder: string, files: readonly string[], folderName: string): Uint8Array {
  const entries = files.map((file) => [
    `${folderName}/${file}`,
    new Uint8Array(readFileSync(path.join(folder, file))),
  ]) satisfies [string, Uint8Array][];
  return zipSync(Object.fromEntries(entries), {
    level: 9,
    // The earliest time that the format supports, in local time.
    mtime: new Date(1980, 0, 1),
    // Unix, whose mode is in the upper half of the attributes.
    os: 3,
    attrs: ((0o100000 | fileMode) << 16) >>> 0,
  });
}

/**
 * Lists the packages that the site is built from, as CycloneDX from `package-lock.json`.
 *
 * Removes npm's random serial number and timestamp, which are optional, and the folder's name.
 */
function billOfMaterials(): string {
  const json = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bill = JSON.parse(json) as {
    serialNumber?: string;
    metadata: {timestamp?: string; component: {name: string}};
  };
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {name: string};
  bill.metadata.component.name = manifest.name;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Checksums in the format of `sha256sum --check`. */
function checksums(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
  return Array.from(files, ([name, content]) => `${hashOf(content)}  ${name}\n`).join('');
}

/**
 * Packs `build/` into `.cache/pack/`, with its bill of materials and checksums, and prints the files' sizes. Unpacked in a
 * document root, the archives put the site at its base path.
 *
 * @param name the archives' name without extension: `docs-1.2.3`
 * @param baseUrl the site's base path, with slashes at both ends
 * @throws if there's no built site
 */
export async function pack(name: string, baseUrl: string): Promise<void> {
  requireBuild();
  const files = new Map<string, string | Uint8Array>([
    ...(await packSite(buildDir, name, baseUrl.slice(1, -1))),
    [`${name}.cdx.json`, billOfMaterials()],
  ]);
  files.set('SHA256SUMS', checksums(files));
  rmSync(packDir, {recursive: true, force: true});
  mkdirSync(packDir, {recursive: true});
  for (const [file, content] of files) {
    writeFileSync(path.join(packDir, file), content);
    console.log(`${path.relative(root, path.join(packDir, file))}: ${(content.length / 1e6).toFixed(1)} MB`);
  }
}
