import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { serveSite } from '../../server/index.ts';
import { decodeRecords, encodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import { readContent } from '../pages/peers/content.ts';
import { buildRspress, RSPRESS_VERSION } from '../pages/peers/rspress.ts';
import { withFullPages } from './full-pages.ts';
import { type KeystrokeCost, measureEmptyField, measureSearch, ROUNDS } from './keystrokes.ts';

const SLOWDOWN = 4;
const ROUTE = '/guides/day-to-day/blockout-periods/';
const folder = path.join(__dirname, '../../build');

/** The size of the index and what a keystroke costs, today and with full pages, beside Rspress. */
export async function benchSearch(): Promise<string> {
  const today = await readFile(path.join(folder, INDEX_PATH), 'utf8');
  const full = encodeRecords(withFullPages(decodeRecords(today)));
  const rspressFolder = await buildRspress(await readContent(folder));
  const site = await serveSite({ host: '127.0.0.1', port: 0, folder });
  const rspress = await serveSite({ host: '127.0.0.1', port: 0, folder: rspressFolder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });

  async function measureSlipway(index: string): Promise<KeystrokeCost[]> {
    const page = await browser.newPage();
    await page.route(`**${INDEX_PATH}`, (route) => route.fulfill({ body: index }));
    return measureSearch(page, site.url + ROUTE, '[role="combobox"]', SLOWDOWN);
  }

  async function measureRspress(): Promise<KeystrokeCost[]> {
    const page = await browser.newPage();
    return measureSearch(page, rspress.url + ROUTE, '.rp-search-panel__input', SLOWDOWN);
  }

  try {
    const rspressIndex = await indexOfRspress(rspressFolder);
    const rows = [
      row('an empty field', '', await measureEmptyField(await browser.newPage(), SLOWDOWN)),
      row('Slipway', kib(today), await measureSlipway(today)),
      row('Slipway with 800 words a page', kib(full), await measureSlipway(full)),
      row(`Rspress ${RSPRESS_VERSION}`, kib(rspressIndex), await measureRspress()),
    ];
    return [
      `Milliseconds of processor time on the main thread for a keystroke in the search field, on a processor slowed down ${SLOWDOWN} times: the middle one, the 95th of a hundred, the most; of each the middle one of ${ROUNDS} rounds. The empty field stands on a page without scripts or styles: what it costs is the browser's own. Scripts are counted without what runs in promises. Indexes in KiB compressed with Brotli; ours has ${decodeRecords(today).length} records.`,
      markdownTable(['', 'index', 'scripts', 'with style, layout and paint'], rows),
    ].join('\n\n');
  } finally {
    await browser.close();
    await site.stop();
    await rspress.stop();
  }
}

async function indexOfRspress(folder: string): Promise<string> {
  const files = path.join(folder, 'static');
  const name = (await readdir(files)).find((file) => /^search_index.*\.json$/.test(file));
  if (!name) throw new Error('Rspress wrote no search index.');
  return readFile(path.join(files, name), 'utf8');
}

function row(name: string, index: string, costs: KeystrokeCost[]): string[] {
  const scripts = costs.map((cost) => cost.scripts);
  const everything = costs.map((cost) => cost.everything);
  return [name, index, spread(scripts), spread(everything)];
}

function kib(index: string): string {
  return (brotliCompressSync(index).length / 1024).toFixed(1);
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  return [0.5, 0.95, 1].map(at).join(' / ');
}
