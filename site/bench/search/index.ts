import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serveSite } from '../../server/index.ts';
import { decodeRecords, encodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import { withFullPages } from './full-pages.ts';
import { measureKeystrokes } from './keystrokes.ts';

const SLOWDOWN = 4;
const folder = path.join(__dirname, '../../build');

/** Prints the size of the search index and what a keystroke costs, today and with full pages. */
export async function benchSearch(): Promise<void> {
  const today = await readFile(path.join(folder, INDEX_PATH), 'utf8');
  const full = encodeRecords(withFullPages(decodeRecords(today)));
  const site = await serveSite({ host: '127.0.0.1', port: 0, folder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const [name, index] of Object.entries({ today, 'with 800 words a page': full })) {
      const page = await browser.newPage();
      await page.route(`**${INDEX_PATH}`, (route) => route.fulfill({ body: index }));
      const url = `${site.url}/guides/day-to-day/blockout-periods/`;
      const measured = await measureKeystrokes(page, url, SLOWDOWN);
      await page.close();
      const costs = measured.flatMap(({ costs }) => costs).sort((a, b) => a - b);
      console.log(
        `Search index ${name}: ${kib(brotliCompressSync(index).length)} KiB brotli, ` +
          `${decodeRecords(index).length} records. Main thread per keystroke at ${SLOWDOWN}× slow-down: ` +
          `median ${at(costs, 0.5)} ms, 95 % under ${at(costs, 0.95)} ms, most ${at(costs, 1)} ms.`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function at(sorted: number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return value.toFixed(1);
}
