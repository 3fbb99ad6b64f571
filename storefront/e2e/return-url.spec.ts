import { expect } from '@playwright/test';
import { RETURN_URL } from './addresses.ts';
import { dayAhead, SATURDAY } from './days.ts';
import { gannetOn, test, toSummary } from './embed/website.ts';

test('the plain form ends on the page of the company, which hears what was booked', async ({
  page,
}) => {
  await page.route(`${RETURN_URL}*`, (route) => route.fulfill({ body: 'Thank you' }));
  const trip = new URLSearchParams(gannetOn(dayAhead(29, SATURDAY), process.env.THANKS_OFFER));
  await page.goto(`${process.env.THANKS_URL}/book?${trip}`);
  await toSummary(page);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.waitForURL(`${RETURN_URL}?sw_reference=*`);
  const told = Object.fromEntries(new URL(page.url()).searchParams);
  expect(told).toMatchObject({
    sw_reference: expect.stringMatching(/^[A-Z0-9]{6}$/),
    sw_currency: 'EUR',
    sw_boats: '1',
    sw_people: '4',
    sw_hours: '2',
  });
});
