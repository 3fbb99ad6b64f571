import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../../server/index.ts';
import { measurePage, type PageCost } from './measure-page.ts';
import { buildRedoc } from './redoc.ts';

const ours = path.join(__dirname, '../../build');

/** Prints what the reference costs a reader, beside Redoc with the same document and a guide. */
export async function benchApiReference(): Promise<void> {
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
    console.log('The API reference, 1440 px wide:');
    for (const [name, url] of Object.entries(pages)) report(name, await measurePage(browser, url));
  } finally {
    await browser.close();
    await Promise.all([site?.stop(), redocSite?.stop()]);
  }
}

function report(name: string, cost: PageCost): void {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  console.log(
    `  ${name}: scripts ${kib(cost.scriptBytes)}, all ${kib(cost.allBytes)} brotli; ` +
      `${cost.elements} elements; ${Math.round(cost.cpu)} ms of main thread; ` +
      `${cost.axeFindings} axe findings`,
  );
}
