import path from 'node:path';
import { chromium } from '@playwright/test';
import { runLighthouse } from '../../../scripts/bench/lighthouse.ts';
import { serveSite } from '../../server/index.ts';
import { measurePage } from './measure-page.ts';
import { readContent } from './peers/content.ts';
import { buildRspress, RSPRESS_VERSION } from './peers/rspress.ts';
import { buildStockDocusaurus, DOCUSAURUS_VERSION } from './peers/stock-docusaurus.ts';
import { pageTable, type Row } from './table.ts';

const build = path.join(__dirname, '../../build');

/** The median of five is steady enough. */
const RUNS = 5;

/** A page of each type. Those that only our site has are measured for it alone. */
const pageTypes = [
  { type: 'guide', route: '/guides/day-to-day/bookings/add-booking/', inPeers: true },
  { type: 'section', route: '/guides/settings/', inPeers: true },
  { type: 'course', route: '/courses/onboarding-guide/', inPeers: true },
  { type: 'release', route: '/releases/v1.14/', inPeers: true },
  { type: 'release list', route: '/releases/', inPeers: false },
  { type: 'home', route: '/', inPeers: false },
  { type: 'API reference', route: '/api/', inPeers: false },
];

/** What a page of each type costs, beside a stock Docusaurus and an Rspress of the same pages. */
export async function benchPages(): Promise<string> {
  const content = await readContent(build);
  const sites = [
    { name: 'Slipway', folder: build },
    { name: `stock Docusaurus ${DOCUSAURUS_VERSION}`, folder: await buildStockDocusaurus(content) },
    { name: `Rspress ${RSPRESS_VERSION}`, folder: await buildRspress(content) },
  ];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const version = browser.version();
  const rows: Row[] = [];
  for (const { name, folder } of sites) {
    const site = await serveSite({ host: '127.0.0.1', port: 0, folder });
    for (const { type, route, inPeers } of pageTypes) {
      if (folder !== build && !inPeers) continue;
      console.error(`${name}: ${type} …`);
      const cost = await measurePage(browser, site.url + route);
      rows.push({
        type,
        site: name,
        cost,
        lighthouse: await runLighthouse(site.url + route, RUNS),
      });
    }
    await site.stop();
  }
  await browser.close();
  return [
    `A phone of 390 px in Chromium ${version}, KiB as they travel, processor time of the main thread. Lighthouse simulates a phone: performance, accessibility, best practices, SEO. The median of five runs.`,
    pageTable(rows),
  ].join('\n\n');
}
