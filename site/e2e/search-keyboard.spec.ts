import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';
import { dialog, field, openSearch, options } from './search.ts';

const guide = '/guides/day-to-day/blockout-periods/';

test('the first result is active, and Enter opens it', async ({ page }) => {
  await openSearch(page, guide, 'damage deposit');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/settings/rental-setups/pricing/configure-deposits/');
  await expect(dialog(page)).toBeHidden();
});

test('Enter before the answer goes to all results for what is typed', async ({ page }) => {
  await page.route('**/search-index.json', () => {});
  await openSearch(page, guide);
  await page.keyboard.type('deposit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=deposit');
});

test('arrows, Home and End move through the results while focus stays in the field', async ({
  page,
}) => {
  await openSearch(page, guide, 'deposit');
  const active = dialog(page).locator('[role=option][aria-selected=true]');
  const count = await options(page).count();
  const expectActive = async (index: number) => {
    await expect(active).toHaveCount(1);
    const id = await options(page).nth(index).getAttribute('id');
    await expect(active).toHaveAttribute('id', id ?? '');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(field(page)).toBeFocused();
  };
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Home', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(index);
  }
  await expect(options(page).nth(count - 1)).toBeInViewport();
});

test('Ctrl and Enter open the result in a new tab and keep the search', async ({ page }) => {
  await openSearch(page, guide, 'damage deposit');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL('/guides/settings/rental-setups/pricing/configure-deposits/');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(guide);
});

test('Escape closes the search and focus returns to where it was', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dep');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('Tab never leaves the dialog for the page behind it', async ({ page }) => {
  await openSearch(page, guide, 'deposit');
  const seen = new Set<string>();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'browser';
        return activeElement?.closest('dialog') ? 'dialog' : 'page';
      }),
    );
  }
  expect([...seen]).not.toContain('page');
  expect([...seen]).toContain('dialog');
});

test('suggestions are chosen with the arrows too', async ({ page }) => {
  await openSearch(page, guide);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('refund');
  await expect(field(page)).toBeFocused();
});

test('the link to all results carries what is typed, also when that is not searched for yet', async ({
  page,
}) => {
  await openSearch(page, guide, 'gif');
  const all = dialog(page).getByRole('link', { name: 'All results' });
  await all.waitFor();
  // Both in one task, so that no search can end in between.
  await all.evaluate((link: HTMLAnchorElement) => {
    const field = link.closest('dialog')?.querySelector('input');
    if (field) field.value = 'gift card';
    link.click();
  });
  await expect(page).toHaveURL('/search/?q=gift%20card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ results for gift card/);
});

test('the link to all results carries the query', async ({ page }) => {
  await openSearch(page, guide, 'gift card');
  await dialog(page).getByRole('link', { name: 'All results' }).press('Enter');
  await expect(page).toHaveURL('/search/?q=gift%20card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ results for gift card/);
});

test('the field is a combobox that controls the list of options', async ({ page }) => {
  await openSearch(page, guide, 'deposit');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const list = await dialog(page).getByRole('listbox').getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-controls', list ?? '');
});
