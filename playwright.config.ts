import {defineConfig} from '@playwright/test';
import {readPort} from '@docs-kit/site-tools/port';
import {site} from './src/config/site';
import {launchOptions} from './tests/launch';

const port = readPort(process.env.PORT);
const baseURL = `http://localhost:${port}${site.baseUrl}`;
const viewports = {
  desktop: {viewport: {width: 1280, height: 800}},
  mobile: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second try is reported as flaky; on a loaded machine it must not stop a release.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL,
    locale: 'en-GB',
    launchOptions,
  },
  // A test runs on a desktop; with the tag `@mobile` on a phone instead, and with `@both` on both.
  projects: [
    {name: 'desktop', testMatch: 'e2e/**/*.spec.ts', grepInvert: /@mobile/, use: viewports.desktop},
    {name: 'mobile', testMatch: 'e2e/**/*.spec.ts', grep: /@mobile|@both/, use: viewports.mobile},
    {name: 'hosting', testMatch: 'hosting/**/*.spec.ts', use: viewports.desktop},
  ],
  webServer: {
    command: 'node packages/site-tools/bin/site.mjs serve',
    env: {PORT: String(port), HOST: '127.0.0.1'},
    url: baseURL,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
