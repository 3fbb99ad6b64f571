import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test } from './world.ts';

const SMALL_PHONE = { viewport: { width: 320, height: 640 } };

test('Marta goes from the month to the Saturday, and the link opens what she sees', async ({
  openAs,
}) => {
  const page = await openAs('Marta', '/sales/insights');
  await page.getByRole('heading', { name: 'June 2025', exact: true }).waitFor();
  await page.getByRole('row', { name: /8 – 14 June 2025/ }).waitFor();
  await page.getByRole('button', { name: 'Period before' }).click();
  await page.getByText('May 2025 compared with May 2024').waitFor();
  await page.getByRole('button', { name: 'Period after' }).click();
  await page.getByRole('radio', { name: 'Week', exact: true }).check();
  await page.getByText('9 – 15 June 2025 compared with').waitFor();
  await page.getByLabel('From', { exact: true }).fill('2025-06-14');
  await page.getByLabel('To', { exact: true }).fill('2025-06-14');
  await page.getByRole('radio', { name: /^Revenue €706\.46/ }).waitFor();
  await expect(page.getByRole('radio', { name: 'Day', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: /^Average value/ }).check();
  await page.getByLabel('Model').selectOption('Gannet 8');
  const row = page.getByRole('row', { name: /14 June 2025/ });
  await expect(row).toContainText('€123.84');
  await expectNoFindings(page);

  const copy = await openAs('Tomasz', page.url().replace(/^https?:\/\/[^/]+/, ''));
  await expect(copy.getByRole('row', { name: /14 June 2025/ })).toContainText('€123.84');
  await copy.getByLabel('Partner').selectOption('Hotel Reedside');
  await copy.getByText('No booking in either period').waitFor();
  await copy.getByRole('button', { name: 'Clear' }).first().click();
  await copy.getByRole('radio', { name: /^Bookings 6/ }).waitFor();
});

test('the figures fit a phone, and a Planner is told who may read them', async ({ openAs }) => {
  const page = await openAs('Marta', '/sales/insights?measure=leadTime', PHONE);
  await page.getByRole('table').waitFor();
  await expectNoFindings(page);
  for (const { viewport } of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
  }
  const lena = await openAs('Lena', '/sales/insights');
  await lena.getByText('Your role does not include this').waitFor();
  await expect(lena.getByRole('link', { name: 'Sales' })).toHaveCount(0);
});
