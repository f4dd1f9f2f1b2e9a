import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installServers} from '../hosting/servers';
import {install, type Need} from '@docs-kit/base/node/apt';
import {buildDir, root} from '@docs-kit/base/node/root';
import {freePort} from '../port';
import {run, site} from '../processes';
import {toolFile, tools} from '../tools';

export interface Result {
  passed: number;
  failed: number;
  /** Printed if the check failed; empty if its output has been streamed. */
  output: string;
}

export interface Check {
  name: string;
  /** A description for `--help`. */
  title: string;
  /** True if it may run concurrently with others and prints its output only on failure. */
  light?: boolean;
  /** A check that must have passed earlier in the same run. */
  after?: string;
  /** The files of the tree on which its result depends; all if missing. */
  inputs?: RegExp;
  /** A file or folder that it makes and others need. */
  result?: string;
  /** @param files parts of the names of its test files, if it has any; all of them run if there are none */
  run(files: readonly string[]): Promise<Result>;
}

/** All but the code of samples, which neither TypeScript nor ESLint reads. */
const code = /^(?!(?:versioned_)?docs\/).*\.(?:[cm]?[jt]sx?|jsonc?)$/;

const reports = path.join(root, '.cache', 'reports');

/** All checks, in order. */
export const checks: readonly Check[] = [
  light(
    'format',
    'code is formatted (Prettier)',
    toolArgs('format', ['--check', '--log-level', 'warn', ...caching('prettier'), '.']),
    /(?<!\.mdx?)$/,
  ),
  light('lint', 'TypeScript keeps the rules (ESLint)', toolArgs('lint'), code),
  light('css', 'style sheets keep the rules (stylelint)', toolArgs('css'), /\.css$/),
  light('types', 'types are right (TypeScript)', [site, 'types'], code),
  light('unused', 'no unused files, exports and packages (knip)', toolArgs('unused')),
  light('spell', 'words are spelt right (cspell)', [...toolArgs('spell'), ...caching('cspell')]),
  light('markdown', 'Markdown keeps the rules (markdownlint)', toolArgs('markdown'), /\.(?:mdx?|mjs|js)$/),
  light('spec', 'every requirement has a test', [site, 'spec', '--problems'], code),
  {name: 'unit', title: 'unit, content and sample tests (vitest)', run: unit},
  {name: 'build', title: 'the site builds', result: buildDir, run: () => counting([site, 'build'], true)},
  {name: 'verify', title: 'all code on the pages holds', run: verify},
  {
    name: 'e2e',
    title: 'behaviour in the browser (Playwright)',
    after: 'build',
    run: (files) => playwright('e2e', ['desktop', 'mobile'], files),
  },
  {
    name: 'hosting',
    title: 'the built files as a host serves them (Playwright)',
    after: 'build',
    run: (files) => {
      // First, because concurrent tests would wait for each other's installation.
      installServers();
      return playwright('hosting', ['hosting'], files);
    },
  },
  {
    name: 'browsers',
    title: 'one walk in Chromium, Firefox and WebKit (WebDriver)',
    after: 'build',
    run: (files) => vitest('browsers', files),
  },
];

/** Options of Prettier and CSpell, which then skip a file whose content has passed with the same settings. */
function caching(name: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', path.join('.cache', name)];
}

/** The command line of a tool: its JavaScript file, and its arguments or others. */
function toolArgs(name: string, args?: readonly string[]): string[] {
  const tool = tools[name];
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return [toolFile(tool), ...(args ?? tool.args)];
}

/** A check that may run beside others. */
function light(name: string, title: string, args: readonly string[], inputs?: RegExp): Check {
  return {name, title, light: true, inputs, run: () => counting(args, false)};
}

async function counting(args: readonly string[], stream: boolean): Promise<Result> {
  const {code, output} = await run(args, {stream});
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: stream ? '' : output};
}

function unit(files: readonly string[]): Promise<Result> {
  installPhp();
  return vitest('unit', files);
}

const php: Need = {
  isThere: () => spawnSync('php', ['--version'], {stdio: 'ignore'}).status === 0,
  packages: ['php-cli'],
  fix: "PHP is missing: its code isn't verified here. Install the command-line PHP 8.2 or later.",
};

/** Of the samples' compilers, most systems lack PHP. The verifier names all that are missing. */
const installPhp = (): void => install([php]).forEach((line) => console.log(line));

async function vitest(name: string, files: readonly string[]): Promise<Result> {
  await tools[name]?.prepare?.();
  const report = freshReport(name);
  const args = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const {code} = await run([...toolArgs(name), ...files, ...args], {stream: true});
  const counts = readReport(report) as {numPassedTests: number; numFailedTests: number} | undefined;
  return counted(code, counts?.numPassedTests, counts?.numFailedTests);
}

async function verify(): Promise<Result> {
  installPhp();
  const report = freshReport('verify');
  const {code} = await run([site, 'verify', '--report', report], {stream: true});
  const counts = readReport(report) as {verified: number; failed: number} | undefined;
  // In CI, the verifier counts anything that it couldn't verify as a failure.
  return counted(code, counts?.verified, counts?.failed);
}

async function playwright(name: string, projects: readonly string[], files: readonly string[]): Promise<Result> {
  await tools.e2e?.prepare?.();
  const report = freshReport(name);
  const args = [...files, ...projects.map((project) => `--project=${project}`), '--reporter=dot,json'];
  const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report, PORT: String(await freePort())};
  const {code} = await run([...toolArgs('e2e'), ...args], {stream: true, env});
  const counts = readReport(report) as {stats: {expected: number; unexpected: number; flaky: number}} | undefined;
  return counted(code, counts && counts.stats.expected + counts.stats.flaky, counts?.stats.unexpected);
}

/** If a run fails without a failed test, for example because its server didn't start, that counts as one failure. */
function counted(code: number, passed = 0, failed = 0): Result {
  const nothingRan = passed + failed === 0;
  return {passed, failed: Math.max(failed, code !== 0 || nothingRan ? 1 : 0), output: ''};
}

function freshReport(name: string): string {
  mkdirSync(reports, {recursive: true});
  const file = path.join(reports, `${name}.json`);
  rmSync(file, {force: true});
  return file;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
