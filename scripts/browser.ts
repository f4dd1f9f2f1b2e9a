import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {installWithApt} from './apt';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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
    if (!existsSync(wanted)) {
      throw new Error(`CHROMIUM_PATH: no file ${wanted}. Unset it, or set it to a Chromium executable.`);
    }
    return wanted;
  }
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium, and installs one if it's missing: the distribution's package on Debian as root, Playwright's own
 * build on a Mac.
 *
 * @returns the path of its executable
 * @throws one line with installation instructions if that isn't possible
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  if (!installWithApt('chromium') && process.platform === 'darwin') {
    console.log("Installing Playwright's Chromium");
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: ['ignore', 'ignore', 'inherit']});
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.');
  }
  return installed;
}

if (require.main === module) {
  try {
    ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
