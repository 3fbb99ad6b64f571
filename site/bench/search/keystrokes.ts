import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

const QUERIES = ['damage deposit', 'how do i refund', 'opening hours', 'createBooking', 'voucher'];
const SETTLED = 250;

export interface KeystrokeCost {
  query: string;
  /** Milliseconds of main thread for each keystroke. */
  costs: number[];
}

/** Types queries into the search dialog and measures what each keystroke costs the main thread. */
export async function measureKeystrokes(page: Page, url: string, slowdown: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('warm up');
  await page.getByRole('status').filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const measured: KeystrokeCost[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await pause(SETTLED);
    const costs: number[] = [];
    for (const key of query) {
      const before = await mainThreadTime(session);
      await page.keyboard.press(key);
      await pause(SETTLED);
      costs.push((await mainThreadTime(session)) - before);
    }
    measured.push({ query, costs });
  }
  return measured;
}

/** Milliseconds that the main thread has worked so far: scripts, style, layout and paint. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
