import type { Page } from '@playwright/test';
import { INES, PAUL } from '@slipway/contract';
import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test, WIDE } from './world.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Tabs of the customer' });

test('Lena finds Ruth by name or type, and knows who is calling', async ({ openAs }) => {
  const page = await openAs('Lena', '/customers');
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('link', { name: 'Ines Okafor' }).waitFor();
  await page.getByLabel('Customer type').selectOption('Club member');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Customer type').selectOption('All');
  await page.getByLabel('Search', { exact: true }).last().fill('amsel');
  await expect(rows).toHaveCount(2);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Ruth Amsel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Amsel');
  await expect(page.getByText('Club member until 30 September 2025')).toBeVisible();
  await expect(page.getByLabel('Member until')).toHaveValue('30/09/2025');
  await expectNoFindings(page);
  await tabs(page)
    .getByRole('link', { name: /^Bookings/ })
    .click();
  await expect(page.getByRole('link', { name: 'K4M9TA' })).toBeVisible();
  await expectNoFindings(page);
});

test('search and the booking page lead to the profile', async ({ openAs }) => {
  const page = await openAs('Kai', '/bookings/R7K2QD');
  await page
    .getByRole('region', { name: 'Customer' })
    .getByRole('link', { name: 'Ines Okafor' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  await page.getByRole('combobox', { name: 'Search' }).fill('lindqvist');
  await page.getByRole('option', { name: /paul.lindqvist@/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paul Lindqvist');
});

test('Kai stores a guest on his phone, and the husband of Ines as her alias', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/customers', PHONE);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByLabel('Customer type')).toBeDisabled();
  await page.getByLabel('Given name').fill('Peter');
  await page.getByLabel('Family name').fill('Okafor');
  await page.getByLabel('E-mail').fill(INES.emailAddress);
  await page.getByLabel('Phone').fill('7700 900321');
  await page.getByLabel('Language').selectOption('English');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('with a plus sign and the country code').waitFor();
  await page.getByLabel('Phone').fill('+44 7700 900321');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open existing' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save as alias' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
  await expect(page.getByRole('region', { name: 'Aliases' })).toContainText('Peter Okafor');
  await expectNoFindings(page);

  await page.goto(new URL('/customers/new', page.url()).href);
  await page.getByLabel('Given name').fill('Peter');
  await page.getByLabel('Family name').fill('Okafor');
  await page.getByLabel('E-mail').fill(INES.emailAddress);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open existing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Okafor');
});

test('a note is text, on the profile, on the booking and in the history without its words', async ({
  openAs,
}) => {
  const note = '<img src=x onerror="document.title=1"> July 12 only: may return at 18:15.';
  const page = await openAs('Lena', `/customers/${INES.id}?tab=notes`);
  await page.getByLabel('Add note').fill(note);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(note);
  await tabs(page).getByRole('link', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByLabel('Kind').selectOption('Notes');
  await expect(history).toContainText('Lena');
  await expect(history).not.toContainText('18:15');
  await expectNoFindings(page);
  await page.goto(new URL('/bookings/R7K2QD', page.url()).href);
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(note);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('two who change a customer are told, and nothing is lost', async ({ openAs }) => {
  const lena = await openAs('Lena', `/customers/${INES.id}`);
  await lena.getByLabel('Phone').fill('+447700900999');
  const kai = await openAs('Kai', `/customers/${INES.id}`);
  // Her e-mails open her account, so a Dock host reads who may change where they go.
  await expect(kai.getByLabel('E-mail')).not.toBeEditable();
  await expect(kai.getByLabel('E-mail')).toHaveAccessibleDescription(/Ask a Planner/);
  await expect(lena.getByLabel('E-mail')).toBeEditable();
  await kai.getByLabel('Given name').fill('Inés');
  await kai.getByRole('button', { name: 'Save' }).click();
  await kai.getByRole('heading', { name: 'Inés Okafor' }).waitFor();
  await lena.getByRole('heading', { name: 'Inés Okafor' }).waitFor();
  await expect(lena.getByLabel('Phone')).toHaveValue('+447700900999');
  await lena.getByRole('button', { name: 'Save' }).click();
  await lena.getByRole('link', { name: '+447700900999' }).waitFor();
  await expect(lena.getByLabel('Given name')).toHaveValue('Inés');
});

test('Tomasz reads what is in the way, and anonymizes somebody who has nothing open', async ({
  openAs,
}) => {
  const page = await openAs('Tomasz', `/customers/${PAUL.id}`, WIDE);
  await page.getByRole('button', { name: 'Anonymize' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'deposit' })).toContainText('B2X8WN');
  await expectNoFindings(page);
  await page.goto(new URL('/customers/new', page.url()).href);
  await page.getByLabel('Given name').fill('Short');
  await page.getByLabel('Family name').fill('Visit');
  await page.getByLabel('E-mail').fill('short.visit@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Short Visit' }).waitFor();
  await page.getByRole('button', { name: 'Anonymize' }).click();
  const act = dialog.getByRole('button', { name: 'Anonymize' });
  await expect(act).toBeDisabled();
  await dialog.getByLabel('Type ANONYMIZE').fill('ANONYMIZE');
  await act.click();
  await page.getByRole('heading', { name: 'Anonymized customer' }).waitFor();
  await expectNoFindings(page);
  await tabs(page).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Tomasz');
  await page.goto(new URL('/customers?search=visit', page.url()).href);
  await page.getByText('No customer fits').waitFor();
});
