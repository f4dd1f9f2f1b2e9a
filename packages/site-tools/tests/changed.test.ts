import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '@docs-kit/base/node/root';
import {config} from '../src/config';
import {filesOfTree} from '../src/git';
import {changedFiles, planFor} from '../src/testing/changed';
import {checks} from '../src/testing/checks';

const plan = (...files: string[]) => Object.fromEntries(planFor(files, checks, config.changes));

test('a style needs no check of code, and the specs of the layout', () => {
  const {e2e, ...others} = plan('src/css/tabs.css');
  expect(Object.keys(others)).toEqual(['format', 'css', 'unused', 'spell', 'unit', 'build', 'hosting']);
  expect(e2e).toContain('layout');
});

test('a new page with a sample, a diagram and a recording needs no test in a browser', () => {
  const changed = plan(
    'versioned_docs/version-0.18.14/api/new.mdx',
    'versioned_docs/version-0.18.14/_samples/new/one/go/main.go',
    'versioned_docs/version-0.18.14/_samples/calls.json',
    'versioned_sidebars/version-0.18.14-sidebars.json',
    'tests/content/routes.json',
    'static/img/diagrams/new.svg',
    'src/recordings/api-new/one.cast',
  );
  expect(changed).not.toHaveProperty('e2e');
  expect(changed.unit).toEqual(expect.arrayContaining(['tests/content', 'contrast']));
});

test('a file that no rule names needs everything, also beside a page', () => {
  const all = plan('versioned_docs/version-0.18.14/faq.mdx', 'src/theme/Root.tsx');
  expect(all).toMatchObject({unit: [], build: [], verify: [], e2e: [], hosting: [], browsers: []});
});

test('a test needs only itself', () => {
  const spec = 'tests/e2e/tabs.spec.ts';
  expect(plan(spec, 'packages/base/tests/x.test.ts')).toMatchObject({
    e2e: [spec],
    unit: ['packages/base/tests/x.test.ts'],
  });
  expect(plan(spec)).not.toHaveProperty('unit');
});

test('nothing changed, nothing to run', () => expect(plan()).toEqual({}));

test('each rule names checks and test files that exist', () => {
  const files = filesOfTree(root);
  for (const {run} of config.changes) {
    expect(checks.filter(({light}) => !light).map(({name}) => name)).toEqual(
      expect.arrayContaining(Object.keys(run)) as string[],
    );
    for (const part of Object.values(run).flat()) {
      expect(
        files.filter((file) => /\.(?:spec|test)\.ts$/.test(file) && file.includes(part)),
        part,
      ).not.toEqual([]);
    }
  }
});

test('the files of a change are those that differ from where the branch began, and new ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args]);
  const commit = (name: string): void => {
    writeFileSync(path.join(folder, name), name);
    git('add', name);
    git('commit', '--quiet', '--message', name);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a');
  git('checkout', '--quiet', '-b', 'topic');
  commit('b');
  git('checkout', '--quiet', 'main');
  commit('c');
  git('checkout', '--quiet', 'topic');
  writeFileSync(path.join(folder, 'new'), '');
  writeFileSync(path.join(folder, 'a'), 'edited');
  expect(changedFiles(folder, 'main')).toEqual(['a', 'b', 'new']);
  expect(changedFiles(folder, 'HEAD')).toEqual(['a', 'new']);
  expect(() => changedFiles(folder, 'nonsense')).toThrow(/nonsense/);
});
