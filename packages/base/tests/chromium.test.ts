import {expect, test, vi} from 'vitest';
import {findBrowser, findHeadlessShell} from '../src/node/chromium';

test('the browser that CHROMIUM_PATH names is used, and not the headless shell', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
  expect(findHeadlessShell()).toBeUndefined();
  vi.unstubAllEnvs();
});
