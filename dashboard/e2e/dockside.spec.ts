import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test, WIDE } from './world.ts';

const DOCKSIDE = '/planning/dockside';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Everything that a thumb presses on the screen is at least 48 px high. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, dialog button, dialog a')]
      .filter((target) => target.checkVisibility() && !target.closest('p, header'))
      .filter((target) => target.getBoundingClientRect().height < 47.5)
      .map((target) => target.outerHTML.slice(0, 120)),
  );
}

test('Kai lets Ines sign without leaving the dock, and reads what is open until then', async ({
  openAs,
}) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  const ines = card(page, 'Ines Okafor');
  await ines.getByText('Ready, 1 open').waitFor();
  await ines.getByRole('button', { name: 'Sign for Ines Okafor' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign: Ines Okafor' });
  await sheet.getByText('3 of 4 signed').waitFor();
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Back to the trip' }).click();
  await expect(page).toHaveURL(new RegExp(`${DOCKSIDE}$`));
  await ines.getByRole('button', { name: 'Hand out' }).waitFor();
});

test('on a wide screen the checklist is beside the list, and the day prints', async ({
  openAs,
}) => {
  const page = await openAs('Lena', DOCKSIDE, WIDE);
  await card(page, 'Nadia Ferrer').first().getByText('10:00').click();
  const trip = page.getByRole('region', { name: 'Trip' });
  await trip.getByText('€192.00 open').waitFor();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Print day sheet' }).click();
  await page.getByRole('heading', { name: /14 June/ }).waitFor();
  await page.getByRole('cell', { name: /Oskar Brandt/ }).waitFor();
  await expectNoFindings(page);
});

test('Kai sees who is late and hands out P3 in three touches', async ({ openAs }) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  await card(page, 'Paul Lindqvist').getByText('20 min late').waitFor();
  await expect(card(page, 'Ines Okafor')).toContainText('3 of 4 signed');
  await expectNoFindings(page);
  expect(await smallTargets(page)).toEqual([]);

  await card(page, 'Ines Okafor').getByRole('button', { name: 'Hand out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ines Okafor' });
  await sheet.getByText('€150.00 held').waitFor();
  await expectNoFindings(page);
  expect(await smallTargets(page)).toEqual([]);
  await sheet.getByLabel('Briefing').check();
  await sheet.getByRole('button', { name: 'Hand out P3' }).click();
  await page.getByText('P3 is out with Ines Okafor.').waitFor();
  await page.getByRole('button', { name: /^Out/ }).click();
  await card(page, 'Ines Okafor · P3').waitFor();
});

test('what was just handed out can be undone', async ({ openAs }) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  const nadia = card(page, 'Nadia Ferrer').first();
  await nadia.getByRole('button', { name: 'Hand out 1 of 2' }).click();
  await page.getByRole('button', { name: 'Hand out P2' }).click();
  await page.getByText('P2 is out with Nadia Ferrer.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await card(page, 'Nadia Ferrer').getByRole('button', { name: 'Hand out 1 of 2' }).waitFor();
});

test('the motor of a free boat that is connected can be started and stopped', async ({
  openAs,
}) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  await page.getByRole('button', { name: /^Boats/ }).click();
  await page.getByRole('button', { name: 'Start motor of G3' }).click();
  await page.getByText('G3 is unlocked.').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Stop motor of G3' }).click();
  await page.getByText('G3 is locked.').waitFor();
});

test('without reception the list stays, and steps wait in a queue until the network is back', async ({
  openAs,
}) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  await card(page, 'Paul Lindqvist').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => Boolean(await caches.match('/today')));
  await page.context().setOffline(true);
  await card(page, 'Paul Lindqvist').getByRole('button', { name: 'End trip' }).click();
  await page.getByText('1 step waiting to be sent automatically.').waitFor();

  await page.reload();
  await page.getByText('1 step waiting to be sent automatically.').waitFor();
  await page.getByRole('button', { name: /^Out/ }).click();
  await page.getByText(/^Back 1$/).click();
  await card(page, 'Paul Lindqvist').getByText('waits for reception').waitFor();
  await expectNoFindings(page);

  await page.context().setOffline(false);
  await page.getByText('1 step waiting').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^Out/ }).click();
  await page.getByText(/^Back 1$/).click();
  await expect(card(page, 'Paul Lindqvist')).not.toContainText('waits');
});

