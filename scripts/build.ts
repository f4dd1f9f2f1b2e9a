import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {buildEnvironment} from './buildEnvironment';
import {reasonOf, warningsOf} from './buildLog';
import {site} from '../src/config/site';
import {checkReplaceable, explain, lock, swap} from './swap';
import {isTwin, writeTwins} from './twins/write';

const root = path.resolve(__dirname, '..');
const buildDir = path.join(root, 'build');
/** Where the site is built: it takes the place of the last one when it's complete. */
const nextDir = path.join(root, '.cache', 'next-build');
const logFile = path.join(root, '.cache', 'build.log');
const twinsCacheDir = path.join(root, '.cache', 'twins');

let compiler: ChildProcess | undefined;

/**
 * Builds the site quietly: a progress line, the warnings, and either a summary or the reason of the failure. Until the
 * new site is complete, build/ holds the last one.
 */
async function main(): Promise<void> {
  let release: (() => void) | undefined;
  try {
    checkReplaceable(buildDir);
    release = lock(path.join(root, '.cache', 'build.lock'));
    endWithChildren(release);
    await build();
  } catch (error) {
    fail(explain(error, root));
  } finally {
    if (release) {
      rmSync(nextDir, {recursive: true, force: true});
      release();
    }
  }
}

async function build(): Promise<void> {
  const start = Date.now();
  rmSync(nextDir, {recursive: true, force: true});
  const stopProgress = showProgress(start);
  const {code, log} = await docusaurusBuild();
  keepLog(log);
  try {
    const sent = code === 0 ? await twins() : undefined;
    stopProgress();
    for (const warning of warningsOf(log)) {
      console.warn(`warning: ${warning}`);
    }
    if (code !== 0) {
      fail(`${reasonOf(log).replaceAll(`${root}/`, '')}\nThe build failed. DEBUG=1 shows the whole log.`);
      return;
    }
    swap(nextDir, buildDir);
    console.log(summary(seconds(start), sent));
  } finally {
    stopProgress();
  }
}

function fail(message: string): void {
  console.error(message);
  if (existsSync(buildDir)) {
    console.error('build/ still holds the last good site.');
  }
  process.exitCode = 1;
}

/** A full disk fails the build already, and must not hide why by failing here as well. */
function keepLog(log: string): void {
  try {
    mkdirSync(path.dirname(logFile), {recursive: true});
    writeFileSync(logFile, log);
  } catch (error) {
    console.warn(`note: no log was kept. ${explain(error, root)}`);
  }
}

/** Ends what this process has started when it's told to end, and leaves no half of a site. */
function endWithChildren(release: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      compiler?.kill('SIGKILL');
      rmSync(nextDir, {recursive: true, force: true, maxRetries: 5});
      release();
      fail('\nThe build was stopped.');
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/**
 * Writes the compressed twins unless TWINS is 0, and returns the bytes that are sent with Brotli. This is not the `postBuild` of a plugin, because those run at the same time,
 * and others write files in theirs.
 */
async function twins(): Promise<number | undefined> {
  return process.env.TWINS === '0' ? undefined : writeTwins(nextDir, twinsCacheDir);
}

function docusaurusBuild(): Promise<{code: number; log: string}> {
  const child = spawn(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', nextDir, ...process.argv.slice(2)],
    {
      cwd: root,
      env: {...process.env, ...buildEnvironment, FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  compiler = child;
  let log = '';
  const keep = (chunk: Buffer): void => {
    log += chunk.toString();
    if (process.env.DEBUG) {
      process.stdout.write(chunk);
    }
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({code: code ?? 1, log}));
  });
}

/** One line that counts on a terminal, and stands still elsewhere. */
function showProgress(start: number): () => void {
  if (!process.stdout.isTTY || process.env.DEBUG) {
    console.log('Building the site');
    return () => undefined;
  }
  const timer = setInterval(() => process.stdout.write(`\rBuilding the site ${seconds(start)} s`), 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001B[K');
  };
}

/** Says what was built; `sent` is how many bytes it has with Brotli, undefined without twins. */
function summary(time: string, sent?: number): string {
  const entries = readdirSync(buildDir, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && !isTwin(entry.name));
  const pages = files.filter(({name}) => name.endsWith('.html') && name !== '404.html').length;
  const bytes = files.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0);
  const size = `${megabytes(bytes)} in build/${sent === undefined ? '' : ` (${megabytes(sent)} with Brotli)`}`;
  return `${pages} pages, ${countSamples()} samples, ${size}, ${time} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The samples of the snapshot: folders `_samples/<page>/<sample>`. */
function countSamples(): number {
  const samples = path.join(root, 'versioned_docs', `version-${site.version}`, '_samples');
  return foldersIn(samples).flatMap((page) => foldersIn(path.join(samples, page))).length;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
  } catch {
    return [];
  }
}

function seconds(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(0);
}

void main();
