import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests/{unit,content},packages/*/tests}/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/temporary.ts',
    // Two cores: more workers only take turns.
    maxWorkers: 2,
  },
});
