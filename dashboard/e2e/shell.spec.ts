import { expect, test } from './world.ts';

test('whoever is signed out signs in with e-mail and password and is on Today', async ({
  world,
  page,
}) => {
  await page.goto(`${world.url}/today`);
  await page.getByLabel('E-mail').fill('lena@heronbay.example');
  await page.getByLabel('Password').fill('not-her-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('do not belong together').waitFor();
  await page.getByLabel('Password').fill('a-calm-harbor');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await expect(page.getByRole('link', { name: 'Today' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});
