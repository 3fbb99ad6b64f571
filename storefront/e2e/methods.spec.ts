import { expect, test } from '@slipway/ui/layout-check';
import { expectGoodLooks } from './axe.ts';
import { dayAhead, FRIDAY, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

const JACKETS = { 'How many children need a life jacket?': '2' };

test('full payment: the whole price with fee and tax, then the payment page', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(4, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await form.button('More: Picnic box').click();
  await form.button('More: Picnic box').click();
  await form.next();
  await form.fillDetails(JACKETS);
  await form.toSummary();
  const lines = page.locator('table tr');
  await expect(lines).toContainText(['Plover 5', 'Picnic box', 'Booking fee', 'Total']);
  await expect(lines.last()).toContainText('€166.15');
  await expect(page.getByText('of which tax 20%')).toBeVisible();
  await expect(page.getByText(/deposit of €150.00/i)).toBeVisible();
  await expect(page.getByText(/^Free cancellation until/)).toBeVisible();
  await form.button('Pay €166.15').click();
  await page.waitForURL(/\/pay\//);
});

test('down payment: a part now, the rest later, each with its day', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'osprey-10', date: dayAhead(8, FRIDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.choose('Weekend');
  await form.next();
  await form.skipExtras();
  await form.fillDetails();
  await page.getByLabel('Have you steered a cabin cruiser before?').selectOption('Never');
  await form.toSummary();
  await expect(page.getByText('To pay now')).toBeVisible();
  await expect(page.getByText(/We send you a link for the rest/)).toBeVisible();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.waitForURL(/\/pay\//);
});

test('on approval: a request is sent, nothing is paid, and an account is made by mail', async ({
  page,
}) => {
  const trip = { dock: 'north-pier', model: 'gannet-8', date: dayAhead(4, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('2 hours', '16:00');
  await form.next();
  await form.skipExtras();
  await form.fillDetails(JACKETS);
  await page.getByRole('checkbox', { name: 'Make an account' }).press('Space');
  await expectGoodLooks(page);
  const saved = page.waitForRequest(
    (request) => request.postData()?.includes('givenName') ?? false,
  );
  await form.toSummary();
  expect((await saved).postDataJSON()).toMatchObject({ createAccount: true });
  await form.button('Send request').click();
  await expect(form.heading('Thank you, Ines')).toBeFocused();
  await expect(page.getByText('We have your request.')).toBeVisible();
  await expectGoodLooks(page);
});

test('no payment: confirmed at once, with a link that opens the booking', async ({ page }) => {
  const trip = { dock: 'mill-lock', model: 'gannet-8', date: dayAhead(4, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('1 hour', '09:00');
  await form.next();
  await form.skipExtras();
  await form.fillDetails(JACKETS);
  await form.toSummary();
  await expect(page.getByText(/You pay €.* at the dock/)).toBeVisible();
  await form.button('Book now').click();
  await expect(page.getByText('Your boat is booked.')).toBeVisible();
  await expectGoodLooks(page);
  const link = page.getByRole('link', { name: 'Open your booking' });
  await expect(link).toHaveAttribute('href', /^\/bookings\/[A-Z0-9]{6}#key=/);
  // The booking is made: whoever opens the form again begins anew.
  await page.reload();
  await expect(form.heading('Which day suits you?')).toBeVisible();
  await expect(page.locator('input[name=time]:checked')).toHaveCount(0);
});
