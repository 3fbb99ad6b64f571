import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const SETTLED = 2000;

export interface PageCost {
  /** Brotli, whatever the server does. */
  scriptBytes: number;
  allBytes: number;
  elements: number;
  /** Milliseconds of processor time on the main thread, from the request until nothing happens. */
  cpu: number;
  axeFindings: number;
}

export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const bytes = { script: 0, all: 0 };
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const isPacked = response.request().resourceType() === 'font';
    const size = isPacked ? body.length : brotliCompressSync(body).length;
    bytes.all += size;
    if (response.request().resourceType() === 'script') bytes.script += size;
  });
  const cpu = await processorTime(page, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await pause(SETTLED);
  });
  const elements = await page.locator('*').count();
  const axeFindings = await countFindings(page);
  await context.close();
  return { scriptBytes: bytes.script, allBytes: bytes.all, elements, cpu, axeFindings };
}

async function processorTime(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await act();
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface AxeRun {
  axe: { run(options: object): Promise<{ violations: { nodes: unknown[] }[] }> };
}

async function countFindings(page: Page): Promise<number> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as AxeRun;
    const { violations } = await checker.run({ resultTypes: ['violations'] });
    return violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
  });
}
