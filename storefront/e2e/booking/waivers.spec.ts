import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EXAMPLE_ID } from '../../../contract/src/examples/ids.ts';
import { expectNoFindings } from '../axe.ts';
import { scan } from './scan.ts';
import { at, expect, test } from './world.ts';

test.beforeEach(async ({ world }) => {
  world.now = at(1, '12:00');
  await world.heronBay.deleteFrom('bookings').execute();
});

test('a waiver is read, drawn on and counted', async ({ world, page }) => {
  const booking = await world.book({ passengers: 2 });
  await page.goto(booking.link);
  await page.getByText('0 of 2 signed').waitFor();
  await page.getByRole('button', { name: 'Read and sign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('I rent a Plover 5 at North Pier').waitFor();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByText('Please sign in the box').waitFor();
  await expectNoFindings(page);
  await dialog.getByLabel('Full name').fill('Ines Okafor');
  await draw(page);
  await dialog.getByLabel('I have read the document and agree.').check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByText('Thank you, Ines Okafor.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 of 2 signed').waitFor();
  const { signature } = await world.heronBay
    .selectFrom('waiver_signatures')
    .select('signature')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(signature).toMatch(/^M \d+ \d+( [ML] \d+ \d+){5,}$/);
});

test('whoever cannot draw signs with the keyboard alone', async ({ world, page }) => {
  const booking = await world.book({ passengers: 1 });
  await page.goto(booking.link);
  await page.getByRole('button', { name: 'Read and sign' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').focus();
  await page.keyboard.type('Ines Okafor');
  await dialog.getByLabel('Type your name as signature instead').press('Space');
  await dialog.getByLabel('I have read the document and agree.').press('Space');
  await page.keyboard.press('Enter');
  await dialog.getByText('Thank you, Ines Okafor.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('All documents are signed.').waitFor();
});

test('a second phone scans the code, signs, and sees nothing else of the booking', async ({
  world,
  page,
  browser,
}) => {
  const booking = await world.book({ passengers: 1 });
  await page.goto(booking.link);
  await page.getByRole('button', { name: 'Sign on another phone' }).click();
  const code = page.getByRole('img', { name: 'QR code' });
  await code.waitFor();
  await expectNoFindings(page);
  const scanned = await scan(code);
  expect(scanned).toMatch(new RegExp(`^${booking.url}/sign\\?lang=en#key=[\\w-]{43}$`));
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(scanned);
  await phone.getByRole('heading', { name: 'Boat rules and liability' }).waitFor();
  await expect(phone.locator('body')).not.toContainText('ines.okafor');
  await expectNoFindings(phone);
  await phone.getByLabel('Full name').fill('Amina Diallo');
  await draw(phone);
  await phone.getByLabel('I have read the document and agree.').check();
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await phone.getByText('Thank you, Amina Diallo.').waitFor();
  await phone.goto(booking.url);
  await phone.getByRole('heading', { name: 'Open your booking' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 of 1 signed').waitFor();
});

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 30 + step * 15, box.y + 60 + 30 * Math.sin(step));
  }
  await page.mouse.up();
}

const CONTRACT = new URL('../../../company/examples/waivers/cruiser-contract.pdf', import.meta.url);

/** From the first Friday after July 8 to its Sunday, as cabin cruisers are rented. */
function weekend(): { pickup: string; return: string } {
  const friday = 9 + ((5 - new Date(at(9, '12:00')).getUTCDay() + 7) % 7);
  const moment = (day: number, time: string) =>
    new Date(at(day, time)).toISOString().replace('.000', '');
  return { pickup: moment(friday, '16:00'), return: moment(friday + 2, '18:00') };
}

test('a waiver that is a PDF opens as the company made it, and is signed', async ({
  world,
  page,
}) => {
  const booking = await world.book({ boatModelId: EXAMPLE_ID.osprey10, ...weekend() });
  await page.goto(booking.link);
  const card = page.getByRole('article').filter({ hasText: 'Cruiser contract' });
  const [answer] = await Promise.all([
    page.waitForResponse(/\/waivers\/file\?/),
    card.getByRole('button', { name: 'Read and sign' }).click(),
  ]);
  const { data } = await answer.json();
  expect(data.base64).toBe(readFileSync(CONTRACT).toString('base64'));
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Open the document (PDF, 3.3 kB)' });
  await link.waitFor();
  await expectNoFindings(page);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.close();
  await dialog.getByLabel('Full name').fill('Ines Okafor');
  await draw(page);
  await dialog.getByLabel('I have read the document and agree.').check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByText('Thank you, Ines Okafor.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await card.getByText('1 of 1 signed').waitFor();
});

test('a PDF that does not load cannot be signed until it has', async ({ world, page }) => {
  const booking = await world.book({ boatModelId: EXAMPLE_ID.osprey10, ...weekend() });
  await page.route(/\/waivers\/file\?/, (route) => route.abort(), { times: 1 });
  await page.goto(booking.link);
  const card = page.getByRole('article').filter({ hasText: 'Cruiser contract' });
  await card.getByRole('button', { name: 'Read and sign' }).click();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expect(dialog.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await again.click();
  await dialog.getByRole('link', { name: 'Open the document' }).waitFor();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).waitFor();
});
