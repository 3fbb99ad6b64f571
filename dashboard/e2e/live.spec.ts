import type { Page } from '@playwright/test';
import { expect, holdBack, PHONE, test } from './world.ts';

/** Records cash in the open Finances tab. */
async function takeCash(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Cash payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cash payment' });
  await dialog.getByLabel('Amount').fill(amount);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await answered).status()).toBeLessThan(300);
  await dialog.waitFor({ state: 'detached' });
}

test('what Lena does is on the phone of Kai, who does nothing', async ({ openAs }) => {
  const kai = await openAs('Kai', '/today', PHONE);
  const balances = kai.getByRole('region', { name: 'Open balances' });
  await balances.getByText('€192.00').waitFor();
  const lena = await openAs('Lena', '/bookings/H6P3VE?tab=finances');
  await takeCash(lena, '30.00');
  await balances.getByText('€162.00').waitFor();
});

test('the tabs of a browser share one stream, and each of them is told', async ({ openAs }) => {
  const first = await openAs('Tomasz', '/today');
  const context = first.context();
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/team/stream')) streams += 1;
  });
  await first.reload();
  const others = await Promise.all([1, 2].map(() => context.newPage()));
  for (const page of others) await page.goto(first.url());
  const pages = [first, ...others];
  for (const page of pages) {
    await page.getByRole('region', { name: 'Open balances' }).getByText('€162.00').waitFor();
  }
  await takeCash(await openAs('Lena', '/bookings/H6P3VE?tab=finances'), '62.00');
  for (const page of pages) {
    await page.getByRole('region', { name: 'Open balances' }).getByText('€100.00').waitFor();
  }
  expect(streams).toBe(1);
});

test('where no stream gets through, the screen still follows after a pause', async ({ openAs }) => {
  const kai = await openAs('Kai', '/today', PHONE);
  await kai.context().route('**/team/stream', (route) => route.abort());
  await kai.reload();
  const balances = kai.getByRole('region', { name: 'Open balances' });
  await balances.getByText('€100.00').waitFor();
  await takeCash(await openAs('Lena', '/bookings/H6P3VE?tab=finances'), '50.00');
  await balances.getByText('€50.00').waitFor();
});

test('a blockout that a colleague saves before the stream is open shows on an open Board', async ({
  openAs,
}) => {
  const kai = await openAs('Kai', '/today');
  const open = await holdBack(kai.context(), '**/team/stream');
  await kai.goto(new URL('/planning/board', kai.url()).href);
  await kai.getByRole('button', { name: /^Amina Diallo / }).waitFor();
  const lena = await openAs('Lena', '/my-profile');
  const status = await lena.evaluate(async () => {
    const answer = await fetch('/team/blockouts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        reason: 'Storm warning',
        from: '2025-06-14T13:00:00Z',
        until: '2025-06-14T18:00:00Z',
        dockIds: null,
        boatModelIds: null,
        boats: null,
      }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
  open();
  await kai.getByText('Storm warning').first().waitFor({ timeout: 10_000 });
});
