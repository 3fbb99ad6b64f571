import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { serveSite } from '../../server/index.ts';
import { decodeRecords, encodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import { withFullPages } from './full-pages.ts';
import { type KeystrokeCost, measureEmptyField, measureSearch } from './keystrokes.ts';

const SLOWDOWN = 4;
const folder = path.join(__dirname, '../../build');

/** The size of the search index and what a keystroke costs, today and with full pages. */
export async function benchSearch(): Promise<string> {
  const today = await readFile(path.join(folder, INDEX_PATH), 'utf8');
  const full = encodeRecords(withFullPages(decodeRecords(today)));
  const site = await serveSite({ host: '127.0.0.1', port: 0, folder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const rows = [
      row('an empty field', '', await measureEmptyField(await browser.newPage(), SLOWDOWN)),
      row('search', sizeOf(today), await measureIndex(browser, site.url, today)),
      row('with 800 words a page', sizeOf(full), await measureIndex(browser, site.url, full)),
    ];
    return [
      `Milliseconds of processor time on the main thread for a keystroke in the search field, on a processor slowed down ${SLOWDOWN} times: the middle one, the 95th of a hundred, the most.`,
      markdownTable(['', 'index', 'scripts', 'with layout and paint'], rows),
    ].join('\n\n');
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

function row(name: string, index: string, costs: KeystrokeCost[]): string[] {
  const scripts = costs.map((cost) => cost.scripts);
  const everything = costs.map((cost) => cost.everything);
  return [name, index, spread(scripts), spread(everything)];
}

function sizeOf(index: string): string {
  const kib = (brotliCompressSync(index).length / 1024).toFixed(1);
  return `${decodeRecords(index).length} records in ${kib} KiB brotli`;
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  return [0.5, 0.95, 1].map(at).join(' / ');
}
