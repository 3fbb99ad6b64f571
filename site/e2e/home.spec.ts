import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { axeFindings } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { jumps } from './layout-shift.ts';
import { dialog, field, options } from './search.ts';

const tasks = {
  'Add a booking': '/guides/day-to-day/bookings/add-booking/',
  'Hand out a boat': '/guides/day-to-day/boat-handout-process/',
  'Send a payment request': '/guides/day-to-day/bookings/manage-booking-finances/',
  'Block a boat': '/guides/day-to-day/blockout-periods/',
};
const doors = {
  'Day to day': '/guides/day-to-day/',
  'Boost revenue': '/guides/boost-revenue/',
  Settings: '/guides/settings/',
};
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

for (const viewport of someForms(screens)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first screen holds the search field, the quick actions and the three doors', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 });
      for (const [name, href] of Object.entries({ ...tasks, ...doors })) {
        await expect(link(page, name)).toBeInViewport({ ratio: 1 });
        await expect(link(page, name)).toHaveAttribute('href', href);
      }
    });

    test('nothing is wider than the screen and nothing jumps while it loads', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await jumps(page)).toEqual([]);
    });
  });
}

test('each door names four guides by their own titles', async ({ page }) => {
  await page.goto('/');
  for (const door of Object.keys(doors)) {
    const guides = page.getByRole('navigation', { name: `${door}: guides used most` });
    await expect(guides.getByRole('link')).toHaveCount(4);
  }
  const shown = await link(page, 'Read and use the planning board').getAttribute('href');
  await page.goto(shown ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Read and use the planning board',
  );
});

test('one line leads to what to do first when a Saturday goes wrong', async ({ page }) => {
  await page.goto('/');
  await link(page, 'It is Saturday and something goes wrong').click();
  await expect(page).toHaveURL('/guides/day-to-day/#it-is-saturday-and-something-goes-wrong');
  await expect(page.locator('#it-is-saturday-and-something-goes-wrong')).toBeInViewport();
});

test('the first-time route leads through setup, course and payments, with their lengths', async ({
  page,
}) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: /Three steps/ }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Set up about \d+ min.*Go live in ten steps/,
    /^Test about 50 min.*from empty account to first booking/,
    /^Go live about \d+ min.*Get paid through Slipway/,
  ]);
});

test('six courses show the length and the role that their pages state', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Courses' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const card = cards.filter({ hasText: 'A working day from opening to closing' });
  const minutes = /^(\d+) min/.exec((await card.textContent()) ?? '')?.[1];
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/courses/daily-operations-walkthrough/');
  await expect(page.getByRole('main')).toContainText(new RegExp(`${minutes}\\s*min`));
});

test('the latest release is the newest post, with its date', async ({ page }) => {
  await page.goto('/releases/');
  const newest = page.getByRole('article').first();
  const title = await newest.getByRole('heading').textContent();
  const date = await newest.locator('time').getAttribute('datetime');
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'News, API and support' });
  await expect(notice.getByRole('link', { name: /^v1\.14: / })).toHaveAttribute(
    'href',
    '/releases/v1.14/',
  );
  await expect(notice).toContainText('October 17, 2025');
  expect(title).toContain('Let customers carry the booking fee');
  expect(date?.slice(0, 10)).toBe(await notice.locator('time').getAttribute('datetime'));
});

test('integrators and people with questions find their doors', async ({ page }) => {
  await page.goto('/');
  await expect(link(page, 'Booking API reference')).toHaveAttribute('href', '/api/');
  await expect(link(page, 'support@slipway.example')).toHaveAttribute(
    'href',
    'mailto:support@slipway.example',
  );
});

test('the field hands what was typed over to the search, and takes focus back', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const input = page.getByRole('main').getByRole('searchbox');
  await input.focus();
  await page.keyboard.type('r');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('efund');
  await expect(field(page)).toHaveValue('refund');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(input).toBeFocused();
});

test('a click into the field opens the search', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox').click();
  await expect(field(page)).toBeFocused();
});

test('the drawing weighs less than 8 KiB and stands still when motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const drawing = page.locator('svg[viewBox="0 0 720 300"]');
  expect((await drawing.evaluate((svg) => svg.outerHTML)).length).toBeLessThan(8 * 1024);
  expect(await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
});

test('the drawing moves for less than five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const seconds = await page.locator('svg[viewBox="0 0 720 300"] g').evaluateAll((groups) =>
    groups
      .map((group) => getComputedStyle(group))
      .filter(({ animationName }) => animationName !== 'none')
      .map(
        (style) =>
          Number.parseFloat(style.animationDuration) * Number(style.animationIterationCount),
      ),
  );
  expect(seconds).toHaveLength(3);
  expect(Math.max(...seconds)).toBeLessThan(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of the home page is there and the courses can be reached', async ({ page }) => {
    await page.goto('/');
    await link(page, 'All courses').click();
    await expect(page).toHaveURL('/courses/');
  });
});

for (const colorScheme of someForms(['dark', 'light'] as const)) {
  test(`in ${colorScheme} mode axe finds nothing on the home page and in the search`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    for (const query of ['', 'deposit', 'xylqwzv']) {
      await page.goto('/');
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(query);
      if (query) await expect(dialog(page).getByRole('status')).not.toBeEmpty();
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}
