import type { Page } from '@playwright/test';
import { EXAMPLE_ID } from '../../../contract/src/examples/ids.ts';
import { expectNoFindings } from '../axe.ts';
import { at, type Booked, expect, test, type World } from './world.ts';

test.beforeEach(async ({ world }) => {
  world.now = at(1, '12:00');
  await world.heronBay.deleteFrom('bookings').execute();
});

test('a connected boat is named, started, stopped for a swim and brought back', async ({
  world,
  page,
}) => {
  const booking = await tender(world);
  world.now = at(14, '09:59');
  await open(page, booking);
  await page.getByText('You can start it yourself from').waitFor();
  await expect(page.getByRole('button', { name: 'Start boat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoFindings(page);
  world.now = at(14, '10:00');
  await page.reload();
  await page.getByText('Your boat is G4').waitFor();
  await page.getByText('have all waivers signed').waitFor();
  await sign(page);
  await page.getByRole('button', { name: 'Start boat' }).click();
  await page.getByText('The motor is on').waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Stop for a while' }).click();
  await page.getByText('The motor is stopped.').waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByText('The motor is on').waitFor();
  world.now = at(14, '12:50');
  await page.getByRole('button', { name: 'End trip' }).click();
  await page.getByRole('button', { name: 'We are back, end the trip' }).click();
  await page.getByText('Your trip is over. Thank you.').waitFor();
  await page.getByText('Finished', { exact: true }).waitFor();
});

test('after the return time the page says to call', async ({ world, page }) => {
  const booking = await tender(world);
  world.now = at(14, '13:00');
  await open(page, booking);
  await page.getByText('The return time has passed.').waitFor();
  await expect(page.getByRole('button', { name: 'Start boat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a boat that does not answer is said so, and nothing counts as started', async ({
  world,
  page,
}) => {
  const booking = await tender(world);
  world.now = at(14, '10:00');
  const silent = { type: 'beacon', serialNumber: 'BCN-000' };
  const { heronBay } = world;
  const boats = await heronBay.selectFrom('boats').select(['id', 'hardware']).execute();
  await heronBay
    .updateTable('boats')
    .set({ hardware: JSON.stringify(silent) })
    .where('hardware', 'is not', null)
    .execute();
  try {
    await open(page, booking);
    await sign(page);
    await page.getByRole('button', { name: 'Start boat' }).click();
    await page.getByText('does not answer. Try again, or call us.').waitFor();
    await page.getByRole('button', { name: 'Start boat' }).waitFor();
  } finally {
    for (const { id, hardware } of boats) {
      const set = { hardware: hardware && JSON.stringify(hardware) };
      await heronBay.updateTable('boats').set(set).where('id', '=', id).execute();
    }
  }
});

async function tender(world: World): Promise<Booked> {
  return world.book({
    dockId: EXAMPLE_ID.millLock,
    boatModelId: EXAMPLE_ID.gannet8,
    passengers: 1,
  });
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Amina Diallo');
  await dialog.getByLabel('Type your name as signature instead').check();
  await dialog.getByLabel('I have read the document and agree.').check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByText('Thank you, Amina Diallo.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('have all waivers signed').waitFor({ state: 'detached' });
}

async function open(page: Page, booking: Booked): Promise<void> {
  await page.goto(booking.link);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
