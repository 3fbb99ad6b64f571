import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './scripts/build.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'soak/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
  },
});
