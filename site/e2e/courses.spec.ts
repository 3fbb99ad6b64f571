import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';

const course = '/courses/dock-host-operations/';
const ticks = (page: Page) => page.getByRole('checkbox', { name: 'Lesson done' });

for (const width of someForms([390, 1440])) {
  test(`ticked lessons are counted and remembered in this browser at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(course);
    await hydrated(page);
    await expect(ticks(page)).toHaveCount(6);
    await expect(page.getByText('0 of 6 lessons done')).toBeVisible();

    await ticks(page).nth(0).check();
    await ticks(page).nth(2).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 of 6 lessons done')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2');

    await page.reload();
    await hydrated(page);
    await expect(page.getByText('2 of 6 lessons done')).toBeVisible();
    await expect(ticks(page).nth(2)).toBeChecked();

    await ticks(page).nth(2).uncheck();
    await expect(page.getByText('1 of 6 lessons done')).toBeVisible();
  });
}

test('a tick of one course does not tick another', async ({ page }) => {
  await page.goto(course);
  await hydrated(page);
  await ticks(page).first().check();
  await page.goto('/courses/seasonal-planning/');
  await hydrated(page);
  await expect(page.getByText('0 of 7 lessons done')).toBeVisible();
});

test('a tick in another tab shows at once', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(course);
    await hydrated(page);
  }
  await ticks(first).first().check();
  await expect(second.getByText('1 of 6 lessons done')).toBeVisible();
});
