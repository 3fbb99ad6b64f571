import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../axe.ts';
import { at, type Booked, expect, test, type World } from './world.ts';

type State = { word: string; make: (world: World) => Promise<Booked>; now: number };

const STATES: Record<string, State> = {
  confirmed: {
    word: 'Confirmed',
    make: (world) => world.book({ addOns: [] }),
    now: at(2, '12:00'),
  },
  'confirmed and unpaid': {
    word: 'Confirmed',
    make: (world) => world.book({ paid: false }),
    now: at(2, '12:00'),
  },
  option: {
    word: 'Waiting for our answer',
    make: (world) => world.book({ optionHours: 48 }),
    now: at(2, '12:00'),
  },
  draft: {
    word: 'Not finished yet',
    make: (world) => world.book({ holdMinutes: 30 }),
    now: at(1, '12:10'),
  },
  expired: {
    word: 'Expired',
    make: (world) => world.book({ optionHours: 2 }),
    now: at(1, '15:00'),
  },
  completed: {
    word: 'Finished',
    make: (world) => world.book(),
    now: at(14, '17:00'),
  },
};

test.beforeEach(async ({ world }) => {
  world.now = at(1, '12:00');
  await world.heronBay.deleteFrom('bookings').execute();
});

for (const [name, { word, make, now }] of Object.entries(STATES)) {
  test(`a booking that is ${name} says so in a word, on every width and in both modes`, async ({
    world,
    page,
  }) => {
    const booking = await make(world);
    world.now = now;
    await open(page, booking);
    await page.getByText(word, { exact: true }).waitFor();
    await expectGoodLooks(page);
  });
}

test('a booking page speaks the language of the booking and any other that is offered', async ({
  world,
  page,
}) => {
  const booking = await world.book();
  await world.heronBay
    .updateTable('bookings')
    .set({ language: 'da' })
    .where('id', '=', booking.id)
    .execute();
  await page.goto(booking.link);
  await page.locator('html[lang="da"]').waitFor();
  await page.getByRole('heading', { name: /juli/ }).waitFor();
  await page.getByRole('combobox').first().selectOption('de');
  await page.locator('html[lang="de"]').waitFor();
  await page.getByRole('heading', { name: /Juli/ }).waitFor();
  await page.getByText('Kaution für Schäden').first().waitFor();
});

test('the calendar file is saved with the trip inside', async ({ world, page }) => {
  const booking = await world.book();
  await open(page, booking);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${booking.reference}.ics`);
  const text = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toMatch(/DTSTART:\d{4}0714T080000Z\r\n/);
});

test('the receipt prints with tax per rate and without what belongs to the screen', async ({
  world,
  page,
}) => {
  const booking = await world.book({ addOns: [] });
  await open(page, booking);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('heading', { name: `Receipt for ${booking.reference}` }).waitFor();
  await page.getByText('This is a receipt, not an invoice.').waitFor();
  await page.getByRole('cell', { name: '€22.00' }).waitFor();
  await expectGoodLooks(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

async function open(page: Page, booking: Booked): Promise<void> {
  await page.goto(booking.link);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
