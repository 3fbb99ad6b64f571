import type { Page } from '@playwright/test';
import { EXAMPLE_ID } from '../../../contract/src/examples/ids.ts';
import { expectNoFindings } from '../axe.ts';
import { at, type Booked, expect, test } from './world.ts';

const PICNIC = [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }];

test.beforeEach(async ({ world }) => {
  world.now = at(1, '12:00');
  await world.heronBay.deleteFrom('bookings').execute();
});

for (const [name, now, words] of [
  ['is free three days before', at(11, '10:00'), ['Canceling is free now.', '€161.00 back']],
  ['costs half after that', at(11, '10:01'), ['Canceling now costs €80.50', '€80.50 back']],
] as const) {
  test(`canceling ${name}, and says so before`, async ({ world, page }) => {
    const booking = await world.book({ addOns: PICNIC });
    world.now = now;
    await open(page, booking);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog');
    for (const text of words) await dialog.getByText(text).waitFor();
    await expectNoFindings(page);
    await dialog.getByLabel('Why are you canceling?').fill('We fell ill.');
    await dialog.getByRole('button', { name: 'Cancel for good' }).click();
    await page.getByText('Canceled', { exact: true }).waitFor();
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  });
}

test('canceling costs all of it in the last hours, where the company lets customers do that', async ({
  world,
  page,
}) => {
  const booking = await world.book({ addOns: PICNIC });
  await world.apply((company) => ({
    ...company,
    customerTypes: company.customerTypes.map((type) => ({
      ...type,
      cancellation: { ...type.cancellation, noticeHours: 0 },
    })),
  }));
  try {
    world.now = at(13, '10:01');
    await open(page, booking);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Canceling now costs the full price of €161.00.').waitFor();
    await expect(dialog.getByText('back to you')).toHaveCount(0);
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Cancel for good' }).click();
    await page.getByText('Canceled', { exact: true }).waitFor();
  } finally {
    await world.apply((company) => company);
  }
});

test('a fee that changes while the customer decides is shown again', async ({ world, page }) => {
  const booking = await world.book({ addOns: PICNIC });
  world.now = at(11, '09:59');
  await open(page, booking);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Canceling is free now.').waitFor();
  world.now = at(11, '10:01');
  await dialog.getByRole('button', { name: 'Cancel for good' }).click();
  await dialog.getByText('The fee has just changed to €80.50').waitFor();
  await dialog.getByText('Canceling now costs €80.50').waitFor();
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await page.getByText('Confirmed', { exact: true }).waitFor();
});

test('once the notice has begun the page says whom to call', async ({ world, page }) => {
  const booking = await world.book();
  world.now = at(13, '10:01');
  await open(page, booking);
  await page.getByText('It is too late to cancel online.').waitFor();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
});

test('extras show their new price before they are saved', async ({ world, page }) => {
  const booking = await world.book({ addOns: PICNIC });
  await open(page, booking);
  await page.getByRole('button', { name: 'Add or change extras' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: /^Save/ });
  // What cannot be pressed yet does not look as if it could.
  const quiet = await save.evaluate((button) => getComputedStyle(button).backgroundColor);
  await dialog.getByRole('button', { name: 'More: Picnic box' }).click();
  await dialog.getByText('€14.50 more. The new total is €175.50.').waitFor();
  await expect(save).not.toHaveCSS('background-color', quiet);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Save for €175.50' }).click();
  await page.getByRole('listitem').getByText('3 × Picnic box').waitFor();
  await page.getByRole('link', { name: 'Pay €14.50' }).first().waitFor();
});

test('once canceled, the page promises nothing any more: no extras saved, no deposit to place', async ({
  world,
  page,
}) => {
  const booking = await world.book({ addOns: PICNIC });
  await world.heronBay.updateTable('booking_deposits').set({ secured_at: null }).execute();
  await open(page, booking);
  await page.getByText('Damage deposit').waitFor();
  await page.getByRole('button', { name: 'Add or change extras' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'More: Picnic box' }).click();
  await dialog.getByRole('button', { name: 'Save for €175.50' }).click();
  await page.getByText('Your extras are saved.').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel for good' }).click();
  await page.getByText('Canceled', { exact: true }).waitFor();
  await expect(page.getByText('Your extras are saved.')).toHaveCount(0);
  await expect(page.getByText('Damage deposit')).toHaveCount(0);
});

test('extras whose orders have closed stay as they are', async ({ world, page }) => {
  const booking = await world.book({ addOns: PICNIC });
  world.now = at(13, '10:01');
  await open(page, booking);
  await page.getByRole('button', { name: 'Add or change extras' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Can no longer be changed').waitFor();
  await expect(dialog.getByRole('button', { name: 'More: Picnic box' })).toHaveCount(0);
});

test('details are corrected with the keyboard alone', async ({ world, page }) => {
  const booking = await world.book();
  await open(page, booking);
  await page.getByRole('button', { name: 'Change details' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter the number with a plus sign').waitFor();
  await expectNoFindings(page);
  await dialog.getByLabel('Phone number').fill('+44 7700 900199');
  await dialog.getByRole('button', { name: 'More: How many people are coming?' }).press('Enter');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Your details are saved.').waitFor();
  await page.getByText('+447700900199').waitFor();
  await page.getByText('0 of 5 signed').waitFor();
});

async function open(page: Page, booking: Booked): Promise<void> {
  await page.goto(booking.link);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
