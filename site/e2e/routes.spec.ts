import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { absentRoutes, specifiedRedirects, specifiedRoutes } from '../test/specified-routes.ts';
import { hydrated } from './hydrated.ts';

test('every page answers 200, and without its slash sends the reader to it', async ({
  request,
}) => {
  for (const route of specifiedRoutes) {
    const page = await request.get(route, { maxRedirects: 0 });
    expect(page.status(), route).toBe(200);
    if (route === '/') continue;
    const bare = await request.get(route.slice(0, -1), { maxRedirects: 0 });
    expect(bare.headers().location, route).toBe(route);
  }
});

for (const [from, to] of someForms(Object.entries(specifiedRedirects))) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });

  test(`${from} leads to ${to} on a host that knows no redirects`, async ({ page }) => {
    const file = `${from.replace(/\/$/, '')}/index.html`;
    await page.route(`**${file}`, async (route) => {
      await route.fulfill({ path: `build${file}`, contentType: 'text/html' });
    });
    await page.goto(file);
    await expect(page).toHaveURL(to);
  });
}

test('what is not a page is not found, before and after the scripts run', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  for (const route of absentRoutes) {
    const answer = await page.goto(route);
    expect.soft(answer?.status(), route).toBe(404);
    await expect.soft(title, route).toHaveText('Page not found');
    await hydrated(page);
    await expect.soft(title, route).toHaveText('Page not found');
  }
});

test('a link to an unknown page shows the not-found page without loading anew', async ({
  page,
}) => {
  await page.goto('/guides/settings/');
  await hydrated(page);
  await page.evaluate(() => history.pushState({}, '', '/guides/settings/boats/'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
