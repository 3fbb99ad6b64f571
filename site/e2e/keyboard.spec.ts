import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';

const guide = '/guides/settings/manage-docks/';

/** What has the focus: its name, and whether a ring shows it. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      isLeft: element === document.body,
      name: element.textContent?.trim() || element.getAttribute('aria-label') || element.tagName,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

test('the first stop skips to the content', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('every stop of a guide can be seen, from the top to the bottom of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  await hydrated(page);
  const names: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const { isLeft, name, hasRing } = await focused(page);
    if (isLeft) break;
    expect(hasRing, `${name} shows that it has the focus`).toBe(true);
    names.push(name);
  }
  const inOrder = [
    'Skip to main content',
    'Home',
    'Guides',
    'Releases',
    'API docs',
    'Day to day',
    'Ten-step setup',
    'Place boats at docks and move them',
    'Edit this page',
    'Contact support',
  ].map((name) => names.indexOf(name));
  expect(inOrder.every((place) => place >= 0)).toBe(true);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
});

test('a new page starts at its top, also for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  await hydrated(page);
  await page.getByRole('contentinfo').last().getByRole('link', { name: 'Courses' }).press('Enter');
  await expect(page).toHaveURL('/courses/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('the menu of a phone is worked by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('folded groups of the sidebar open with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  await hydrated(page);
  const group = page.getByText('Payments', { exact: true });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Mollie', exact: true })).toBeVisible();
});
