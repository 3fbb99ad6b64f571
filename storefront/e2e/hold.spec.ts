import { expect, test } from '@slipway/ui/layout-check';
import { dayAhead, MONDAY } from './days.ts';
import { FormPage } from './form.ts';

test.beforeEach(({ page }) => page.clock.install());

async function toDetails(page: Parameters<typeof FormPage.openFor>[0], weeks: number) {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(weeks, MONDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('2 hours', '11:00');
  await form.next();
  await form.skipExtras();
  return form;
}

test('a boat is kept from the details on, and a reload goes on with it', async ({ page }) => {
  const form = await toDetails(page, 5);
  await expect(
    page.getByText('We are keeping your boat for you for another 20 minutes.'),
  ).toBeVisible();
  await page.getByLabel('Given name').fill('Ines');
  await page.reload();
  await expect(page.getByText('Welcome back. We have kept your boat.')).toBeVisible();
  await expect(form.heading('Who is booking?')).toBeVisible();
  await expect(page.getByLabel('Given name')).toHaveValue('Ines');
});

test('the clock counts down kindly and says so before it ends', async ({ page }) => {
  await toDetails(page, 6);
  await page.clock.runFor('15:30');
  await expect(page.getByText(/another 5 minutes/).first()).toBeVisible();
  await page.clock.runFor('04:00');
  await expect(page.getByText(/less than a minute/).first()).toBeVisible();
});

test('a hold that ends while the customer types keeps what was typed and can be had again', async ({
  page,
}) => {
  const form = await toDetails(page, 7);
  await form.fillDetails({ 'How many children need a life jacket?': '1' });
  await page.clock.runFor('20:30');
  await expect(page.getByRole('alert')).toContainText('We could not keep the boat any longer.');
  await expect(page.getByLabel('Given name')).toHaveValue('Ines');
  await expect(form.button('Next')).toBeDisabled();
  await form.button('See whether it is still free').click();
  await expect(page.getByText('The boat is yours while you fill this in.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('ines.okafor@example.com');
  await form.toSummary();
});

test('sensitive answers are not left behind in the browser', async ({ page }) => {
  await toDetails(page, 8);
  await page.getByLabel(/need help getting aboard/).fill('A ramp for a wheelchair');
  await expect(page.getByLabel(/I agree that Heron Bay Boats stores/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('wheelchair');
});
