import type { Locator, Page } from '@playwright/test';

/** Waits until the page answers to keys and clicks. */
export async function hydrated(page: Page) {
  const root = page.locator('html[data-has-hydrated=true]');
  await root.waitFor({ state: 'attached', timeout: 60_000 });
}

/** Scrolls to a calculator and waits until it computes. */
export async function near(calculator: Locator) {
  await calculator.evaluate((element) => element.scrollIntoView());
  await calculator.and(calculator.page().locator('[data-works]')).waitFor();
}
