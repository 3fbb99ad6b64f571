import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { expectGoodLooks } from './axe.ts';

/** A hold of a Plover 5, made as the form makes one. */
async function hold(page: Page, daysAhead: number): Promise<{ reference: string; key: string }> {
  // Any page of the company will do: calls have to come from its own address.
  await page.goto(`${process.env.FORM_URL}/sign-in`);
  return page.evaluate(async (days) => {
    const call = async (path: string, body?: object, key = '') => {
      const answer = await fetch(path, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...(key && { 'X-Booking-Key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
      return said.data;
    };
    type Named = { id: string; name: string };
    const form = await call('/customer/form');
    const named = (list: Named[], name: string) => list.find((one) => one.name === name)?.id;
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const draft = await call('/customer/drafts', {
      dockId: named(form.docks, 'North Pier'),
      boatModelId: named(form.boatModels, 'Plover 5'),
      pickup: `${day}T11:00:00Z`,
      return: `${day}T13:00:00Z`,
      passengers: 2,
    });
    const [question] = form.questions as { id: string }[];
    const ines = {
      givenName: 'Ines',
      familyName: 'Okafor',
      emailAddress: 'ines.okafor@example.com',
      answers: question ? [{ questionId: question.id, answer: '0' }] : [],
    };
    await call('/customer/draft/details', ines, draft.key);
    return { reference: draft.reference, key: draft.key };
  }, daysAhead);
}

async function openPayPage(page: Page, daysAhead: number): Promise<string> {
  const { reference, key } = await hold(page, daysAhead);
  await page.goto(`${process.env.FORM_URL}/bookings/${reference}/pay#key=${key}`);
  await page.getByRole('button', { name: /^Pay €/ }).waitFor();
  return reference;
}

async function toDemoPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('heading', { name: 'Demo payment' }).waitFor();
}

test('what is to be paid is shown with the deposit, paid at the provider, and thanked for', async ({
  page,
}) => {
  const reference = await openPayPage(page, 3);
  await expect(page.getByText(`Booking ${reference} at Heron Bay Boats`)).toBeVisible();
  await expect(page.getByText(/deposit of €150.00 is reserved on your card/)).toBeVisible();
  expect(page.url()).not.toContain('key=');
  await toDemoPage(page);
  await expect(page.getByText('€150.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay €/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'To your booking' }).click();
  await page.waitForURL(new RegExp(`/bookings/${reference}$`));
});

test('a payment that fails or is left takes nothing and can be tried again', async ({ page }) => {
  await openPayPage(page, 20);
  await toDemoPage(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('The payment did not work. Nothing was taken.')).toBeVisible();
  await toDemoPage(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You left the payment. Nothing was taken.')).toBeVisible();
  await toDemoPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
});

test('money on its way is waited for, and a second visit to the provider changes nothing', async ({
  page,
}) => {
  await openPayPage(page, 21);
  await toDemoPage(page);
  const provider = page.url();
  await page.getByText('Other outcomes').click();
  await page.getByRole('button', { name: 'Pay, but let it arrive later' }).click();
  await expect(page.getByText('Waiting for your bank …')).toBeVisible();
  await page.goto(provider);
  await expect(page.getByText('This demo payment has ended.')).toBeVisible();
});

test('the keyboard alone pays', async ({ page }) => {
  await openPayPage(page, 22);
  await page.getByRole('button', { name: /^Pay €/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Demo payment' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
});

test('without the key the page shows nothing of the booking, and sends a link in one step', async ({
  page,
  context,
}) => {
  const { reference } = await hold(page, 23);
  const other = await context.newPage();
  await other.goto(`${process.env.FORM_URL}/bookings/${reference}/pay`);
  await other.getByRole('heading', { name: 'Open your booking' }).waitFor();
  await expect(other.getByText('€')).toHaveCount(0);
  await expect(other.getByLabel('Reference')).toHaveValue(reference);
  await other.getByLabel('E-mail address of the booking').fill('ines.okafor@example.com');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await other.getByText('a link is on its way').waitFor();
  await other.goto(`${process.env.FORM_URL}/pay/demo/${crypto.randomUUID()}`);
  await expect(other.getByText('There is no such demo payment.')).toBeVisible();
});

test('no other website can put the payment into a frame', async ({ page }) => {
  for (const path of ['/bookings/R7K2QD/pay', `/pay/demo/${crypto.randomUUID()}`]) {
    const headers = (await page.goto(`${process.env.FORM_URL}${path}`))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('axe finds nothing on the way of a payment, on a phone and on a desk', async ({ page }) => {
  await openPayPage(page, 3);
  await expectGoodLooks(page);
  await toDemoPage(page);
  await page.getByText('Other outcomes').click();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByText('The payment did not work.').waitFor();
  await expectGoodLooks(page);
});
