import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EXAMPLE_ID } from '@slipway/contract';
import { expectNoFindings } from './axe.ts';
import { expect, holdBack, PHONE, test } from './world.ts';

const CONTRACTS = new URL('../../company/examples/waivers/', import.meta.url);

/** A keyboard that counts. */
function countingKeys(page: Page) {
  let pressed = 0;
  return {
    count: () => pressed,
    async press(...keys: string[]) {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    },
    type(text: string) {
      return this.press(...text);
    },
  };
}

test('a known customer is booked from n to confirmed with the keyboard alone, in 40 keystrokes', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/bookings');
  await page.getByRole('link', { name: 'R7K2QD' }).waitFor();
  const keys = countingKeys(page);
  await keys.press('n');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await keys.type('lind');
  await page.getByRole('option', { name: /Paul Lindqvist/ }).waitFor();
  await keys.press('Enter');
  await expect(page.locator('#trip').getByLabel('Dock')).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByLabel('Model')).toBeFocused();
  await keys.type('Pl');
  await keys.press('Tab');
  await expect(page.getByLabel('Day')).toBeFocused();
  // The company writes the day first, the browser of the tests the month.
  await keys.type('2106');
  await keys.press('Tab');
  await expect(page.getByLabel('Day')).toHaveValue('21/06/2025');
  await keys.press('Tab');
  await expect(page.getByLabel('Pickup')).toBeFocused();
  await page.locator('option', { hasText: '14:00 (' }).first().waitFor({ state: 'attached' });
  await keys.type('14');
  await keys.press('Tab');
  await page.locator('option', { hasText: '17:00 (3 h' }).waitFor({ state: 'attached' });
  await keys.type('17');
  await keys.press('Tab', 'Tab');
  await expect(page.getByLabel('People')).toBeFocused();
  await keys.type('3');
  await page.getByText('€132.00').last().waitFor();
  await keys.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeFocused();
  await keys.press('Enter');
  await page.getByRole('heading', { name: /confirmed/ }).waitFor();
  await expect(page.getByText('21 June, 14:00').first()).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(40);
});

/** Fills in the last Plover 5 that is free at 10:00. */
async function fillInTrip(page: Page): Promise<void> {
  await page.locator('option', { hasText: '10:00 (1 free)' }).waitFor({ state: 'attached' });
  await page.getByLabel('Pickup').selectOption('10:00');
  await page.locator('option', { hasText: '12:00 (2 h' }).waitFor({ state: 'attached' });
  await page.getByLabel('People').fill('4');
  await page.getByRole('region', { name: 'Price' }).getByText('1 boat free').waitFor();
}

test('what is typed into New booking is there after a reload, and gone after leaving', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/bookings/new');
  await page.getByRole('combobox', { name: 'Customer' }).fill('lind');
  await page.getByRole('option', { name: /Paul Lindqvist/ }).click();
  await fillInTrip(page);
  await page.reload();
  await page.getByText('What you typed before is restored.').waitFor();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Paul Lindqvist');
  await expect(page.getByLabel('Pickup')).toHaveValue('10:00');
  await expect(page.getByLabel('People')).toHaveValue('4');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'New booking' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('');
  await expect(page.getByText('is restored')).toHaveCount(0);
});

test('a draft without a customer gets one in the same form, is not in its own way, and is confirmed there', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/bookings/new');
  await fillInTrip(page);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('is a draft and keeps its boat for 24 hours').waitFor();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByText('€96.00').first()).toBeVisible();
  await expect(price).not.toContainText(/free|lifts this/);
  await page.getByRole('combobox', { name: 'Customer' }).fill('brandt');
  await page.getByRole('option', { name: /Oskar Brandt/ }).click();
  await expectNoFindings(page);
  await confirm.click();
  await page.getByRole('heading', { name: /confirmed/ }).waitFor();
  await page.getByText('Oskar Brandt').first().waitFor();
});

test('filters live in the address, and the list holds only what matches every one', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/bookings');
  await page.getByRole('link', { name: 'R7K2QD' }).waitFor();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByLabel('Waiver: missing').check();
  await page.getByRole('link', { name: 'T9C5LZ' }).waitFor({ state: 'detached' });
  await expect(page.getByRole('link', { name: 'R7K2QD' })).toBeVisible();
  await expect(page).toHaveURL(/from=2025-06-14.*waiver=missing/);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('link', { name: 'R7K2QD' }).click();
  await page.getByRole('heading', { name: /R7K2QD/ }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Waiver: missing' }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: 'T9C5LZ' }).waitFor();
});

test('the last signature is given on the tablet', async ({ openAs }) => {
  const page = await openAs('Kai', '/bookings/R7K2QD?tab=waivers', PHONE);
  await page.getByText('3 of 4 signed').waitFor();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign on this device' }).click();
  await page.getByLabel('Name of the signer').fill('A friend');
  await page.getByLabel('I have read this and agree').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('4 of 4 signed').waitFor();
});

