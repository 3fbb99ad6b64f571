import type { Browser } from '@playwright/test';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { WorldServer } from '../e2e/world/server.ts';
import { middle, percentile } from './figures.ts';

const CHANGES = 50;
const REFERENCE = 'H6P3VE';

/** From the moment when Lena saves a payment until the new balance stands on Kai's phone. */
export async function benchLive(browser: Browser): Promise<string> {
  console.error("From Lena's change to Kai's screen …");
  const server = await WorldServer.start();
  try {
    const { url, sessions } = await server.saturdayFor('bench');
    const cookie = { name: 'slipway-team', url, httpOnly: true };
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await phone.addCookies([{ ...cookie, value: sessions.Kai }]);
    const kai = await phone.newPage();
    await kai.addInitScript('globalThis.__name = (marked) => marked');
    await kai.goto(`${url}/today`);
    const balances = kai.getByRole('region', { name: 'Open balances' });
    await balances.getByText('€192.00').waitFor();
    await balances.evaluate(noteTexts);

    const desk = await browser.newContext();
    await desk.addCookies([{ ...cookie, value: sessions.Lena }]);
    const found = await desk.request.get(`${url}/team/bookings/${REFERENCE}`);
    let { id, updatedAt } = (await found.json()).data;
    const times: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const begun = Date.now();
      const answer = await desk.request.post(`${url}/team/bookings/${id}/cash-payments`, {
        data: { seenUpdatedAt: updatedAt, amount: 100 },
        headers: { 'Idempotency-Key': `change-${change}`, Origin: url },
      });
      if (!answer.ok()) throw new Error(await answer.text());
      ({ id, updatedAt } = (await answer.json()).data);
      const text = `€${192 - change}.00`;
      await balances.getByText(text).waitFor();
      const seen = await kai.evaluate((wanted) => window.firstSeen[wanted] ?? 0, text);
      times.push(seen - begun);
    }
    const rows = [[CHANGES, middle(times), percentile(times, 95), Math.max(...times)]];
    return `### From a change to a colleague's screen

Milliseconds from sending a payment until the new balance is on another person's phone.

${markdownTable(['changes', 'median ms', '95th percentile', 'longest'], rows)}`;
  } finally {
    await server.end();
  }
}

declare global {
  interface Window {
    /** When each amount was on the screen for the first time. */
    firstSeen: Record<string, number>;
  }
}

/** Runs in the page. */
function noteTexts(region: Element): void {
  window.firstSeen = {};
  new MutationObserver(() => {
    for (const [amount] of region.textContent?.matchAll(/€[\d.]+/g) ?? []) {
      window.firstSeen[amount] ??= Date.now();
    }
  }).observe(region, { subtree: true, childList: true, characterData: true });
}
