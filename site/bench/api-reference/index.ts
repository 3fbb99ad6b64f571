import path from 'node:path';
import { chromium } from '@playwright/test';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { serveSite } from '../../server/index.ts';
import { measurePage, type PageCost } from './measure-page.ts';
import { buildRedoc } from './redoc.ts';

const ours = path.join(__dirname, '../../build');

const HEADS = ['', 'scripts KiB', 'all KiB', 'elements', 'CPU ms', 'axe findings'];

/** What the reference costs a reader, beside Redoc with the same document and a guide. */
export async function benchApiReference(): Promise<string> {
  const redoc = await buildRedoc();
  const [site, redocSite] = await Promise.all(
    [ours, redoc].map((folder) => serveSite({ host: '127.0.0.1', port: 0, folder })),
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const pages = {
      '/api/': `${site?.url}/api/`,
      'Redoc 2.5': `${redocSite?.url}/`,
      'a guide': `${site?.url}/guides/day-to-day/bookings/add-booking/`,
    };
    const rows: string[][] = [];
    for (const [name, url] of Object.entries(pages)) {
      rows.push(row(name, await measurePage(browser, url)));
    }
    return [
      'At a width of 1440 px, KiB compressed with Brotli, processor time of the main thread.',
      markdownTable(HEADS, rows),
    ].join('\n\n');
  } finally {
    await browser.close();
    await Promise.all([site?.stop(), redocSite?.stop()]);
  }
}

function row(name: string, cost: PageCost): string[] {
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  return [
    name,
    kib(cost.scriptBytes),
    kib(cost.allBytes),
    String(cost.elements),
    cost.cpu.toFixed(0),
    String(cost.axeFindings),
  ];
}
