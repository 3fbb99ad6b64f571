import { defineConfig } from 'vitest/config';
import { tags } from '../scripts/test/left-out.ts';

export default defineConfig({
  test: {
    globalSetup: './test/harness/build-sandbox.ts',
    include: ['test/**/*.test.ts'],
    tags,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
