import { expect, test } from '@slipway/ui/layout-check';
import { near } from './hydrated.ts';

const LINK = '/guides/settings/dive-deeper/advanced-integration/';
const CONTRAST = '/guides/settings/booking-form/match-branding/';
const CONDITION = '/guides/settings/dive-deeper/custom-booking-conditions/';
const AVAILABILITY = '/guides/day-to-day/planning-overview/';

const PHONE = { width: 390, height: 844 };

test('a link to the form is built on a phone, and a value that the form ignores is named', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto(LINK);
  const builder = page.locator('#link-builder');
  await near(builder);
  for (const emptied of ['date', 'people', 'code', 'dock', 'model']) {
    await builder.getByLabel(emptied, { exact: true }).fill('');
  }
  await builder.getByLabel('lang', { exact: true }).focus();
  await page.keyboard.type('da');
  await builder.getByLabel('partner', { exact: true }).fill('reedside');
  const link = 'https://heronbay.slipway.example/book?lang=da&partner=reedside';
  await expect(builder.getByRole('status')).toHaveText('The link says lang, partner.');
  await builder.getByRole('button', { name: 'Copy the code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await builder.getByRole('button', { name: 'Share these settings' }).click();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await near(builder);
  await expect(builder.locator('code')).toHaveText(link);

  const dock = builder.getByLabel('dock', { exact: true });
  await dock.fill('North Pier');
  await expect(dock).toHaveAccessibleDescription(/Paste the ID that Show ID gives\.$/);
  await expect(builder.locator('code')).toHaveCount(0);
});

test('the contrast of a color is told, shown and mended', async ({ page }) => {
  await page.goto(CONTRAST);
  const checker = page.locator('#contrast-checker');
  await near(checker);
  const accent = checker.getByRole('textbox', { name: 'Accent' });
  await expect(checker.getByRole('status')).toHaveText('Below 4.5:1: #e07a1f.');
  await accent.fill('#B85C00');
  await expect(checker.getByRole('status')).toHaveText('Both colors reach 4.5:1.');
  const sample = checker.getByRole('img', { name: 'Sample: Letters in the accent on white' });
  await expect(sample.locator('text')).toHaveCSS('fill', 'rgb(184, 92, 0)');
  await accent.fill('orange');
  await expect(accent).toHaveAccessibleDescription('Enter a color as hex, such as #0e4a5c.');
});

test('a fault in a condition or a list of bookings is marked at its place', async ({ page }) => {
  await page.goto(CONDITION);
  const tester = page.locator('#condition-tester');
  await near(tester);
  await tester.getByLabel('Custom condition').fill('trip.weekend and\ntrip.hour <= 4');
  await expect(tester.locator('mark')).toHaveText('trip.hour');

  await page.goto(AVAILABILITY);
  const day = page.locator('#availability-over-a-day');
  await near(day);
  await day.getByLabel('Bookings').fill('09:00-13:00 1 Ruth\n10:00-9:00 1 Ines');
  await expect(day.locator('mark')).toHaveText('9:00');
});

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the link and the contrast of the example are there', async ({ page }) => {
    await page.goto(LINK);
    await expect(page.locator('#link-builder code')).toContainText('code=WELCOME5');
    await page.goto(CONTRAST);
    await expect(page.locator('#contrast-checker')).toContainText('7.43:1');
  });
});
