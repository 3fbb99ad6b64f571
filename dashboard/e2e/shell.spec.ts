import { DEMO_PASSWORD } from '@slipway/api/demo';
import { INES } from '@slipway/contract';
import { someForms } from '../../scripts/test/left-out.ts';
import { screens } from '../src/app/screens.ts';
import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test, WIDE } from './world.ts';

test('whoever is signed out signs in with e-mail and password and is on Today', async ({
  world,
  page,
}) => {
  await page.goto(`${world.url}/today`);
  await page.getByLabel('E-mail').fill('lena@heronbay.example');
  await page.getByLabel('Password').fill('not-her-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('do not belong together').waitFor();
  await expectNoFindings(page);
  await page.getByLabel('Password').fill('a-calm-harbor');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
});

test('the search is under / and opens a booking by reference, name or boat with the keyboard alone', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/today');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  for (const [typed, name] of [
    ['r7k2qd', 'Ines Okafor'],
    ['lindq', 'Paul Lindqvist'],
    ['G1', 'Paul Lindqvist'],
  ] as const) {
    await page.keyboard.press('/');
    await page.keyboard.type(typed);
    const hit = page.getByRole('option', { name }).first();
    await hit.waitFor();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('/');
  await page.keyboard.type('R7K2QD');
  await page.getByRole('option', { name: 'Ines Okafor R7K2QD' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bookings/R7K2QD');
});

test('? lists the keys, n leads to New booking, and the day moves with its keys', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/today');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('New booking').waitFor();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await page.getByText(/^Sunday,? 15 June 2025/).waitFor();
  await page.keyboard.press('t');
  await page.getByText(/^Saturday,? 14 June 2025/).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL('**/bookings/new');
});

test('another day is chosen from the calendar of the bar, or typed there as the company writes it', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/today');
  const day = page.getByRole('button', { name: /Day: Sat,? 14 June/ });
  await day.click();
  const calendar = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('Mon');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(/^Saturday,? 21 June 2025/).waitFor();
  const changed = page.getByRole('button', { name: /Day: Sat,? 21 June/ });
  await expect(changed).toBeFocused();
  await page.keyboard.press('Enter');
  await calendar.getByLabel('Day', { exact: true }).fill('2/7');
  await page.keyboard.press('Enter');
  await expect(calendar.locator('[data-date="2025-07-02"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await page.getByText(/^Wednesday,? 2 July 2025/).waitFor();
});

test('a phone has its tabs, and every menu behind More', async ({ openAs }) => {
  const page = await openAs('Kai', '/today', PHONE);
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await expect(tabs.locator('a, button')).toHaveText([
    'Today',
    'Board',
    'Dockside',
    'Bookings',
    'More',
  ]);
  await tabs.getByRole('link', { name: 'Bookings' }).click();
  await page.waitForURL('**/bookings');
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Bookings');
  await tabs.getByRole('button', { name: 'More' }).click();
  const menus = page.getByRole('dialog', { name: 'Menus' });
  for (const entry of await menus.getByRole('listitem').all()) {
    await expect(entry).toHaveCSS('list-style-type', 'none');
  }
  await expectNoFindings(page);
  await menus.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await expect(menus).toBeHidden();
});

test('an address that leads nowhere says so and shows the way to Today, a short one is understood', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/planning');
  await page.waitForURL('**/planning/board');
  await page.goto(page.url().replace('/planning/board', '/no/such/screen'));
  await page.getByText('There is no such screen').waitFor();
  await page.getByRole('button', { name: 'Go to Today' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
});

test('no screen is wider than the smallest phone', async ({ openAs }) => {
  const page = await openAs('Marta', '/today', { viewport: { width: 320, height: 640 } });
  const found: string[] = [];
  const paths = screens.map(({ path }) => path.replace(':reference', 'R7K2QD'));
  for (const path of paths.filter((known) => !known.includes(':'))) {
    await page.goto(page.url().replace(/(\w)\/.*/, `$1${path}`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText(/^Loading|being/)).toHaveCount(0);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) found.push(`${path} by ${wider} px`);
  }
  expect(found).toEqual([]);
});

for (const [name, options] of someForms([
  ['a small phone', { viewport: { width: 320, height: 640 } }],
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const)) {
  test(`axe finds nothing on Today, with a search open, by day and night, on ${name}`, async ({
    openAs,
  }) => {
    const page = await openAs('Lena', '/today', options);
    await page.getByRole('heading', { name: 'Departures' }).waitFor();
    await expectNoFindings(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('okafor');
    await page.getByRole('option').first().waitFor();
    await expectNoFindings(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(options.viewport.width);
  });
}

test('whoever is signed out while typing signs in on the spot, and what they did goes on', async ({
  openAs,
}) => {
  const page = await openAs('Lena', `/customers/${INES.id}?tab=notes`);
  const note = 'Prefers a boat near the stairs.';
  await page.getByLabel('Add note').fill(note);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByText('You are signed out. Sign in to go on.').waitFor();
  await expect(page.getByLabel('Add note')).toHaveValue(note);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('E-mail').fill('lena@heronbay.example');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: note }).waitFor();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Add note')).toHaveValue('');
});

test('nothing of what somebody was doing goes on as somebody else', async ({ openAs }) => {
  const page = await openAs('Lena', `/customers/${INES.id}?tab=notes`);
  await page.getByLabel('Add note').fill('Not as Kai.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await dialog.getByLabel('E-mail').fill('kai@heronbay.example');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Kai, Dock host' }).waitFor();
  await expect(page.getByLabel('Add note')).toHaveValue('');
  await expect(page.getByText('Not as Kai.')).toHaveCount(0);
});

test('without reception a screen says so, and comes by itself when reception is back', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/planning/dockside', PHONE);
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', { name: 'Tabs' })
    .getByRole('link', { name: 'Bookings' })
    .click();
  await page.getByText('No reception', { exact: true }).waitFor();
  await expectNoFindings(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'R7K2QD' }).waitFor();
});

test('signing out leads to the form, and the session is over', async ({ openAs }) => {
  const page = await openAs('Tomasz', '/today');
  await page.getByRole('button', { name: 'Tomasz' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  // Another browser that holds the same session is signed out as well.
  const other = await openAs('Tomasz', '/today');
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
});
