import { expect } from '@playwright/test';
import { dayAhead, SATURDAY } from '../days.ts';
import { formOn, gannetOn, test, toDetails } from './website.ts';

test('inside a website nobody types a password: a tab of its own signs in and goes on with the boat', async ({
  page,
  website,
}) => {
  const query = new URLSearchParams(gannetOn(dayAhead(27, SATURDAY)));
  const body = `<a id="book" href="${website.origin}/book?${query}" data-slipway>Book</a>`;
  const script = "window.heard = []; Slipway.on('booked', (details) => heard.push(details));";
  await page.goto(website.pageWith({ body, script }));
  const asking = page.waitForRequest((request) => request.url().includes('/book?'));
  await page.locator('#book').click();
  // The website is another site to the browser, not only another origin.
  expect((await (await asking).allHeaders())['sec-fetch-site']).toBe('cross-site');
  const form = formOn(page);
  await toDetails(form);
  await expect(form.getByLabel('Password')).toHaveCount(0);
  const opening = page.context().waitForEvent('page');
  await form.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await tab.getByText('Welcome back. We have kept your boat.').waitFor();
  expect(tab.url()).not.toContain('draft=');
  await form.getByRole('heading', { name: 'You go on in the other tab' }).waitFor();
  await tab.getByRole('button', { name: 'Sign in' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('ruth.amsel@example.com');
  await dialog.getByLabel('Password').fill('a-calm-harbor');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await tab.getByText('Signed in as Ruth Amsel').waitFor();
  await expect(tab.getByLabel('Given name')).toHaveValue('Ruth');
  await tab.getByLabel('How many children need a life jacket?').fill('0');
  await tab.getByRole('button', { name: 'Next', exact: true }).click();
  await tab.getByRole('button', { name: 'Book now' }).click();
  await tab.getByRole('heading', { name: 'Thank you, Ruth' }).waitFor();
  await form.getByRole('heading', { name: 'Thank you, Ruth' }).waitFor();
  expect(await page.evaluate(() => window.heard)).toEqual([
    { reference: expect.any(String), total: expect.any(Number), currency: 'EUR' },
  ]);
  // The session of the tab stays out of the frame: its cookie does not travel there.
  const visitor = await form
    .locator('html')
    .evaluate(async () => (await (await fetch('/customer/me')).json()).data.signedIn);
  expect(visitor).toBe(false);
});

test('where signing in is required, the frame says where, and the form opens in a tab', async ({
  page,
  website,
}) => {
  const body = `<a id="book" href="${website.origin}/book?signin=required" data-slipway>Book</a>`;
  await page.goto(website.pageWith({ body }));
  await page.locator('#book').click();
  const form = formOn(page);
  await form.getByText('You sign in on our own page, outside this website.').waitFor();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  const opening = page.context().waitForEvent('page');
  await form.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await tab.getByText('Sign in to book here.').waitFor();
  await expect(tab.getByLabel('Password')).toHaveCount(1);
});
