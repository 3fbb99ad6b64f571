import { INES } from '@slipway/contract';
import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test } from './world.ts';

test('the history of a booking is narrowed to a kind and a person', async ({ openAs }) => {
  const page = await openAs('Lena', '/bookings/R7K2QD?tab=history');
  const history = page.getByRole('region', { name: 'History' });
  const rows = history.getByRole('row');
  await rows.nth(1).waitFor();
  const all = await rows.count();
  await history.getByLabel('Kind').selectOption('Payments');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('€159.34');
  await history.getByLabel('Kind').selectOption('All');
  await history.getByLabel('Person').selectOption('Ines Okafor');
  expect(await rows.count()).toBeLessThan(all);
  await expectNoFindings(page);
});

test('the history of the company leads from a change to what was changed', async ({ openAs }) => {
  const page = await openAs('Kai', `/customers/${INES.id}`);
  await page.getByLabel('Phone').fill('+447700900555');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: '+447700900555' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Menus' })
    .getByRole('link', { name: 'History' })
    .click();
  await page.getByLabel('Person').selectOption('Kai');
  await page.getByLabel('Kind').selectOption('Details');
  const change = page.getByRole('row').filter({ hasText: 'Phone' });
  await expect(change).toContainText('+447700900123');
  await expect(change).toContainText('+447700900555');
  await expectNoFindings(page);
  await change.getByRole('link', { name: 'Ines Okafor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  await page.goto(new URL('/history?from=2031-01-01', page.url()).href);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('row').nth(1).waitFor();
});

test('Kai follows North Pier on his phone, and ends a link that got around', async ({ openAs }) => {
  const page = await openAs('Kai', '/today', PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kai, Dock host' }).click();
  await page.getByRole('link', { name: 'Calendar feed' }).click();
  await page.getByLabel('Calendar feed', { exact: true }).check();
  await page.getByLabel('North Pier').waitFor();
  await expect(page.getByLabel('Mill Lock'), 'a dock where he does not work').toHaveCount(0);
  await page.getByLabel('Hide customer names').check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectNoFindings(page);
  /** As a calendar app does it, which cannot sign in. */
  const opened = (url: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(address, { credentials: 'omit' });
      return { status: response.status, text: await response.text() };
    }, url);
  const feed = await opened(link);
  expect(feed.text).toContain('R7K2QD');
  // Opened in a tab it is a file to save, and never what the dashboard shows without reception.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => Boolean(await caches.match('/today')));
  const tab = await page.context().newPage();
  await tab.goto(link).catch(() => {});
  await tab.close();
  const kept = await page.evaluate(async () => (await caches.match('/today'))?.text());
  expect(kept).toContain('<!doctype html>');
  expect(feed.text).not.toContain('Okafor');
  await page.getByRole('button', { name: 'Reset link' }).click();
  await page.getByRole('button', { name: 'End the old link' }).click();
  await page.getByText('The old one has ended.').waitFor();
  expect((await opened(link)).status).toBe(404);
  const renewed = await page.getByLabel('Your link').inputValue();
  expect((await opened(renewed)).status).toBe(200);
});
