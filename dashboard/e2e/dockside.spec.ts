import type { Page } from '@playwright/test';
import { PHONE, test } from './world.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('what was just handed out can be undone', async ({ openAs }) => {
  const page = await openAs('Kai', '/planning/dockside', PHONE);
  const nadia = card(page, 'Nadia Ferrer').first();
  await nadia.getByRole('button', { name: 'Hand out 1 of 2' }).click();
  await page.getByRole('button', { name: 'Hand out P2' }).click();
  await page.getByText('P2 is out with Nadia Ferrer.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await card(page, 'Nadia Ferrer').getByRole('button', { name: 'Hand out 1 of 2' }).waitFor();
});
