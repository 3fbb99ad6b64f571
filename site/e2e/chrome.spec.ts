import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';

const guide = '/guides/settings/manage-docks/';
const navbarLinks = {
  Home: '/',
  Guides: '/guides/day-to-day/',
  Releases: '/releases/',
  'API docs': '/api/',
};
const footerLinks = {
  'Day to day': '/guides/day-to-day/',
  'Boost revenue': '/guides/boost-revenue/',
  Settings: '/guides/settings/',
  Courses: '/courses/',
  Releases: '/releases/',
  'API docs': '/api/',
  Repository: 'https://code.slipway.example/slipway',
  Dashboard: 'https://dashboard.slipway.example',
  'Main website': 'https://slipway.example',
  'Contact support': 'mailto:support@slipway.example',
};

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

for (const colorScheme of someForms(['light', 'dark'] as const)) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('from 997 px on, the navbar shows its links and no menu button', async ({ page }) => {
      await page.setViewportSize({ width: 997, height: 800 });
      await page.goto(guide);
      for (const [name, href] of Object.entries(navbarLinks)) {
        await expect(mainMenu(page).getByRole('link', { name })).toHaveAttribute('href', href);
        await expect(mainMenu(page).getByRole('link', { name })).toBeVisible();
      }
      await expect(menuButton(page)).toBeHidden();
    });

    for (const width of someForms([390, 996])) {
      test(`at ${width} px, the links are behind a menu that opens and closes`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(guide);
        await hydrated(page);
        await expect(mainMenu(page)).toBeHidden();

        await menuButton(page).click();
        for (const name of Object.keys(navbarLinks)) {
          await expect(mainMenu(page).getByRole('link', { name })).toBeInViewport();
        }
        await page.keyboard.press('Escape');
        await expect(mainMenu(page)).toBeHidden();

        await menuButton(page).click();
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(mainMenu(page)).toBeHidden();

        await menuButton(page).click();
        await mainMenu(page).getByRole('link', { name: 'Releases' }).click();
        await expect(page).toHaveURL('/releases/');
        await expect(mainMenu(page)).toBeHidden();
      });
    }
  });
}

test('the open menu closes when the window becomes wide enough for the links', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(guide);
  await hydrated(page);
  await menuButton(page).click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(mainMenu(page)).toBeHidden();
});

test('the navbar marks the part of the site the reader is in', async ({ page }) => {
  for (const [route, name] of [
    [guide, 'Guides'],
    ['/courses/', 'Guides'],
    ['/releases/v1.14/', 'Releases'],
    ['/api/', 'API docs'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(route);
    const marked = mainMenu(page).locator('[aria-current]');
    await expect(marked).toHaveText([name]);
  }
});

test('the footer leads everywhere it should', async ({ page }) => {
  await page.goto(guide);
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries(footerLinks)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the announcement can be closed, stays closed, and comes back with new words', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await page.goto(guide);
  await hydrated(page);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeVisible();
});

test('a closed announcement never shows again, not even before the scripts run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'v1.14');
  });
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(guide);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
});
