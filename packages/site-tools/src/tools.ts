import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';

/** A program of a package, with the arguments that this project gives it. */
export interface Tool {
  about: string;
  package: string;
  args: readonly string[];
  /** Installs what it needs. */
  prepare?: () => Promise<unknown>;
}

/** Loaded only for the commands that need it, because it takes half a second. */
const ensureBrowser = async (): Promise<string> => (await import('@docs-kit/base/node/chromium')).ensureBrowser();

/** Tools that are commands themselves, by name. */
export const tools: Readonly<Record<string, Tool>> = {
  format: {about: 'formats all code', package: 'prettier', args: ['--write', '--log-level', 'warn', '.']},
  lint: {about: 'checks the TypeScript rules', package: 'eslint', args: ['.', '--max-warnings', '0']},
  css: {
    about: 'checks the style sheets',
    package: 'stylelint',
    args: ['{src,packages}/**/*.css', '--max-warnings', '0'],
  },
  unused: {about: 'finds unused files, exports and packages', package: 'knip', args: []},
  spell: {about: 'checks spelling', package: 'cspell', args: ['lint', '--no-progress', '--no-summary']},
  markdown: {about: 'checks the Markdown rules', package: 'markdownlint-cli2', args: []},
  unit: {about: 'runs unit and content tests', package: 'vitest', args: ['run']},
  e2e: {about: 'runs tests in Chromium', package: '@playwright/test', args: ['test'], prepare: ensureBrowser},
  browsers: {
    about: 'walks through the site in three browsers',
    package: 'vitest',
    args: ['run', '--config', 'tests/browsers/vitest.config.mts'],
    prepare: async () => (await import('./browsers')).ensureBrowsers(),
  },
};

/** The programs of packages that have several, or one by another name. */
const programs: Readonly<Record<string, string>> = {'typescript-7': 'tsc', '@playwright/test': 'playwright'};

/** The JavaScript file of a tool's program, so that no shell has to find it: npm's links differ between systems. */
export function toolFile({package: name}: Pick<Tool, 'package'>): string {
  const folder = path.join(root, 'node_modules', name);
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return path.join(folder, typeof bin === 'string' ? bin : (bin[programs[name] ?? name] ?? ''));
}
