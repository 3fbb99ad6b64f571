import { INES } from '@slipway/contract';
import { expect, PHONE, test } from './world.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

const SCREENS = [
  '/today',
  '/planning/board',
  '/planning/board?view=week',
  '/planning/board?view=month',
  '/planning/dockside',
  '/planning/availability',
  '/planning/blockouts',
  '/bookings',
  '/bookings/new',
  '/bookings/R7K2QD',
  '/bookings/R7K2QD?tab=finances',
  '/bookings/R7K2QD?tab=waivers',
  '/bookings/R7K2QD?tab=history',
  '/bookings/R7K2QD/edit',
  '/customers',
  '/customers/new',
  `/customers/${INES.id}`,
  `/customers/${INES.id}?tab=bookings`,
  '/orders',
  '/sales/insights',
  '/history',
  '/settings/team',
  '/settings/connections/api-keys',
  '/my-profile',
  '/calendar-feed',
  '/interface-language',
];

test('all of every screen can be read and pressed on every width, by day and by night', async ({
  openAs,
  world,
  layoutWatch,
}) => {
  const page = await openAs('Marta', '/today', PHONE);
  for (const path of SCREENS) {
    await page.goto(`${world.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    for (const width of WIDTHS) {
      await layoutWatch.lookAtSize(page, { width, height: 900 });
    }
  }
});
