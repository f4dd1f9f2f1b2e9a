import {existsSync, mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {entriesBelow, listFiles} from '@docs-kit/base/node/files';
import {buildDir, root} from '@docs-kit/base/node/root';
import {bundleConfig} from '../building/config-bundle';
import {buildEnvironment} from '../building/environment';
import {warningsOf} from '../building/log';
import {type Failure, reasonOf} from '../building/reason';
import {readSourcePages} from '../building/source-pages';
import {explain, lock, restoreLast, swap} from '../building/swap';
import {config} from '../config';
import {endWithChildren, run} from '../processes';

/** The output folder of a build; it replaces `build/` when it's complete. */
const nextDir = path.join(root, '.cache', 'next-build');
/** Temporary files of the build. */
const temporaryDir = path.join(root, '.cache', 'tmp');
const bundlerCache = path.join(root, 'node_modules', '.cache', 'rspack');
const logFile = path.join(root, '.cache', 'build.log');

/**
 * Builds the site quietly: prints progress, warnings, and either a summary or the reason for a failure. `build/` keeps
 * the previous site until the new one is complete.
 */
export async function main(args: readonly string[]): Promise<void> {
  let release: (() => Promise<void>) | undefined;
  try {
    release = await lock(path.join(root, '.cache', 'building'));
    restoreLast(nextDir, buildDir);
    // The lock ends with this process.
    endWithChildren(() => {
      rmSync(nextDir, {recursive: true, force: true, maxRetries: 5});
      fail('\nThe build was stopped.');
    });
    await build(args);
  } catch (error) {
    fail(explain(error, root));
  } finally {
    if (release) {
      rmSync(nextDir, {recursive: true, force: true});
      await release();
    }
  }
}

async function build(args: readonly string[]): Promise<void> {
  const start = Date.now();
  rmSync(nextDir, {recursive: true, force: true});
  const {file: siteConfig, bundler} = await bundleConfig(root);
  await bundler.dispose();
  const docusaurusArgs = ['--config', siteConfig, ...args];
  const stopProgress = showProgress(start);
  let {code, log, failure} = await docusaurusBuild(docusaurusArgs);
  if (code !== 0 && /\bpanic/i.test(log)) {
    console.warn('note: the bundler crashed, which usually means a damaged cache. Rebuilding without the cache.');
    rmSync(bundlerCache, {recursive: true, force: true});
    rmSync(nextDir, {recursive: true, force: true});
    ({code, log, failure} = await docusaurusBuild(docusaurusArgs));
  }
  stopProgress();
  keepLog(log);
  for (const warning of warningsOf(log)) console.warn(`warning: ${warning}`);

  if (code !== 0) {
    const context = {
      log: log.replaceAll(`${root}/`, ''),
      pages: readSourcePages(root),
      baseUrl: config.baseUrl,
    };
    fail(`${reasonOf(failure, context).replaceAll(`${root}/`, '')}\nThe build failed. DEBUG=1 shows the whole log.`);
    return;
  }
  swap(nextDir, buildDir);
  console.log(summary(seconds(start)));
}

function fail(message: string): void {
  console.error(message);
  if (existsSync(buildDir)) console.error('build/ still contains the last successful build.');

  process.exitCode = 1;
}

/** Only warns if it fails, because an error would hide why the build failed, such as a full disk. */
function keepLog(log: string): void {
  try {
    mkdirSync(path.dirname(logFile), {recursive: true});
    writeFileSync(logFile, log);
  } catch (error) {
    console.warn(`note: no log was kept. ${explain(error, root)}`);
  }
}

async function docusaurusBuild(args: readonly string[]): Promise<{code: number; log: string; failure?: Failure}> {
  mkdirSync(temporaryDir, {recursive: true});
  const file = path.join(__dirname, '..', 'building', 'docusaurus.mjs');
  let failure: Failure | undefined;
  const {code, output} = await run([file, 'build', '--out-dir', nextDir, ...args], {
    stream: Boolean(process.env.DEBUG),
    env: {...buildEnvironment, TMPDIR: temporaryDir, FORCE_COLOR: '0'},
    onMessage: (message) => (failure = message as Failure),
  });
  return {code, log: output, failure};
}

/** Counts up on a terminal; prints a single line elsewhere. */
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

/** Counts pages, samples and bytes. */
function summary(time: string): string {
  const files = listFiles(buildDir);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(buildDir, file)).size, 0);
  const pages = files.filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html').length;
  return `${pages} pages, ${countSamples()} samples, ${(bytes / 1e6).toFixed(1)} MB in build/, ${time} s`;
}

/** The samples: folders `<page>/<sample>`. */
function countSamples(): number {
  const samples = path.join(root, config.samplesDir);
  return entriesBelow(samples).filter((it) => it.isDirectory() && path.dirname(it.parentPath) === samples).length;
}

function seconds(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(0);
}
