import type {LaunchOptions} from '@playwright/test';
import {findBrowser, findHeadlessShell} from '../scripts/browser';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No request leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];

/** The browser of the tests, as readers have it. */
export const launchOptions = {executablePath: findBrowser(), args} satisfies LaunchOptions;

/**
 * For `test.use` in a spec whose pages needn't stay untouched: without windows, Chromium takes a third of the processor
 * time, but sends some new pages a movement of the pointer, which starts their scripts.
 */
export const headlessShell = {
  launchOptions: {...launchOptions, executablePath: findHeadlessShell() ?? launchOptions.executablePath},
};
