import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { decodeRecords, INDEX_PATH } from '../src/search/index-file.ts';
import { hostedRecord } from '../src/search/providers/algolia/record.ts';
import { type HostedSearchSettings, searchOrigins } from '../src/search/settings.ts';
import { startAlgoliaServer } from '../test/algolia-server.ts';
import { dialog, openSearch, options, status } from './search.ts';

const guide = '/guides/day-to-day/blockout-periods/';
/** Chromium asks before a page that a test has rewritten may talk to loopback. */
test.use({ permissions: ['local-network-access'] });

const localSettings = /search:\{provider:"local"\}/;

let server: Awaited<ReturnType<typeof startAlgoliaServer>>;

test.beforeEach(async ({ page, request }) => {
  const index = await request.get(INDEX_PATH);
  server = await startAlgoliaServer();
  server.indexes.set('help', decodeRecords(await index.text()).map(hostedRecord));
  await configure(page, {
    provider: 'algolia',
    appId: 'APP',
    searchKey: 'public',
    index: 'help',
    origins: [server.origin],
  });
});

test.afterEach(() => server.stop());

/** Serves the site as a build with these settings: the settings in its code, their origins in its policy. */
async function configure(page: Page, settings: HostedSearchSettings) {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code).toMatch(localSettings);
    await route.fulfill({
      response,
      body: code.replace(localSettings, `search:${JSON.stringify(settings)}`),
    });
  });
  await page.route(`**${guide}`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    const connect = ["connect-src 'self'", ...searchOrigins(settings)].join(' ');
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy?.replace("connect-src 'self'", connect) ?? '',
      },
    });
  });
}

test('a configured provider answers, filtered by language and docs version', async ({ page }) => {
  await openSearch(page, guide, 'damage deposit');
  const found = options(page)
    .filter({ hasText: /damage deposit/i })
    .first();
  await expect(found.locator('mark').first()).toHaveText(/damage|deposit/i);
  // Answers to earlier letters may come later.
  await expect
    .poll(() => server.calls)
    .toContainEqual(
      expect.objectContaining({
        key: 'public',
        body: {
          requests: [
            expect.objectContaining({
              query: 'damage deposit',
              facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
            }),
          ],
        },
      }),
    );
});

test('the local index is not fetched when a provider is configured', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSearch(page, guide, 'deposit');
  await expect(options(page).first()).toBeVisible();
  expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);
});

test('a provider that fails is said so, and Retry brings the results', async ({ page }) => {
  server.state.fails = true;
  await openSearch(page, guide, 'deposit');
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(
    dialog(page).getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  server.state.fails = false;
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toContainText(/deposit/i);
});

test('a provider that cannot be reached is said so', async ({ page }) => {
  await server.stop();
  await openSearch(page, guide, 'deposit');
  await expect(status(page)).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
});

test('a site without a configured provider may connect to nobody else', async ({ request }) => {
  const response = await request.get('/');
  expect(response.headers()['content-security-policy']).toContain("connect-src 'self';");
});
