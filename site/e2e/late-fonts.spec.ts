import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { holdBack } from './hold-back.ts';
import { hydrated } from './hydrated.ts';
import { jumps } from './layout-shift.ts';

const routes = [
  '/',
  '/guides/day-to-day/bookings/add-booking/',
  '/guides/settings/dive-deeper/pricing-formulas/',
  '/releases/v0.14/',
  '/api/',
];

for (const width of someForms([390, 1440])) {
  test(`nothing jumps at ${width} px when the fonts come after the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const route of routes) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      found.push(...(await jumps(page, 0)));
      await page.unroute('**/*.woff2');
    }
    expect(found).toEqual([]);
  });
}
