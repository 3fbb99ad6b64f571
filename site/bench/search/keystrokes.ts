import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

const QUERIES = ['damage deposit', 'how do i refund', 'opening hours', 'createBooking', 'voucher'];
export const ROUNDS = 3;
const SETTLED = 250;
const WARM = 2000;

/** Milliseconds of processor time that the main thread spent on one keystroke. */
export interface KeystrokeCost {
  /** Without what runs in promises, which Chromium counts as its own work. */
  scripts: number;
  /** With style, layout, paint, and the browser's own work on a keystroke. */
  everything: number;
}

/** Types queries into the search of a page and measures what each keystroke costs the main thread. */
export async function measureSearch(page: Page, url: string, field: string, slowdown: number) {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.locator(field).waitFor();
  await page.keyboard.type('warm up');
  await pause(WARM);
  return measureKeystrokes(page, slowdown);
}

/** The same keystrokes in a field that does nothing: what the browser itself needs. */
export async function measureEmptyField(page: Page, slowdown: number) {
  await page.setContent('<input autofocus>');
  await page.locator('input').focus();
  return measureKeystrokes(page, slowdown);
}

/** What each keystroke costs: the middle one of some rounds, because the machine has other work. */
async function measureKeystrokes(page: Page, slowdown: number): Promise<KeystrokeCost[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const rounds: KeystrokeCost[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await typeQueries(page, session));
  const [first = []] = rounds;
  return first.map((_, keystroke) => {
    const costs = rounds.flatMap((round) => round[keystroke] ?? []);
    return {
      scripts: middleOf(costs.map(({ scripts }) => scripts)),
      everything: middleOf(costs.map(({ everything }) => everything)),
    };
  });
}

async function typeQueries(page: Page, session: CDPSession): Promise<KeystrokeCost[]> {
  const costs: KeystrokeCost[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await pause(SETTLED);
    for (const key of query) {
      const before = await timeSpent(session);
      await page.keyboard.press(key);
      await pause(SETTLED);
      const after = await timeSpent(session);
      costs.push({
        scripts: after.scripts - before.scripts,
        everything: after.everything - before.everything,
      });
    }
  }
  return costs;
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

async function timeSpent(session: CDPSession): Promise<KeystrokeCost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    scripts: 1000 * seconds('ScriptDuration'),
    everything: 1000 * seconds('TaskDuration'),
  };
}
