import fs from 'node:fs';
import path from 'node:path';

/** An entry of `images.json`: Debian packages under the name that pages use. */
export interface Image {
  /** As in pages: `alpine:3.22`, `alpine/git:2.49.1`. */
  names: string[];
  /** A Debian release other than the catalogue's, if the name promises it. */
  suite?: string;
  /** Debian packages. */
  packages?: string[];
  /** Files in `wrappers/` that replace programs that Debian lacks, or that work differently there. */
  wrappers?: string[];
  /** `sh` command lines, run after packages and wrappers have been installed. */
  run?: string[];
  env?: Record<string, string>;
  workdir?: string;
  ports?: number[];
  entrypoint?: string[];
  command?: string[];
}

export interface Catalogue {
  /** The Debian release: `trixie`. */
  suite: string;
  images: Image[];
}

export const imagesFolder = __dirname;

/** The image that those of a Debian release are built on, and the archive of its root file system. */
export function baseOf(suite: string): {name: string; archive: string} {
  return {name: `localhost/engine-images-base:${suite}`, archive: `base-${suite}.tar`};
}

/** The folders of the build context. */
export const contextFolders = {certificates: 'certificates', wrappers: 'wrappers'} as const;

/** Where programs that ignore the system's certificates look for them. */
const certificateVariables = ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'PIP_CERT', 'REQUESTS_CA_BUNDLE'];
const bundle = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Reads `images.json`.
 *
 * @throws {Error} one line for a duplicate name, or a missing wrapper
 */
export function readCatalogue(folder: string = imagesFolder): Catalogue {
  const catalogue = JSON.parse(fs.readFileSync(path.join(folder, 'images.json'), 'utf8')) as Catalogue;
  const names = catalogue.images.flatMap((image) => image.names);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`images.json lists ${twice} twice.`);
  const wrappers = catalogue.images.flatMap((image) => image.wrappers ?? []);
  const missing = wrappers.find((name) => !fs.existsSync(path.join(folder, contextFolders.wrappers, name)));
  if (missing !== undefined) throw new Error(`images.json refers to the wrapper ${missing}, which isn't in wrappers/.`);
  return catalogue;
}

/**
 * Selects images by name, with or without tag; all if no names are given.
 *
 * @throws {Error} one line for an unknown name
 */
export function selectImages(images: readonly Image[], wanted: readonly string[]): Image[] {
  const has = (image: Image, name: string): boolean =>
    image.names.some((one) => one === name || one.split(':', 1)[0] === name);
  const unknown = wanted.find((name) => !images.some((image) => has(image, name)));
  if (unknown !== undefined) throw new Error(`images.json doesn't list ${unknown}.`);
  return images.filter((image) => wanted.length === 0 || wanted.some((name) => has(image, name)));
}

/** The Containerfile of the base image: Debian's essential packages, and the certificates that this machine trusts. */
export function baseContainerfile(suite: string): string {
  return [
    'FROM scratch',
    `ADD ${baseOf(suite).archive} /`,
    `COPY ${contextFolders.certificates}/ /usr/local/share/ca-certificates/`,
    'RUN update-ca-certificates',
    ...certificateVariables.map((name) => `ENV ${name}=${bundle}`),
    '',
  ].join('\n');
}

/**
 * The Containerfile of an image.
 *
 * @param suite the catalogue's Debian release
 */
export function containerfile(
  {packages = [], wrappers = [], run = [], env = {}, ...image}: Image,
  suite: string,
): string {
  const lines = [`FROM ${baseOf(image.suite ?? suite).name}`];
  if (packages.length > 0) {
    const install = `apt-get install --yes --no-install-recommends ${packages.join(' ')}`;
    lines.push(`RUN DEBIAN_FRONTEND=noninteractive ${install} && apt-get clean`);
  }
  if (wrappers.length > 0)
    lines.push(`COPY ${wrappers.map((name) => `${contextFolders.wrappers}/${name}`).join(' ')} /usr/local/bin/`);

  for (const command of run) lines.push(`RUN ${command}`);
  for (const [name, value] of Object.entries(env)) lines.push(`ENV ${name}=${JSON.stringify(value)}`);
  if (image.workdir !== undefined) lines.push(`WORKDIR ${image.workdir}`);
  for (const port of image.ports ?? []) lines.push(`EXPOSE ${port}`);
  if (image.entrypoint) lines.push(`ENTRYPOINT ${JSON.stringify(image.entrypoint)}`);
  if (image.command) lines.push(`CMD ${JSON.stringify(image.command)}`);
  return `${lines.join('\n')}\n`;
}

/** An image's repository and tag in a mirror of docker.io: `library/alpine:3.22`, `alpine/git:2.49.1`. */
export function mirrored(name: string): string {
  return name.includes('/') ? name : `library/${name}`;
}

/**
 * The part of `engine.toml` that redirects docker.io to a registry.
 *
 * @param address the registry's address from the engine: `127.0.0.1:5000`
 */
export function engineConfiguration(address: string): string {
  return ['[registry."docker.io"]', `  mirrors = ["${address}"]`, `[registry."${address}"]`, '  http = true', ''].join(
    '\n',
  );
}

/** The configuration of Debian's `docker-registry`, listening on this machine only. */
export function registryConfiguration(folder: string, port: number): string {
  return [
    'version: 0.1',
    'log: {level: error, accesslog: {disabled: true}}',
    `storage: {filesystem: {rootdirectory: ${JSON.stringify(folder)}}}`,
    `http: {addr: "127.0.0.1:${port}"}`,
    '',
  ].join('\n');
}
