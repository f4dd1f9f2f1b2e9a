import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  baseContainerfile,
  containerfile,
  engineConfiguration,
  mirrored,
  readCatalogue,
  registryConfiguration,
  selectImages,
} from '../../src/engine/images/images';

const images = [{names: ['alpine:3.22', 'alpine:latest']}, {names: ['alpine/git:2.49.1']}, {names: ['node:22-slim']}];

function catalogueOf(json: string, wrappers: readonly string[] = []): ReturnType<typeof readCatalogue> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
  try {
    fs.mkdirSync(path.join(folder, 'wrappers'));
    for (const name of wrappers) fs.writeFileSync(path.join(folder, 'wrappers', name), '');
    fs.writeFileSync(path.join(folder, 'images.json'), json);
    return readCatalogue(folder);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

describe('the catalogue of images', () => {
  test('is valid and contains the SDK runtimes’ base images', () => {
    const names = readCatalogue().images.flatMap((image) => image.names);
    expect(names).toEqual(expect.arrayContaining(['node:22.11.0-alpine', 'python:3.12-slim']));
  });

  test('lists each name once', () =>
    expect(() => catalogueOf('{"suite": "s", "images": [{"names": ["a:1"]}, {"names": ["b:1", "a:1"]}]}')).toThrow(
      'images.json lists a:1 twice.',
    ));

  test('contains each wrapper that it names', () => {
    const json = '{"suite": "s", "images": [{"names": ["a:1"], "wrappers": ["apk"]}]}';
    expect(() => catalogueOf(json)).toThrow("images.json refers to the wrapper apk, which isn't in wrappers/.");
    expect(catalogueOf(json, ['apk']).images).toHaveLength(1);
  });
});

describe('the choice of images', () => {
  test.each([
    [[], 3],
    [['alpine'], 1],
    [['alpine:latest', 'node'], 2],
    [['alpine/git'], 1],
  ])('%j selects %d images', (names, count) => expect(selectImages(images, names)).toHaveLength(count));

  test('rejects unknown images', () =>
    expect(() => selectImages(images, ['perl'])).toThrow("images.json doesn't list perl."));
});

describe('the Containerfile', () => {
  test('of the base image trusts this machine’s certificates', () =>
    expect(baseContainerfile('trixie')).toMatch(
      /^FROM scratch\nADD base-trixie.tar \/\nCOPY certificates\/ \S+\nRUN update-ca-certificates\nENV SSL_CERT_FILE=/,
    ));

  test('installs packages before it copies wrappers and runs commands', () =>
    expect(
      containerfile(
        {
          names: ['web:1'],
          packages: ['nginx', 'curl'],
          wrappers: ['apk'],
          run: ['true'],
          env: {WORDS: 'two words'},
          workdir: '/srv',
          ports: [80],
          entrypoint: ['sh', '-c'],
          command: ['nginx'],
        },
        'trixie',
      ).split('\n'),
    ).toEqual([
      'FROM localhost/engine-images-base:trixie',
      'RUN DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends nginx curl && apt-get clean',
      'COPY wrappers/apk /usr/local/bin/',
      'RUN true',
      'ENV WORDS="two words"',
      'WORKDIR /srv',
      'EXPOSE 80',
      'ENTRYPOINT ["sh","-c"]',
      'CMD ["nginx"]',
      '',
    ]));

  test('of an image without anything is the base', () =>
    expect(containerfile({names: ['plain:1']}, 'trixie')).toBe('FROM localhost/engine-images-base:trixie\n'));

  test('of an image with its own Debian release is based on that', () =>
    expect(containerfile({names: ['debian:12-slim'], suite: 'bookworm'}, 'trixie')).toBe(
      'FROM localhost/engine-images-base:bookworm\n',
    ));
});

describe('the registry', () => {
  test.each([
    ['alpine:3.22', 'library/alpine:3.22'],
    ['alpine/git:2.49.1', 'alpine/git:2.49.1'],
  ])('has %s as %s', (name, place) => expect(mirrored(name)).toBe(place));

  test('listens only on this machine', () =>
    expect(registryConfiguration('/some where', 5001)).toContain('http: {addr: "127.0.0.1:5001"}'));

  test('logs at a level that Debian 12 and 13 accept', () =>
    expect(registryConfiguration('/some where', 5001)).toMatch(/level: (?:error|warn|info|debug),/));

  test('answers for docker.io without TLS', () => {
    const [mirror, plain] = engineConfiguration('127.0.0.1:5001').split(/(?<=\])\n(?=\[)/);
    expect(mirror).toBe('[registry."docker.io"]\n  mirrors = ["127.0.0.1:5001"]');
    expect(plain).toBe('[registry."127.0.0.1:5001"]\n  http = true\n');
  });
});
