import type {LaunchOptions} from '@playwright/test';
import {browserArgs, findBrowser, findHeadlessShell} from '../scripts/browser';

/** The browser of the tests, as readers have it. */
export const launchOptions = {executablePath: findBrowser(), args: browserArgs} satisfies LaunchOptions;

/**
 * For `test.use` in a spec whose pages needn't stay untouched: without windows, Chromium takes a third of the processor
 * time, but sends some new pages a movement of the pointer, which starts their scripts.
 */
export const headlessShell = {
  launchOptions: {...launchOptions, executablePath: findHeadlessShell() ?? launchOptions.executablePath},
};
