import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/harness/build-sandbox.ts',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
