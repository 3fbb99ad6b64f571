import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test } from './world.ts';

test('the Board shows the Saturday: late in red with minutes, options, boats out of service', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor();
  await page
    .getByRole('button', { name: /^Paul Lindqvist 20 min late\s*, Gannet 8, 07:30–09:30, late$/ })
    .waitFor();
  await page
    .getByRole('button', { name: /^Leila Haddad .*, Gannet 8, 16:00–18:00, option$/ })
    .waitFor();
  await expect(page.getByText('Out of service')).toBeVisible();
  await expectNoFindings(page);
});

test('Availability says how many boats are free at a half hour and who has the others', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/planning/availability', PHONE);
  const plover = page.getByRole('region', { name: 'Plover 5' });
  await plover.getByRole('button', { name: '10:00, 1 boat free' }).click();
  await expect(plover.getByText('1 of 5 in service are free')).toBeVisible();
  await expect(plover.getByText('Nadia Ferrer')).toBeVisible();
  await expect(plover.getByText('Out of service: P5')).toBeVisible();
  await expectNoFindings(page);
});

test('a Planner blocks a dock, sees the conflicts, and undoes it', async ({ openAs }) => {
  const page = await openAs('Lena', '/planning/blockouts');
  await page.getByRole('button', { name: 'Add blockout' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('Storm warning');
  await form.getByLabel('From').fill('2025-06-14T12:00');
  await form.getByLabel('To', { exact: true }).fill('2025-06-14T20:00');
  await expectNoFindings(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Amina Diallo' }).waitFor();
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Storm warning' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No blockouts').waitFor();
});

test('a Dock host looks at blockouts and is told who changes them', async ({ openAs }) => {
  const page = await openAs('Kai', '/planning/blockouts', PHONE);
  await page.getByText('A Planner can change them').waitFor();
  await expect(page.getByRole('button', { name: 'Add blockout' })).toHaveCount(0);
});
