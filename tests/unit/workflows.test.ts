import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkWorkflow} from '@docs-kit/verify/formats/workflows';
import {root} from '@docs-kit/base/node/root';

const folder = '.github/workflows';
const read = (name: string): string => readFileSync(path.join(root, folder, name), 'utf8');
const workflows = readdirSync(path.join(root, folder));

test.each(workflows)("GitHub's own parser accepts the workflow %s", async (name) => {
  expect(await checkWorkflow(`${folder}/${name}`, read(name))).toEqual([]);
});

test.each(workflows)('the workflow %s names every action by its commit', (name) => {
  const actions = [...read(name).matchAll(/\buses: *(\S+)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action ?? ''))).toEqual([]);
});

test('.nvmrc, engines and the devcontainer name the same release of Node.js', () => {
  const {engines} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {engines: {node: string}};
  const devcontainer = readFileSync(path.join(root, '.devcontainer/devcontainer.json'), 'utf8');
  const major = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  expect(engines.node).toContain(`>=${major}.`);
  expect(devcontainer).toContain(`features/node:1": {"version": "${major}"}`);
});

// Packages could do anything while they're installed.
test.each([...workflows.map((name) => `${folder}/${name}`), '.ci/run'])(
  '%s installs packages without their scripts',
  (file) => {
    const installs = readFileSync(path.join(root, file), 'utf8').match(/npm (?:ci|install|i)\b.*/g) ?? [];
    expect(installs.filter((command) => !command.includes('--ignore-scripts'))).toEqual([]);
  },
);

test.each(['deploy.yml', 'release.yml'])(
  '%s, which publishes the site, restores no cache of another workflow',
  (name) => {
    expect(read(name)).not.toMatch(/\bcache: *npm|actions\/cache/);
  },
);

test('the image is pinned by its digest, which Dependabot renews', () => {
  const images = readFileSync(path.join(root, 'deploy/docker/Dockerfile'), 'utf8').match(/^FROM .+/gm) ?? [];
  expect(images).toEqual([
    expect.stringMatching(/^FROM caddy:[\d.]+-alpine@sha256:[\da-f]{64} AS caddy$/),
    'FROM scratch',
  ]);
  const updates = readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8');
  expect(updates).toMatch(/package-ecosystem: docker\n +directory: \/deploy\/docker\n/);
});
