import { expect, test } from '@slipway/ui/layout-check';
import { FormPage } from './form.ts';

/** Past the two years that the company lets its customers book ahead. */
const MONTHS = 26;

test('beyond what may be booked a month says so, and the calendar stays where it is turned to', async ({
  page,
}) => {
  await FormPage.openFor(page, { dock: 'north-pier', model: 'plover-5' });
  await page.locator('button[data-state=open]').first().waitFor();
  const month = page.locator('#month');
  const shown = new Date(`1 ${await month.textContent()}`);
  for (let turns = 0; turns < MONTHS; turns += 1) {
    await page.getByRole('button', { name: 'Next month', exact: true }).click();
  }
  await expect(page.getByText('Nothing can be booked in this month.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  shown.setMonth(shown.getMonth() + MONTHS);
  const expected = shown.toLocaleDateString('en', { month: 'long', year: 'numeric' });
  await expect(month).toHaveText(expected);
  await expect(page.locator('table [data-state=full]')).toHaveCount(0);
});
