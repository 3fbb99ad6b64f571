import { expect, type FrameLocator, type Page } from '@playwright/test';
import { RETURN_URL } from '../addresses.ts';
import { expectNoFindings } from '../axe.ts';
import { dayAhead, SATURDAY } from '../days.ts';
import { formOn, gannetOn, ploverOn, test, toSummary } from './website.ts';

const LISTEN = `
  window.heard = [];
  for (const name of ['step', 'booked']) Slipway.on(name, (details) => heard.push([name, details]));
`;

const heardOn = (page: Page) =>
  page.evaluate(() => window.heard as [string, { step?: string; reference?: string }][]);

const bookedOn = async (page: Page) =>
  (await heardOn(page)).filter(([event]) => event === 'booked');

/** Presses the button that pays, and gives the window that opens. */
async function openPayment(page: Page, form: FrameLocator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await form.getByRole('button', { name: /^Pay €/ }).click();
  const payment = await opening;
  await payment.getByRole('heading', { name: 'Demo payment' }).waitFor();
  return payment;
}

test('a customer of an overlay pays in a window, which closes, and the website hears it once', async ({
  page,
  website,
  faults,
}) => {
  const query = new URLSearchParams(ploverOn(dayAhead(24, SATURDAY)));
  const body = `<a id="book" href="${website.origin}/book?${query}" data-slipway>Book</a>`;
  await page.goto(website.pageWith({ body, script: LISTEN }));
  const address = page.url();
  await page.locator('#book').click();
  const form = formOn(page);
  await toSummary(form);
  const payment = await openPayment(page, form);
  // Nobody on the way can reach back into the website or the form.
  expect(await payment.evaluate(() => window.opener)).toBeNull();
  await form.getByRole('heading', { name: 'Pay in the window that has opened' }).waitFor();
  expect(await bookedOn(page)).toEqual([]);
  await payment.getByRole('button', { name: 'Fail' }).click();
  await payment.getByText('The payment did not work. Nothing was taken.').waitFor();
  await payment.getByRole('button', { name: /^Pay €/ }).click();
  const closed = payment.waitForEvent('close');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await closed;
  await form.getByRole('heading', { name: 'Thank you, Leila' }).waitFor();
  await form.getByText('Your boat is booked.').waitFor();
  expect(page.url()).toBe(address);
  expect((await heardOn(page)).map(([, { step }]) => step)).toContain('payment');
  expect(await bookedOn(page)).toEqual([
    [
      'booked',
      {
        reference: expect.stringMatching(/^[A-Z0-9]{6}$/),
        total: expect.any(Number),
        currency: 'EUR',
      },
    ],
  ]);
  // Neither a look back at the page nor closing the form tells it again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await bookedOn(page)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('where no window may open, a link leads to the payment, and an inline form goes on', async ({
  page,
  website,
}) => {
  const query = new URLSearchParams(ploverOn(dayAhead(25, SATURDAY)));
  const body = `<div class="booking" data-slipway="inline">
    <a href="${website.origin}/book?${query}">Book</a></div>`;
  await page.goto(website.pageWith({ body, script: LISTEN }));
  const form = formOn(page);
  await toSummary(form);
  await form.locator('html').evaluate(() => {
    window.open = () => null;
  });
  await form.getByRole('button', { name: /^Pay €/ }).click();
  const link = form.getByRole('link', { name: 'Open the payment window' });
  await link.waitFor();
  await expectNoFindings(page, page.frames()[1]);
  await form.getByRole('button', { name: 'Back' }).click();
  await form.getByRole('button', { name: /^Pay €/ }).click();
  const opening = page.context().waitForEvent('page');
  await link.click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await form.getByRole('heading', { name: 'Thank you, Leila' }).waitFor();
  expect(await bookedOn(page)).toHaveLength(1);
});

for (const [what, trip] of [
  ['without a payment', gannetOn],
  ['after a payment', ploverOn],
] as const) {
  test(`with a Return URL the website is left for it ${what}, and no purchase is measured`, async ({
    page,
    website,
  }) => {
    const events: unknown[] = [];
    await page.exposeFunction('report', (name: unknown) => events.push(name));
    await page.route(`${RETURN_URL}*`, (route) => route.fulfill({ body: 'Thank you' }));
    const query = new URLSearchParams(trip(dayAhead(26, SATURDAY), process.env.THANKS_OFFER));
    const { thanksOrigin } = website;
    const head = `<script src="${thanksOrigin}/embed.js" data-analytics defer></script>`;
    const body = `<a id="book" href="${thanksOrigin}/book?${query}" data-slipway>Book</a>`;
    const script = `window.gtag = (command, name) => report(name);
      Slipway.on('booked', () => report('booked'));`;
    await page.goto(website.pageWith({ head, body, script }));
    await page.locator('#book').click();
    const form = formOn(page);
    await toSummary(form);
    if (trip === gannetOn) await form.getByRole('button', { name: 'Book now' }).click();
    else {
      const payment = await openPayment(page, form);
      await payment.getByRole('button', { name: 'Pay', exact: true }).click();
    }
    await page.waitForURL(`${RETURN_URL}?sw_reference=*`);
    const measured = ['slipway_open', 'begin_checkout', 'add_payment_info', 'booked'];
    expect(events).toEqual(
      trip === gannetOn ? measured.filter((name) => name !== 'add_payment_info') : measured,
    );
  });
}
