import { defineConfig } from '@playwright/test';
import { leftOut } from '../scripts/test/left-out.ts';

export default defineConfig({
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
