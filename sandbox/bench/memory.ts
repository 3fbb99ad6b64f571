import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The memory of the processes that draw pages, or nothing where the system does not tell. */
export async function rendererMegabytes(page: Page): Promise<number | string> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id)),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total > 0 ? Math.round(total) : '?';
}

async function residentMegabytes(process: number): Promise<number> {
  const status = await readFile(`/proc/${process}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
}
