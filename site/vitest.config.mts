import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{config,editing,pictures,plugins,publish,scripts,server,src,test}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
