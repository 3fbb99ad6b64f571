import type { Browser, Page } from '@playwright/test';
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
    const lena = await desk.newPage();
    await lena.goto(`${url}/my-profile`);
    let { id, updatedAt } = await ask(lena, `/team/bookings/${REFERENCE}`);
    const times: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const begun = Date.now();
      const payment = { seenUpdatedAt: updatedAt, amount: 100 };
      ({ id, updatedAt } = await ask(lena, `/team/bookings/${id}/cash-payments`, payment));
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

type Booking = { id: string; updatedAt: string };

/** Asks the API as the dashboard does, from the page of somebody who is signed in. */
async function ask(page: Page, path: string, body?: object): Promise<Booking> {
  const answer = await page.evaluate(
    async ([address, sent]) => {
      const response = await fetch(address, {
        method: sent ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(sent && { body: sent }),
      });
      return { ok: response.ok, text: await response.text() };
    },
    [path, body ? JSON.stringify(body) : ''] as const,
  );
  if (!answer.ok) throw new Error(answer.text);
  return JSON.parse(answer.text).data;
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
