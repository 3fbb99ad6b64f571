import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');
export const status = (page: Page) => dialog(page).getByRole('status');

/** Goes to a page, opens the search there, and types. */
export async function openSearch(page: Page, path: string, query = '') {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (!query) return;
  await page.keyboard.type(query);
  await expect(status(page)).not.toBeEmpty();
}