test('steps of two tabs without reception are each sent once, also when a tab was closed', async ({
  openAs,
}) => {
  const first = await openAs('Kai', DOCKSIDE, PHONE);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForFunction(async () => Boolean(await caches.match('/today')));
  const context = first.context();
  const second = await context.newPage();
  await second.goto(first.url());
  for (const page of [first, second]) await card(page, 'Nadia Ferrer').first().waitFor();
  await context.setOffline(true);
  await card(first, 'Nadia Ferrer').getByRole('button', { name: 'Hand out 1 of 2' }).click();
  await first.getByRole('button', { name: 'Hand out P2' }).click();
  await second.getByText('1 step waiting to be sent automatically.').waitFor();
  await card(second, 'Nadia Ferrer').getByRole('button', { name: 'Hand out 2 of 2' }).click();
  await second.getByRole('button', { name: 'Hand out P4' }).click();
  for (const page of [first, second]) await page.getByText('2 steps waiting').waitFor();
  await second.close();
  await first.reload();
  await first.getByText('2 steps waiting').waitFor();
  const third = await context.newPage();
  await third.goto(first.url());
  await third.getByText('2 steps waiting').waitFor();

  const sent: (string | null)[] = [];
  context.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON().number);
  });
  await context.setOffline(false);
  for (const page of [first, third]) {
    await page.getByText(/waiting to be sent/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Out/ }).click();
    await expect(card(page, 'Nadia Ferrer · P2')).not.toContainText('waits');
    await expect(card(page, 'Nadia Ferrer · P4')).not.toContainText('waits');
  }
  expect(sent).toEqual([1, 2]);
});

test('what the version before kept for later is sent after the upgrade', async ({ openAs }) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  await page.getByRole('button', { name: /^Out/ }).click();
  await card(page, 'Jonas Weber').waitFor();
  await page.evaluate(async () => {
    const read = async (path: string) => (await (await fetch(path)).json()).data;
    const { me, company } = await read('/team/dashboard');
    const { trips } = await read('/team/dockside?date=2025-06-14');
    type Trip = { customerName: string; bookingId: string; number: number; updatedAt: string };
    const trip = trips.find(({ customerName }: Trip) => customerName === 'Jonas Weber') as Trip;
    const { bookingId, number, updatedAt: seenUpdatedAt } = trip;
    const body = { number, seenUpdatedAt, at: '2025-06-14T07:50:00.000Z' };
    const input = { params: { id: bookingId }, body };
    const what = 'End trip O1, Jonas Weber';
    const key = crypto.randomUUID();
    const kept = [{ key, id: 'endTrip', input, what, sent: false, refusal: null }];
    localStorage.setItem(`slipway.waiting.${company.slug}.${me.id}`, JSON.stringify(kept));
  });
  const ended = page.waitForResponse(/end-trip/);
  await page.reload();
  expect((await ended).status()).toBe(200);
  await page.getByRole('button', { name: /^Out/ }).click();
  await expect(card(page, 'Jonas Weber').getByRole('button', { name: 'End trip' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('slipway.waiting');
});

test('what a colleague did meanwhile is shown as a conflict, not hidden', async ({ openAs }) => {
  const page = await openAs('Kai', DOCKSIDE, PHONE);
  await page.getByRole('button', { name: /^Out/ }).click();
  await card(page, 'Ruth Amsel').waitFor();
  await page.context().setOffline(true);
  await card(page, 'Ruth Amsel').getByRole('button', { name: 'End trip' }).click();
  await page.getByText('1 step waiting').waitFor();

  const lena = await openAs('Lena', DOCKSIDE, WIDE);
  await card(lena, 'Ruth Amsel').getByRole('button', { name: 'End trip' }).click();
  await lena.getByText('P1 is back.').waitFor();

  await page.context().setOffline(false);
  await page.getByText('Not done: End trip P1, Ruth Amsel.').waitFor();
  await page.getByText('Lena has changed this trip meanwhile').waitFor();
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('Not done').waitFor({ state: 'detached' });
});

test('orders are marked ready and handed out, and print as a pick list', async ({ openAs }) => {
  const page = await openAs('Kai', '/orders', PHONE);
  const amina = page.getByRole('region', { name: /Amina Diallo/ });
  await amina.getByText('To prepare').waitFor();
  await expectNoFindings(page);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('North Pier, Sat 14 June').waitFor();
  await amina.getByRole('button').waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: null });
  await amina.getByRole('button', { name: 'Ready' }).click();
  await amina.getByRole('button', { name: 'Handed out' }).waitFor();
  await page
    .getByLabel(/2 × Picnic box/)
    .first()
    .check();
  await page
    .getByLabel(/2 × Picnic box/)
    .last()
    .check();
  const marking = page.getByRole('region', { name: 'Ticked lines' });
  await marking.getByRole('button', { name: 'Handed out' }).click();
  await page.getByText('2 lines: Handed out.').waitFor();
  await page.getByLabel('State').selectOption('Ready');
  await page.getByText('No line fits the filters').waitFor();
});

test('Lena saves the totals of what the filters show, with prices', async ({ openAs }) => {
  const page = await openAs('Lena', '/orders', WIDE);
  await page.getByLabel('Model').selectOption('Plover 5');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('With prices').check();
  await expectNoFindings(page);
  const asked = page.waitForRequest(/orders\/export/);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await asked).url()).toMatch(/boatModelId=.*withPrices=true/);
  expect((await saved).suggestedFilename()).toBe('orders-2025-06-14.xlsx');
  await dialog.waitFor({ state: 'detached' });
});
