import { defineConfig, type Plugin } from 'vitest/config';
import { tags } from '../scripts/test/left-out.ts';
import { LongestFirst } from '../scripts/test/longest-first.ts';
import { sharedModules } from '../scripts/test/shared-modules.ts';
import { NODE_FLAGS } from './test/harness/node-flags.ts';

/** The thread of the embedded database as it is built: to load its sources takes as long as to open it. */
const builtWorker: Plugin = {
  name: 'built-worker',
  transform: (code, file) =>
    file.endsWith('/adapters/pglite/pglite-worker.ts')
      ? code.replace('./worker-entry.mjs', '../../../dist/server/worker-entry.mjs')
      : undefined,
};

export default defineConfig({
  plugins: [builtWorker, sharedModules],
  test: {
    globalSetup: './test/harness/global-setup.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'soak/**/*.test.ts'],
    tags,
    // Only for what hangs: beside a few browsers some take a minute or two. A world has its own limit.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // One more than the smallest machine has cores: many files wait for a clock most of their time.
    maxWorkers: 3,
    execArgv: NODE_FLAGS,
    // No test replaces a module, and loading all of them for each file takes a minute.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [/\/dist\/server\//] } },
    expect: { poll: { timeout: 20_000 } },
  },
});
