import { expect, PHONE, test } from './world.ts';

test('the Saturday at 09:50: Paul is late, four leave, Nadia owes, Ines has a signature to come', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/today', PHONE);
  const section = (name: string) => page.getByRole('region', { name });
  await section('Late').getByText('Paul Lindqvist').waitFor();
  await expect(section('Late')).toContainText('20 min');
  await expect(section('Departures').getByRole('link', { name: 'Hand out' })).toHaveCount(4);
  await expect(section('Returns')).toContainText('Ruth Amsel');
  await expect(section('Returns')).not.toContainText('Waiting');
  await expect(page.getByText('4 departures to come · 3 boats out')).toBeVisible();
  await expect(section('Open balances')).toContainText('Nadia Ferrer');
  await expect(section('Unsigned waivers')).toContainText('3 of 4');
  await expect(section('Requests')).toContainText('Leila Haddad');
});

test('each row is one tap from what is to be done', async ({ openAs }) => {
  const page = await openAs('Lena', '/today');
  const target = (section: string, who: string, action: string) =>
    page
      .getByRole('region', { name: section })
      .getByRole('listitem')
      .filter({ hasText: who })
      .getByRole('link', { name: action })
      .getAttribute('href');
  expect(await target('Departures', 'Ines', 'Hand out')).toBe('/planning/dockside?booking=R7K2QD');
  expect(await target('Late', 'Paul', 'End trip')).toBe('/planning/dockside?booking=B2X8WN');
  expect(await target('Open balances', 'Nadia', 'Finances')).toBe('/bookings/H6P3VE?tab=finances');
  expect(await target('Unsigned waivers', 'Ines', 'Waivers')).toBe('/bookings/R7K2QD?tab=waivers');
  expect(await target('Requests', 'Leila', 'Answer')).toBe('/bookings/M5Y2RB');
});

test('Hand out leads to the trip at the dock, opened', async ({ openAs }) => {
  const page = await openAs('Lena', '/today');
  await page
    .getByRole('region', { name: 'Departures' })
    .getByRole('listitem')
    .filter({ hasText: 'Ines' })
    .getByRole('link', { name: 'Hand out' })
    .click();
  await page.getByRole('region', { name: 'Trip' }).getByRole('link', { name: 'R7K2QD' }).waitFor();
});

test.describe('a payment that the provider has another amount of', () => {
  test.use({ ownWorld: true, differs: true });

  test('is listed with both sides, leads to Finances, and goes when both agree', async ({
    openAs,
  }) => {
    const page = await openAs('Kai', '/today', PHONE);
    const list = page.getByRole('region', { name: 'Payments that differ' });
    const row = list.getByRole('listitem').filter({ hasText: 'Ines Okafor' });
    await expect(row).toContainText('-€20.00');
    await expect(row).toContainText('Slipway €159.34');
    await expect(row).toContainText('Demo provider €139.34');
    const finances = row.getByRole('link', { name: 'Finances' });
    await expect(finances).toHaveAttribute('href', '/bookings/R7K2QD?tab=finances');
    await row.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('R7K2QD: both amounts agree now.').waitFor();
    await expect(list).toHaveCount(0);
    const balances = page.getByRole('region', { name: 'Open balances' });
    await expect(balances.getByRole('listitem').filter({ hasText: 'Ines' })).toContainText(
      '€20.00',
    );
  });
});
