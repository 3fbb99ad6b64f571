import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../../server/index.ts';
import { decodeRecords, encodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import { withFullPages } from './full-pages.ts';
import { type KeystrokeCost, measureEmptyField, measureSearch } from './keystrokes.ts';

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
    console.log(`Main thread per keystroke at ${SLOWDOWN}× slow-down, in ms of processor time:`);
    report('an empty field', await measureEmptyField(await browser.newPage(), SLOWDOWN));
    report(`search, index of ${sizeOf(today)}`, await measureIndex(browser, site.url, today));
    report(`with 800 words a page, ${sizeOf(full)}`, await measureIndex(browser, site.url, full));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureIndex(browser: Browser, origin: string, index: string) {
  const page = await browser.newPage();
  await page.route(`**${INDEX_PATH}`, (route) => route.fulfill({ body: index }));
  return measureSearch(page, `${origin}/guides/day-to-day/blockout-periods/`, SLOWDOWN);
}

function report(name: string, costs: KeystrokeCost[]) {
  const scripts = costs.map((cost) => cost.scripts);
  const everything = costs.map((cost) => cost.everything);
  console.log(`  ${name}: scripts ${spread(scripts)}; with layout and paint ${spread(everything)}`);
}

function sizeOf(index: string): string {
  const kib = (brotliCompressSync(index).length / 1024).toFixed(1);
  return `${decodeRecords(index).length} records in ${kib} KiB brotli`;
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  return `median ${at(0.5)}, 95th ${at(0.95)}, most ${at(1)}`;
}
