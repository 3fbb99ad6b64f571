import { expect, test } from '@slipway/ui/layout-check';
import { dayAhead, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

test('a failed payment leads back to the form, which says so, and a paid one to its end', async ({
  page,
}) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(18, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await form.skipExtras();
  await form.fillDetails({ 'How many children need a life jacket?': '0' });
  await form.toSummary();
  const pay = page.getByRole('button', { name: /^Pay €/ });
  const toProvider = async (outcome: 'Fail' | 'Pay') => {
    await pay.click();
    await page.getByRole('heading', { name: 'Demo payment' }).waitFor();
    await page.getByRole('button', { name: outcome, exact: true }).click();
    await page.waitForURL(/\/book\?/);
  };
  await toProvider('Fail');
  await expect(page.getByText('The payment did not work. Nothing was taken.')).toBeVisible();
  await form.heading(form.t('form.summaryEdit')).waitFor();
  await toProvider('Pay');
  await expect(pay).toHaveCount(0);
  await expect(page.locator("main a[href*='/bookings/']").first()).toBeVisible();
});
