import { expect, type Page, test } from '@playwright/test';
import { axeFindings, hideFarFrom } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { answered, openReference, press } from './runner.ts';

async function openBooking(page: Page) {
  await openReference(page);
  await press(page.locator('section:has(#createBooking) [data-run="createBooking/paid"]'));
  const runner = await answered(page);
  await runner
    .locator('details')
    .first()
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  return runner;
}

test('an edited body is checked while it is typed, runs, and the samples follow it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const runner = await openBooking(page);
  const body = runner.getByLabel('Body');
  const sample = page.locator('[data-sample]:has([data-run="createBooking/paid"])').last();
  const python = sample.locator('[data-language="python"]');
  const documented = await python.innerHTML();

  await body.fill((await body.inputValue()).replace('"passengers": 4', '"passengers": 0'));
  await expect(runner.getByText('passengers must be')).toBeVisible();
  await body.fill((await body.inputValue()).replace('"passengers": 0', '"passengers": 9'));
  await expect(python).toContainText('"passengers": 9');
  await expect(sample.locator('[data-language="curl"]')).toContainText('"passengers": 9');
  await runner.getByLabel('Idempotency-Key').fill('<img src=x onerror=alert(1)>');
  await expect(python).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await runner.getByLabel('Idempotency-Key').fill('');
  await runner.getByRole('button', { name: 'Run again' }).click();
  await expect(runner.locator('[data-status="406"]')).toBeVisible();

  await runner.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-runner]')).toHaveCount(0);
  expect(await python.innerHTML()).toBe(documented);
});

test('names of fields and values are offered and can be taken with the keyboard', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const runner = await openBooking(page);
  const body = runner.getByLabel('Body');
  await body.fill('{\n  ');
  await body.press('End');
  await body.pressSequentially('"not');
  await expect(runner.getByRole('option', { name: /notifyCustomer/ })).toBeVisible();
  await body.press('ArrowDown');
  await body.press('Enter');
  await expect(body).toHaveValue(/"notifyCustomer": (true|false)/);
  await body.fill('{ "dockId": ');
  await body.press('Control+Space');
  await runner.getByRole('option', { name: /Mill Lock/ }).click();
  await expect(body).toHaveValue(/f16758b3-e4df-4994-b7c4-0d958463dba2/);
});

test('IDs are chosen by name from what is there', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(120_000);
  await openReference(page);
  await press(page.locator('section:has(#getCustomer) [data-run="getCustomer/ines"]'));
  const runner = await answered(page);
  await runner.getByText('Change the request').click();
  await runner.getByLabel('Choose id by name').selectOption({ label: 'Paul Lindqvist' });
  await runner.getByRole('button', { name: 'Run again' }).click();
  await expect(runner.locator('[data-json]')).toContainText('Lindqvist');
});

test('the quickstart hands its IDs on, step by step, to a booking', async ({ page }) => {
  test.setTimeout(120_000);
  await openReference(page);
  await press(page.locator('[data-step="listDocks"] [data-run]'));
  for (const step of ['listDocks', 'listBoatModels', 'searchCustomers']) {
    const runner = page.locator(`[data-step="${step}"] [data-runner]`);
    await expect(runner.locator('[data-status="200"]')).toBeVisible({ timeout: 60_000 });
    await press(runner.getByRole('button', { name: 'Next step' }));
  }
  const last = page.locator('[data-step="createBooking"] [data-runner]');
  await expect(last.locator('[data-status="200"]')).toBeVisible();
  await expect(last.getByText('booking.created')).toBeVisible();
});

test('calls are remembered, and a link fills a request in without running it', {
  tag: '@all',
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const runner = await openBooking(page);
  const history = runner.locator('details', { hasText: 'Calls of this visit' });
  await history.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await press(runner.getByRole('button', { name: 'Run again: call 1' }));
  await expect(runner.getByText('Calls of this visit (2)')).toBeVisible();
  await press(runner.getByRole('button', { name: 'Copy as curl' }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'curl https://api.slipway.example/v1/bookings',
  );
  await runner.getByLabel('Body').fill('{ "boats": 2 }');
  await press(runner.getByRole('button', { name: 'Copy link' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  const filled = other.locator('[data-runner]');
  await expect(filled.getByLabel('Body')).toHaveValue('{ "boats": 2 }');
  await expect(filled.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  expect(other.workers().filter((worker) => worker.url().includes('/sandbox/'))).toHaveLength(0);
  await filled.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(filled.locator('[data-status="422"]')).toBeVisible({ timeout: 60_000 });
});

test('Reset gives the boats back, and the clock can be set to today', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openReference(page);
  await press(page.locator('[data-provoke="lastBoat"]'));
  const runner = await answered(page);
  await expect(runner.locator('[data-status="406"]')).toBeVisible();
  await runner.getByRole('button', { name: 'Reset' }).click();
  await expect(runner.getByText('The world is as at first.')).toBeVisible({ timeout: 60_000 });
  await runner.getByRole('button', { name: 'Run again' }).click();
  await expect(runner.locator('[data-status="200"]')).toBeVisible();
  await runner.getByLabel('Clock').selectOption('today');
  await expect(runner.getByText(/Everything lies \d+ weeks later/)).toBeVisible({
    timeout: 60_000,
  });
  await runner.getByRole('button', { name: 'Run again' }).click();
  await expect(runner.locator('[data-status="200"]')).toBeVisible();
});

test('the sandbox goes on while the reader visits other pages', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openReference(page);
  await press(page.locator('[data-run="getMe/oneCompany"]'));
  await answered(page);
  const [before] = page.workers().filter((worker) => worker.url().includes('/sandbox/'));
  await page.getByRole('link', { name: 'Releases' }).first().click();
  await expect(page).toHaveURL(/\/releases\//);
  await page.getByRole('link', { name: 'API docs' }).first().click();
  await expect(page.locator('[data-run="getMe/oneCompany"]').first()).toBeAttached();
  await press(page.locator('[data-run="getMe/oneCompany"]'));
  const runner = await answered(page);
  await expect(runner.getByText('Calls of this visit (2)')).toBeVisible();
  const [after] = page.workers().filter((worker) => worker.url().includes('/sandbox/'));
  expect(after).toBe(before);
});

test('keyboard: Run moves the focus into the runner, Close brings it back', async ({ page }) => {
  test.setTimeout(120_000);
  await openReference(page);
  const button = page.locator('section:has(#getMe) [data-run="getMe/oneCompany"]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const runner = await answered(page);
  await expect(runner.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(runner.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-runner]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('axe finds nothing with the runner open, in both modes at both widths', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const runner = await openBooking(page);
  await runner.getByLabel('Body').fill('{ "boats": 0 }');
  await runner.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
  });
  const widths = [1440, 390];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await hideFarFrom(runner);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'light' ? 'all' : 'colors';
      const findings = await axeFindings(page, rules, '[data-runner]');
      expect.soft(findings, `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
});
