import { defineConfig } from '@playwright/test';
import type { Allowed } from '@slipway/ui/layout-check';
import { leftOut } from '../scripts/test/left-out.ts';

export default defineConfig<{ allowedLayout: Allowed[] }>({
  testDir: 'e2e',
  grepInvert: leftOut,
  globalSetup: './e2e/set-up.ts',
  // Built already.
  build: { external: ['**/api/dist/**'] },
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    allowedLayout: [
      {
        finding: /input\) shows fieldset "Choose your departure time.* which is not in sight/,
        because:
          'On a website with a low window the times follow below the lengths, a scroll away.',
      },
    ],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    },
  },
});
