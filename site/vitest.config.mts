import { defineConfig } from 'vitest/config';

const testTimeout = 60_000;

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'site',
          globalSetup: '../api/scripts/build.ts',
          include: ['{config,pictures,plugins,publish,scripts,server,src,test}/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'editing',
          include: ['editing/**/*.test.ts'],
          testTimeout,
          // The rules keep no state, and loading parser and dictionary once saves most of the time.
          isolate: false,
        },
      },
    ],
  },
});
