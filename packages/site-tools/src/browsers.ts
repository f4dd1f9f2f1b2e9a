import {existsSync} from 'node:fs';
import {install, type Need} from '@docs-kit/base/node/apt';
import {ensureBrowser} from '@docs-kit/base/node/chromium';

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The WebDriver of WebKitGTK, and a display for its browser, which has no headless mode. */
export const webkitGtk = {driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb'} as const;

/** What the walk through three browsers needs in addition to Chromium: Debian's packages, and the alternative. */
const needs: readonly Need[] = [
  {isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'], fix: 'No Firefox found. Install Firefox.'},
  {
    // macOS includes Safari.
    isThere: () => process.platform === 'darwin' || Object.values(webkitGtk).every((file) => existsSync(file)),
    packages: ['webkit2gtk-driver', 'xvfb'],
    fix: 'No WebKit found. On Debian or Ubuntu, run: sudo apt-get install webkit2gtk-driver xvfb',
  },
];

/** The path of an installed Firefox; undefined if there's none. */
export function findFirefox(): string | undefined {
  return firefoxes.find((path) => existsSync(path));
}

/**
 * Installs missing browsers on Debian as root.
 *
 * @throws one line that names what to install if that isn't possible
 */
export function ensureBrowsers(): void {
  ensureBrowser();
  const [missing] = install(needs);
  if (missing !== undefined) throw new Error(missing);
}
