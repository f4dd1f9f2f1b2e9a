import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // On a machine with other work, a browser takes its time.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    expect: {poll: {timeout: 15_000, interval: 50}},
  },
});
