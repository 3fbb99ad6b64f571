import { chromium } from '@playwright/test';
import setUp from '../e2e/world/set-up.ts';
import { benchBoard } from './board/index.ts';
import { benchFirstScreen } from './first-screen.ts';
import { benchLive } from './live.ts';

const PARTS = { board: benchBoard, 'first-screen': benchFirstScreen, live: benchLive };

/** Prints what the dashboard costs, as Markdown; arguments name the parts to measure. */
async function bench(): Promise<void> {
  const wanted = process.argv.slice(2);
  const clearUp = await setUp();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (wanted.length === 0 || wanted.includes(name)) console.log(`${await measure(browser)}\n`);
    }
  } finally {
    await browser.close();
    await clearUp();
  }
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
