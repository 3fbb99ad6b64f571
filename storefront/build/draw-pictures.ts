/** Draws the pictures of the example company anew, after a change of `drawings.ts`. */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { DRAWINGS } from './drawings.ts';

const folder = fileURLToPath(new URL('../public/media/heronbay/', import.meta.url));
/** As wide as a mail shows it on a sharp screen, and as a card of the form does. */
const WIDTHS = { '': 1024, '-thumb': 560 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, svg] of Object.entries(DRAWINGS)) {
  const [, across = 16, down = 9] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  for (const [size, width] of Object.entries(WIDTHS)) {
    const height = Math.round((width * down) / across);
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: `${folder}${name}${size}.jpg`, type: 'jpeg', quality: 82 });
    await page.close();
  }
}
await browser.close();
