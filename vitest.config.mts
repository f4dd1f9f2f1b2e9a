import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests/{unit,content},packages/*/tests}/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/temporary.ts',
    // Files share their worker's modules, whose import takes as long as the tests: don't mock a module, pass another value.
    isolate: false,
    // Only for a test that hangs: on a busy machine, any other limit fails tests that measure no time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two cores: more workers only take turns.
    maxWorkers: 2,
  },
});
