import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { sectionFiles, stepFileOf } from '../steps/guide-files.ts';
import type { GuideSteps } from '../steps/guide-steps.ts';
import { type PairedStep, pairSteps } from '../steps/pair-steps.ts';
import { walkGuide } from '../steps/walk-guide.ts';

const guide = '/guides/day-to-day/boat-handout-process/';
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

async function openGuide(page: Page): Promise<void> {
  await page.goto(guide);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Presses Try it, and gives the dashboard once its screen is there. */
async function tryIt(page: Page): Promise<Frame> {
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('main').getByRole('article').first().waitFor({ timeout: 90_000 });
  const found = page.frames().find((one) => one.url().endsWith('/frame/dashboard.html'));
  if (!found) throw new Error('There is no dashboard in the page.');
  return found;
}

async function stepsOf(name: string): Promise<PairedStep[]> {
  const file = sectionFiles().find(({ path }) => path.endsWith(`/${name}.mdx`));
  if (!file) throw new Error(`There is no guide ${name}.`);
  const { default: steps } = (await import(stepFileOf(file.path))) as { default: GuideSteps };
  return pairSteps({ file: file.name, text: readFileSync(file.path, 'utf8'), ...steps });
}

test('nothing of the dashboard is loaded before Try it is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openGuide(page);
  await page.getByRole('button', { name: 'Try it' }).hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/(sandbox|frame)\//.test(path))).toEqual([]);
  expect(page.workers()).toHaveLength(0);
});

test('a guide is done as it is written inside its page, on files of the site alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(wide);
  page.setDefaultTimeout(20_000);
  await openGuide(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isFile = /^\/(assets|fonts|frame|sandbox)\//.test(pathname);
    if (origin !== new URL(page.url()).origin || !isFile) elsewhere.push(request.url());
  });
  const screen = await tryIt(page);
  await expect(page.getByRole('dialog')).toContainText(
    'You are Kai, Dock host at Heron Bay Boats. It is Saturday, June 14, 2025 at 09:50.',
  );
  await walkGuide({
    file: guide,
    steps: await stepsOf('boat-handout-process'),
    screen,
    open: () => Promise.reject(new Error('Nobody else is signed in here.')),
  });
  expect(page.workers()).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});

test('Start over brings the morning back, Escape closes, and the focus returns', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(phone);
  page.setDefaultTimeout(20_000);
  await openGuide(page);
  const screen = await tryIt(page);
  const ines = (frame: Frame) => frame.getByRole('article').filter({ hasText: 'Ines Okafor' });
  await ines(screen).getByRole('button', { name: 'Hand out' }).first().click();
  await screen.getByRole('button', { name: 'Hand out P3' }).click();
  await screen.getByText('P3 is out with Ines Okafor.').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByText('The day is as it was at first.').waitFor();
  const again = page.frameLocator('iframe');
  await again
    .getByRole('article')
    .filter({ hasText: 'Ines Okafor' })
    .getByRole('button', { name: 'Hand out' })
    .first()
    .waitFor();
  await again.getByRole('combobox', { name: 'Search' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
});

test('without WebAssembly it says so, and names the way on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', { value: undefined });
  });
  await openGuide(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser cannot run the API in a tab');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/api/#sandbox');
});

test('without scripts there is nothing to press', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden();
  await context.close();
});
