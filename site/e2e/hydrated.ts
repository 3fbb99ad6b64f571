import { expect, type Page } from '@playwright/test';

/** Waits until the page answers to keys and clicks. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
}
