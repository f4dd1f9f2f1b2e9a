import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {install} from './apt';

const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The arguments of Chromium in the browser tests and the benchmarks. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Keeps every request on this machine: other host names don't resolve.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];

/**
 * Finds a Chromium for the browser tests.
 *
 * @returns the path of its executable; undefined if there's none
 * @throws if CHROMIUM_PATH names a file that doesn't exist
 */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted))
      throw new Error(`CHROMIUM_PATH: no file ${wanted}. Unset it, or set it to a Chromium executable.`);

    return wanted;
  }
  return [chromium.executablePath(), ...systemBrowsers].find((file) => file && existsSync(file));
}

/**
 * Finds Debian's Chromium without a user interface.
 *
 * @returns the path of its executable; undefined if there's none, or if CHROMIUM_PATH names another browser
 */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : undefined;
}

/**
 * Finds a Chromium, and installs what's missing: the distribution's packages on Debian as root, among them the headless
 * shell, and Playwright's own build on a Mac.
 *
 * @returns the path of its executable
 * @throws one line with installation instructions if that isn't possible
 */
export function ensureBrowser(): string {
  const fix = 'No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';
  install([
    {isThere: () => existsSync(headlessShell), packages: [path.basename(headlessShell)], fix},
    {isThere: () => findBrowser() !== undefined, packages: ['chromium'], fix},
  ]);
  if (process.platform === 'darwin' && !findBrowser()) {
    console.log("Installing Playwright's Chromium");
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: ['ignore', 'ignore', 'inherit']});
  }
  const found = findBrowser();
  if (!found) throw new Error(fix);
  return found;
}
