import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {root} from '@docs-kit/base/node/root';
import {version} from '@docs-kit/dagger/version';
import {ledgerPath, readLedger} from '../../src/engine/ledger';
import pinned from '../../src/versions/pinned.json';

/** The images of each SDK's runtime. Go has none. */
const sdkImages: Partial<Record<string, readonly string[]>> = {
  python: ['python:3.12-slim'],
  typescript: ['node:22.11.0-alpine'],
  php: ['php:8.3-cli-alpine', 'composer:2'],
  java: ['maven:3.9.9-eclipse-temurin-21-alpine', 'eclipse-temurin:21-jre-alpine-3.21'],
};
const images = Object.entries(pinned.images).flatMap(([name, tags]) => tags.map((tag) => `${name}:${tag}`));
const containerfile = readFileSync(path.join(root, 'packages/verify/src/engine/images/Containerfile'), 'utf8');
const built = [...containerfile.matchAll(/^# images: (.*)/gm)].flatMap(([, names = '']) => names.split(' '));

test('serve.sh builds the images of all samples that ran with local ones', () => {
  const local = Object.entries(readLedger(path.join(root, ledgerPath))).filter(
    ([, entry]) => entry.images === 'local' && entry.help === 0,
  );
  const needed = local.flatMap(([name]) => {
    const [sample = '', sdk = ''] = name.split(' ');
    const folder = path.join(root, `versioned_docs/version-${version}/_samples`, sample, sdk);
    const code = listFiles(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return [...(sdkImages[sdk] ?? []), ...images.filter((image) => code.join('\n').includes(image))];
  });
  expect(new Set(needed).size).toBeGreaterThan(10);
  expect([...new Set(needed)].filter((image) => !built.includes(image))).toEqual([]);
});
