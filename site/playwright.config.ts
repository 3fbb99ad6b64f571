import { defineConfig } from '@playwright/test';
import type { Allowed } from '@slipway/ui/layout-check';
import { leftOut } from '../scripts/test/left-out.ts';

export default defineConfig<{ allowedLayout: Allowed[] }, { watchesLayout: boolean }>({
  testDir: 'e2e',
  grepInvert: leftOut,
  globalSetup: './e2e/serve-built-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    // Set by the global setup before the workers start.
    baseURL: process.env.BUILT_SITE_URL,
    // Pages of text change little while a test runs.
    watchesLayout: false,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-software-rasterizer',
        // To optimize the database of the sandbox takes longer than a test runs.
        '--js-flags=--liftoff-only',
      ],
    },
  },
});
