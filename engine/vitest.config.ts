import { defineConfig } from 'vitest/config';
import { tags } from '../scripts/test/left-out.ts';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], tags, testTimeout: 60_000, maxWorkers: '100%' },
});
