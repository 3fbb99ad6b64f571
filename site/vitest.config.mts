import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: '../api/scripts/build.ts',
    include: ['{config,editing,pictures,plugins,publish,scripts,server,src,test}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
