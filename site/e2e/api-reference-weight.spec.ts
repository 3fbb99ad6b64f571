import { expect, type Page, type Request, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';

const guide = '/guides/day-to-day/bookings/add-booking/';

/** The bytes of scripts that a page brings along, as they travel. */
async function scriptBytes(page: Page, route: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await hydrated(page);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the reference brings no more scripts than a guide', async ({ browser }) => {
  const [onGuide, onReference] = [
    await scriptBytes(await browser.newPage(), guide),
    await scriptBytes(await browser.newPage(), '/api/'),
  ];
  expect(onReference).toBeGreaterThan(0);
  expect(onReference).toBeLessThanOrEqual(onGuide);
});

/** How many blocks of the reference the browser has drawn, and how many it has put off. */
function drawnBlocks(): { drawn: number; putOff: number } {
  const blocks = [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  const drawn = blocks.filter(({ firstElementChild }) =>
    firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );
  return { drawn: drawn.length, putOff: blocks.length - drawn.length };
}

test('scrolling and choosing a language lay out what is near, not the whole reference', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/');
  await hydrated(page);
  const near = async () => {
    const { drawn, putOff } = await page.evaluate(drawnBlocks);
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(putOff / 4);
  };
  await near();
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20_000);
  await near();
  await page.locator('label', { hasText: /^Python$/ }).click();
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
  await near();
});
