import { expect, test } from '@slipway/ui/layout-check';
import { axeFindings } from './axe.ts';
import { hydrated } from './hydrated.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('axe finds nothing in Try it or the dashboard in it, at both widths, by day and night', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  await page.goto('/guides/day-to-day/boat-handout-process/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  const first = page.frameLocator('iframe').getByRole('main').getByRole('article').first();
  await first.waitFor({ timeout: 90_000 });
  const dashboard = page.frames().find((one) => one.url().endsWith('/frame/dashboard.html'));
  if (!dashboard) throw new Error('There is no dashboard in the page.');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const place = `${size.width} px, ${colorScheme}`;
      expect(await axeFindings(page, 'all', 'dialog'), place).toEqual([]);
      expect(await axeFindings(dashboard), `the dashboard at ${place}`).toEqual([]);
    }
  }
});
