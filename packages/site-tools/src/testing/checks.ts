import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installServers} from '../hosting/servers';
import {runScript} from './process';
import {root} from '@docs-kit/base/node/root';
import {freePort} from './port';
import {prepareToolchains} from './toolchains';

export interface Result {
  passed: number;
  failed: number;
  /** Printed if the check failed; empty if its output has been streamed. */
  output: string;
}

export interface Check {
  name: string;
  /** A description for `--list`. */
  title: string;
  /** True if it may run concurrently with others and prints its output only on failure. */
  light: boolean;
  /** A check that must have passed earlier in the same run. */
  after?: string;
  run(): Promise<Result>;
}

const reports = path.join(root, '.cache', 'reports');

/** All checks, in order. */
export const checks: readonly Check[] = [
  command('format', 'format:check', 'code is formatted (Prettier)'),
  command('lint', 'lint', 'TypeScript keeps the rules (ESLint)'),
  command('css', 'lint:css', 'style sheets keep the rules (stylelint)'),
  command('types', 'types', 'types are right (tsc)'),
  command('unused', 'unused', 'no unused files, exports and packages (knip)'),
  command('spell', 'spell', 'words are spelt right (cspell)'),
  command('markdown', 'lint:md', 'Markdown keeps the rules (markdownlint)'),
  {name: 'unit', title: 'unit, content and sample tests (vitest)', light: false, run: unit},
  {...command('build', 'build', 'the site builds'), light: false, run: () => script('build', true)},
  {name: 'verify', title: 'all code on the pages holds', light: false, run: verify},
  {
    name: 'e2e',
    title: 'behaviour in the browser (Playwright)',
    light: false,
    after: 'build',
    run: () => playwright('e2e', ['desktop', 'mobile']),
  },
  {
    name: 'hosting',
    title: 'the built files as a host serves them (Playwright)',
    light: false,
    after: 'build',
    run: hosting,
  },
  {
    name: 'browsers',
    title: 'one walk in Chromium, Firefox and WebKit (WebDriver)',
    light: false,
    after: 'build',
    run: () => vitest('browsers', 'test:browsers'),
  },
  command('spec', 'spec', 'every requirement has a test', ['--problems']),
];

function command(name: string, npmScript: string, title: string, args: readonly string[] = []): Check {
  return {name, title, light: true, run: () => script(npmScript, false, args)};
}

async function script(npmScript: string, stream: boolean, args: readonly string[] = []): Promise<Result> {
  const {code, output} = await runScript(npmScript, args, {stream});
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: stream ? '' : output};
}

function unit(): Promise<Result> {
  prepareToolchains().forEach((line) => console.log(line));
  return vitest('unit', 'test:unit');
}

async function vitest(name: string, npmScript: string): Promise<Result> {
  const report = freshReport(name);
  const args = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const {code} = await runScript(npmScript, args, {stream: true});
  const counts = readReport(report) as {numPassedTests: number; numFailedTests: number} | undefined;
  return counted(code, counts?.numPassedTests, counts?.numFailedTests);
}

async function playwright(name: string, projects: readonly string[]): Promise<Result> {
  const report = freshReport(name);
  const args = [...projects.map((project) => `--project=${project}`), '--reporter=dot,json'];
  const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report, PORT: String(await freePort())};
  const {code} = await runScript('test:e2e', args, {stream: true, env});
  const stats = (readReport(report) as PlaywrightReport | undefined)?.stats;
  return counted(code, stats && stats.expected + stats.flaky, stats?.unexpected);
}

/** Installs the servers first, because concurrent tests would wait for each other's installation. */
async function hosting(): Promise<Result> {
  try {
    installServers();
  } catch (error) {
    return {passed: 0, failed: 1, output: (error as Error).message};
  }
  return playwright('hosting', ['hosting']);
}

async function verify(): Promise<Result> {
  prepareToolchains().forEach((line) => console.log(line));
  const {code, stdout, output} = await runScript('verify', ['--json']);
  const report = parse(stdout) as VerifyReport | undefined;
  if (!report) {
    return {passed: 0, failed: 1, output};
  }
  for (const {file, line, language, message} of report.failures) {
    console.log(`${file}:${line}: ${language}: ${message}`);
  }
  // In CI, the verifier counts anything that it couldn't verify as a failure.
  return counted(code, report.totals.verified, report.failures.length);
}

/** The part of Playwright's JSON report used here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

/** The part of `npm run verify -- --json` used here. */
interface VerifyReport {
  totals: {verified: number};
  failures: {file: string; line: number; language: string; message: string}[];
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
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
