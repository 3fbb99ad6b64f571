import { expect, test } from '@playwright/test';
import { answered, openReference, press } from './runner.ts';

const button = '[data-run="getMe/oneCompany"]';

test('without WebAssembly it says so, and names the sandbox on the own machine', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', { value: undefined });
  });
  await openReference(page);
  await press(page.locator(button));
  const alert = page.locator('[data-runner] [role=alert]');
  await expect(alert).toContainText('This browser cannot run the API in a tab');
  await expect(
    alert.getByRole('link', { name: 'the sandbox on your own machine' }),
  ).toHaveAttribute('href', '#sandbox');
});

test('a failed download can be tried again', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.route(/\/sandbox\/world\./, (route) => route.abort());
  await openReference(page);
  await press(page.locator(button));
  await expect(page.getByText('The sandbox could not be downloaded.')).toBeVisible({
    timeout: 60_000,
  });
  await context.unroute(/\/sandbox\/world\./);
  await press(page.locator('[data-runner]').getByRole('button', { name: 'Retry' }));
  await answered(page);
});

test('a metered connection is asked first', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openReference(page);
  await press(page.locator(button));
  await expect(page.getByText(/The sandbox is a download of \d\.\d MB/)).toBeVisible();
  expect(page.workers()).toHaveLength(0);
  await page.getByRole('button', { name: 'Download and run' }).click();
  await answered(page);
});

test('with storage denied it runs as ever', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openReference(page);
  await press(page.locator(button));
  await answered(page);
});

test('too little memory is said plainly', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.route(/\/sandbox\/worker\./, async (route) => {
    const response = await route.fetch();
    const shortage =
      'WebAssembly.Memory = function () { throw new RangeError("could not allocate memory"); };';
    await route.fulfill({ response, body: shortage + (await response.text()) });
  });
  await openReference(page);
  await press(page.locator(button));
  await expect(page.getByText('This device has too little memory left')).toBeVisible({
    timeout: 60_000,
  });
});

test('without scripts there is no button to run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api/');
  await expect(page.locator(button).first()).toBeHidden();
  await context.close();
});
