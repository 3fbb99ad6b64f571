import { defineConfig } from '@playwright/test';
import type { Allowed } from '@slipway/ui/layout-check';
import { leftOut } from '../scripts/test/left-out.ts';

export default defineConfig<{ allowedLayout: Allowed[] }>({
  testDir: 'e2e',
  grepInvert: leftOut,
  globalSetup: './e2e/world/set-up.ts',
  // Files run beside each other, the tests of a file one after the other on one Saturday.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    allowedLayout: [
      {
        finding: /which is not in sight/,
        because: 'What a press changes may be a list that is loaded again, a scroll away.',
      },
    ],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    },
  },
});
