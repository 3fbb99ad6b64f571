import { expect, test } from '@slipway/ui/layout-check';
import { dayAhead, nextClockChange, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

test('dock, model, date, boats and people are chosen by the link', async ({ page }) => {
  const date = dayAhead(9, SATURDAY);
  await FormPage.openFor(page, { dock: 'mill-lock', model: 'gannet-8', date }, { people: '9' });
  await expect(page.getByText('Gannet 8 · Mill Lock')).toBeVisible();
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('spinbutton', { name: 'How many people are coming?' })).toHaveValue(
    '9',
  );
  await expect(page.getByRole('spinbutton', { name: 'How many boats?' })).toHaveValue('2');
});

test('a wrong value is ignored and the form opens normally', async ({ page }) => {
  const wrong = { dock: 'North Pier', model: '1', date: '14.06.2025', boats: '0', signin: 'maybe' };
  const form = await FormPage.open(page, wrong);
  await expect(form.heading('Book a boat at Heron Bay Boats')).toBeVisible();
});

test('a code in the link lowers the price, and can be taken away', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(9, SATURDAY) };
  const form = await FormPage.openFor(page, trip, { code: 'WELCOME5', partner: 'reedside' });
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await form.skipExtras();
  await form.fillDetails({ 'How many children need a life jacket?': '0' });
  await form.toSummary();
  await expect(page.getByText('The code WELCOME5 takes off €6.60.')).toBeVisible();
  await form.button('Remove').click();
  await expect(form.button('Pay €136.22')).toBeVisible();
  await page.getByLabel('Discount code').fill('NOSUCHCODE');
  await form.button('Use code').click();
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await page.getByLabel('Discount code').fill('welcome5');
  await form.button('Use code').click();
  await expect(page.getByText(/takes off €6.60/)).toBeVisible();
});

test('signin=required asks for a sign-in before anything else', async ({ page }) => {
  await FormPage.open(page, { signin: 'required' });
  await expect(page.getByText('Sign in to book here.')).toBeVisible();
  await page.getByLabel('E-mail address').fill('nobody@example.com');
  await page.getByLabel('Password').fill('a-wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail address or password is wrong.')).toBeVisible();
});

for (const month of [3, 10] as const) {
  test(`on the day the clocks change in month ${month}, a trip starts when the pier says so`, async ({
    page,
  }) => {
    const date = nextClockChange(month);
    const trip = { dock: 'north-pier', model: 'plover-5', date };
    const form = await FormPage.openFor(page, trip);
    await form.chooseTime('2 hours', '09:00');
    await expect(page.getByRole('radio', { name: /^09:00/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^08:00|^07:00/ })).toHaveCount(0);
    const value = await page.locator('input[name=time]:checked').getAttribute('value');
    const [pickup = '', back = ''] = value?.split(' ') ?? [];
    // After the change in March it is summer time, after that in October it is not.
    expect(pickup).toBe(`${date}T0${month === 3 ? 7 : 8}:00:00Z`);
    expect(Date.parse(back) - Date.parse(pickup)).toBe(2 * 3_600_000);
  });
}