test('a waiver that is a PDF is read and signed on the tablet, and saved from its tab', async ({
  openAs,
}) => {
  const search = `models=${EXAMPLE_ID.osprey10}&waiver=missing&source=staff`;
  const page = await openAs('Kai', `/bookings?${search}`, PHONE);
  await page
    .getByRole('link', { name: /^[A-Z0-9]{6}$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Waivers/ }).click();
  const contract = page.getByRole('region', { name: /Cruiser contract|Lejekontrakt|Mietvertrag/ });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    contract.getByRole('button', { name: 'Document, PDF' }).click(),
  ]);
  const files = await readdir(CONTRACTS);
  const contents = await Promise.all(files.map((file) => readFile(new URL(file, CONTRACTS))));
  const content = await readFile(await saved.path());
  expect(contents.some((known) => known.equals(content))).toBe(true);
  await contract.getByRole('button', { name: 'Sign on this device' }).click();
  await page.getByRole('link', { name: 'Open the document (PDF, 3.' }).waitFor();
  await expectNoFindings(page);
  await page.getByLabel('Name of the signer').fill('The renter');
  await page.getByLabel('I have read this and agree').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await contract.getByText('1 of 1 signed').waitFor();
});

test('an edit tells the difference first, and a cancellation can be undone', async ({ openAs }) => {
  const page = await openAs('Lena', '/bookings/W3F7GJ');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.locator('option', { hasText: '17:00 (3 h' }).waitFor({ state: 'attached' });
  await page.getByLabel('Return').selectOption('2025-06-14 17:00');
  const difference = page.getByRole('region', { name: 'Price difference' });
  await difference.getByText('-€33.03').first().waitFor();
  await page.getByLabel('Keep old price').check();
  await difference.getByText('€0.00').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Cancellation fee')).toBeChecked();
  await dialog.getByLabel('Reason').selectOption('Weather');
  await expect(dialog.getByLabel('No charge')).toBeChecked();
  await dialog.getByLabel('Reason').selectOption('The customer cancels');
  await expect(dialog.getByLabel('Cancellation fee')).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('heading', { name: /canceled/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: /confirmed/ }).waitFor();
});

test('Capture suggests no amount and says what may be captured', async ({ openAs }) => {
  const page = await openAs('Tomasz', '/bookings/D8N4QS?tab=finances');
  await page.getByRole('button', { name: 'Capture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capture' });
  await expect(dialog.getByLabel(/Amount/)).toHaveValue('');
  await expect(dialog.getByLabel(/Amount/)).toBeFocused();
  await expect(dialog).toContainText('Up to €500.00. The customer owes nothing yet');
  await expect(dialog.getByRole('button', { name: 'Capture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a fee that is chosen before it is known is shown first, and then kept', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/bookings/W3F7GJ');
  const letThrough = await holdBack(page, '**/team/bookings/*/cancellation');
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.status());
  });
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cancellation fee').check();
  await dialog.getByLabel('Cancellation fee').press('Enter');
  letThrough();
  await dialog.getByText(/^Cancellation fee: €\d/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('heading', { name: /canceled/ }).waitFor();
  expect(refused).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: /confirmed/ }).waitFor();
});

/** Lets the API fail at an address until the page is told to stop. */
const breakDown = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { error: 'Out of order.' } }));

test('a fee that could not be loaded is asked for again by pressing again', async ({ openAs }) => {
  const page = await openAs('Lena', '/bookings/W3F7GJ');
  await breakDown(page, '**/team/bookings/*/cancellation');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cancellation fee').check();
  await dialog.getByText('Out of order.').waitFor();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByText(/^Cancellation fee: €\d/).waitFor();
  await expect(dialog.getByText('Out of order.')).toHaveCount(0);
});

test('tax rates that could not be loaded are asked for again by pressing again', async ({
  openAs,
}) => {
  const page = await openAs('Tomasz', '/bookings/H6P3VE?tab=finances');
  await breakDown(page, '**/team/booking-choices');
  await page.getByRole('button', { name: 'Add cost' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Lost fender');
  await dialog.getByLabel(/Amount \(/).fill('30');
  await dialog.getByText('Out of order.').waitFor();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Tax rate')).not.toHaveValue('');
  await expect(dialog.getByLabel('Description')).toHaveValue('Lost fender');
});

test('cash brings the balance to zero', async ({ openAs }) => {
  const page = await openAs('Kai', '/bookings/H6P3VE?tab=finances', PHONE);
  await page.getByRole('button', { name: 'Cash payment' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Nothing is owed.').waitFor();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
});

test('a cost that is saved before the tax rates are there waits for them', async ({ openAs }) => {
  const page = await openAs('Tomasz', '/bookings/H6P3VE?tab=finances');
  const letThrough = await holdBack(page, '**/team/booking-choices');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.status());
  });
  await page.getByRole('button', { name: 'Add cost' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Bent rail');
  await dialog.getByLabel(/Amount \(/).fill('40');
  await dialog.getByLabel(/Amount \(/).press('Enter');
  letThrough();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('“Bent rail” is added.').waitFor();
  expect(answers).toEqual([200]);
});

test('axe finds nothing on the screens of bookings, by day and by night', async ({ openAs }) => {
  test.setTimeout(120_000);
  const page = await openAs('Lena', '/bookings');
  await page.getByRole('link', { name: 'R7K2QD' }).waitFor();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expectNoFindings(page);
  for (const tab of ['overview', 'finances', 'add-ons', 'waivers', 'messages', 'history']) {
    await page.goto(new URL(`/bookings/R7K2QD?tab=${tab}`, page.url()).href);
    await page.getByRole('heading', { name: /R7K2QD/ }).waitFor();
    await expectNoFindings(page);
  }
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoFindings(page);
  await page.goto(new URL('/bookings/new', page.url()).href);
  await page.getByLabel('Override').check();
  await expectNoFindings(page);
});
