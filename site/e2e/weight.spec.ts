import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';

const guide = '/guides/day-to-day/bookings/add-booking/';
const kibibyte = 1024;

/** The bytes of each kind that a page brings along, as they travel. */
async function weigh(page: Page, route: string) {
  const bytes: Record<string, number> = {};
  const addresses: string[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    addresses.push(request.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForTimeout(300);
  return { bytes, addresses };
}

for (const route of someForms([guide, '/guides/settings/dive-deeper/custom-booking-conditions/'])) {
  test(`${route} brings at most 120 KiB of scripts and 190 KiB in all`, async ({ page }) => {
    const { bytes } = await weigh(page, route);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    expect((bytes.script ?? 0) / kibibyte).toBeLessThan(120);
    expect(total / kibibyte).toBeLessThan(190);
  });
}

test('links that merely come into view load nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  const { addresses } = await weigh(page, guide);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  expect(addresses.filter((address) => address.endsWith('.js')).length).toBeLessThan(15);
});

test('a link under the pointer loads its page ahead', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  await hydrated(page);
  const script = page.waitForRequest(/assets\/js\/.*\.js$/);
  await page.getByRole('link', { name: 'Releases' }).first().hover();
  await script;
});

test('the text font is loaded once, ahead of the styles, and code loads its font only where it is', async ({
  page,
}) => {
  const { addresses } = await weigh(
    page,
    '/guides/boost-revenue/offer-memberships-or-subscriptions/',
  );
  const fonts = addresses.filter((address) => address.endsWith('.woff2'));
  expect(fonts.filter((address) => address.includes('-next-'))).toHaveLength(1);
});

test('no highlighter and no stylesheet of another design reaches the browser', async ({ page }) => {
  const { addresses } = await weigh(page, '/guides/settings/dive-deeper/api/');
  for (const address of addresses.filter((name) => /\.(js|css)$/.test(name))) {
    const text = await (await page.request.get(address)).text();
    expect(text, address).not.toMatch(/infima|prism-react-renderer|tokenizePlaceholders/i);
  }
});
