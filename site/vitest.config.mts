import { compile } from '@mdx-js/mdx';
import { defineConfig, type Plugin } from 'vitest/config';
import { tags } from '../scripts/test/left-out.ts';
import { sharedModules } from '../scripts/test/shared-modules.ts';

const testTimeout = 60_000;
const hookTimeout = 60_000;

/** The texts of the reference are MDX, as in the build. */
const mdx: Plugin = {
  name: 'mdx',
  transform: async (source, file) =>
    file.endsWith('.mdx') ? String(await compile(source)) : undefined,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        plugins: [mdx],
        resolve: { alias: { '@site': import.meta.dirname } },
        test: {
          name: 'site',
          globalSetup: '../api/scripts/build.ts',
          include: ['{config,pictures,plugins,publish,scripts,server,src,test}/**/*.test.ts'],
          tags,
          testTimeout,
          hookTimeout,
        },
      },
      {
        plugins: [sharedModules],
        test: {
          name: 'editing',
          include: ['{editing,steps}/**/*.test.ts'],
          tags,
          testTimeout,
          // The rules keep no state, and loading parser and dictionary once saves most of the time.
          isolate: false,
        },
      },
    ],
  },
});
