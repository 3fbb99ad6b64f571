import { expect, type Page } from '@playwright/test';
import { dayAhead, SATURDAY } from '../days.ts';
import { bookGannet, formOn, gannetOn, test } from './website.ts';

/** A tag as Google gives it, without the file that would send what it collects. */
const tag = (...before: string[]) => `
  window.dataLayer = [];
  window.gtag = function () { dataLayer.push(arguments); };
  ${before.join('\n')}
`;
const DENIED = "gtag('consent', 'default', { analytics_storage: 'denied' });";
const AGREED = "gtag('consent', 'update', { analytics_storage: 'granted' });";

/** The events of ours that the tag was given. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window as never as { dataLayer: unknown[] }).dataLayer
      .map((entry) => Object.values(entry as object))
      .filter(([command]) => command === 'event')
      .map(([, name, params]) => [name, params]),
  );

for (const [name, script, isMeasured, weeks] of [
  ['a visitor who has agreed', tag(DENIED, AGREED), true, 21],
  ['a visitor of a site without a consent mode', tag(), true, 22],
  ['a visitor who has not answered', tag(DENIED), false, 23],
  [
    'a visitor who has taken consent back',
    tag(DENIED, AGREED, AGREED.replace('granted', 'denied')),
    false,
    23,
  ],
] as const) {
  test(`${name} is ${isMeasured ? 'measured, each event once' : 'not measured'}`, async ({
    page,
    website,
  }) => {
    const query = new URLSearchParams(gannetOn(dayAhead(weeks, SATURDAY)));
    const body = `<a id="book" href="${website.origin}/book?${query}" data-slipway>Book</a>`;
    const head = `<script src="${website.origin}/embed.js" data-analytics defer></script>`;
    await page.goto(website.pageWith({ head, body, script }));
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.locator('#book').click();
    const form = formOn(page);
    if (isMeasured) await bookGannet(form);
    else await form.getByRole('heading').first().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const purchase = {
      transaction_id: expect.stringMatching(/^[A-Z0-9]{6}$/),
      value: expect.any(Number),
      currency: 'EUR',
    };
    expect(await eventsOf(page)).toEqual(
      isMeasured
        ? [
            ['slipway_open', {}],
            ['begin_checkout', {}],
            ['purchase', purchase],
            ['slipway_close', {}],
          ]
        : [],
    );
  });
}

test('without data-analytics nothing is measured, and debug=1 lists what is', async ({
  page,
  website,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const body = `<a id="book" href="${website.origin}/book" data-slipway>Book</a>`;
  const openAt = async (address: string) => {
    await page.goto(`${address}?debug=1`);
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.locator('#book').click();
    await formOn(page).getByRole('heading').first().waitFor();
  };
  await openAt(website.pageWith({ body, script: tag() }));
  expect(await eventsOf(page)).toEqual([]);
  const head = `<script src="${website.origin}/embed.js" data-analytics defer></script>`;
  await openAt(website.pageWith({ head, body, script: tag(DENIED) }));
  await expect
    .poll(() => said.filter((line) => line.startsWith('Slipway:')))
    .toEqual([expect.stringMatching(/slipway_open .*no consent/)]);
});
