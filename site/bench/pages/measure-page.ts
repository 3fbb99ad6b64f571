import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

export interface PageCost {
  /** Bytes as they travel, by kind. */
  bytes: { document: number; script: number; stylesheet: number; font: number; other: number };
  requests: number;
  elements: number;
  /** Milliseconds of processor time on the main thread until nothing happens. */
  cpu: number;
}

const runs = 3;
const settled = 1000;
const kinds = ['document', 'script', 'stylesheet', 'font'] as const;

/** The run with the median of processor time. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const costs: PageCost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await measureOnce(browser, url));
  const sorted = costs.toSorted((a, b) => a.cpu - b.cpu);
  return sorted[Math.floor(runs / 2)] as PageCost;
}

async function measureOnce(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, other: 0 };
  let requests = 0;
  page.on('requestfinished', async (request) => {
    requests += 1;
    const kind = kinds.find((name) => name === request.resourceType()) ?? 'other';
    const { responseBodySize } = await request.sizes();
    bytes[kind] += responseBodySize;
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status()}.`);
  await pause(settled);
  const { metrics } = await session.send('Performance.getMetrics');
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  const elements = await page.locator('*').count();
  await context.close();
  return { bytes, requests, elements, cpu };
}
