import { defineConfig } from '@playwright/test';
import { leftOut } from '../scripts/test/left-out.ts';

export default defineConfig({
  testDir: 'e2e',
  grepInvert: leftOut,
  globalSetup: './e2e/world/set-up.ts',
  // Files run beside each other, the tests of a file one after the other on one Saturday.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    },
  },
});
