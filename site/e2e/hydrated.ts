import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page answers to keys and clicks. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached({ timeout: 60_000 });
}

/** Scrolls to a calculator and waits until it computes. */
export async function near(calculator: Locator) {
  await calculator.evaluate((element) => element.scrollIntoView());
  await expect(calculator).toHaveAttribute('data-works');
}
