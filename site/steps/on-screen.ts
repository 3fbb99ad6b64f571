import type { Frame, Locator } from '@playwright/test';

/** Presses a button by its words. */
export async function press(screen: Frame, name: string): Promise<void> {
  await screen.getByRole('button', { name, exact: true }).first().click();
}

/** Opens a screen along the menus. */
export async function menu(screen: Frame, ...path: string[]): Promise<void> {
  for (const name of path) {
    await screen.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  }
}

/** Looks at another day, typed into the calendar of the bar. */
export async function lookAtDay(screen: Frame, date: string): Promise<void> {
  await screen.getByRole('button', { name: /^Day: / }).click();
  const calendar = screen.getByRole('dialog', { name: 'Choose a day' });
  const day = calendar.getByLabel('Day', { exact: true });
  await day.fill(date);
  await day.press('Enter');
  await calendar.waitFor({ state: 'detached' });
}

/** Opens a booking from the search box, and one of its tabs. */
export async function openBooking(screen: Frame, reference: string, tab?: string): Promise<void> {
  await screen.getByRole('combobox', { name: 'Search' }).fill(reference);
  await screen
    .getByRole('option', { name: new RegExp(reference) })
    .first()
    .click();
  await screen.getByRole('heading', { name: new RegExp(reference) }).waitFor();
  if (tab) await openTab(screen, tab);
}

/** Opens a tab of the booking that is shown. */
export async function openTab(screen: Frame, name: string): Promise<void> {
  await screen
    .getByRole('navigation', { name: 'Tabs of the booking' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

/** Waits until something can be read on the screen. */
export async function reads(screen: Frame, text: string | RegExp): Promise<void> {
  await screen.getByText(text).first().waitFor();
}

/** Chooses from a menu of choices by the words of the choice, once it is offered. */
export async function choose(field: Locator, words: RegExp): Promise<void> {
  const option = field.locator('option', { hasText: words }).first();
  await option.waitFor({ state: 'attached' });
  const text = (await option.textContent()) ?? '';
  await field.selectOption({ label: text });
}
