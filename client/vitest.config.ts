import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/set-up.ts',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
