import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests/{unit,content},packages/*/tests}/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/temporary.ts',
    // Files share their worker's modules, whose import takes as long as the tests: don't mock a module, pass another value.
    isolate: false,
    // Two cores: more workers only take turns.
    maxWorkers: 2,
  },
});
