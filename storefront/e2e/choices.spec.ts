import type { Page } from '@playwright/test';
import { LANGUAGES } from '@slipway/contract/languages';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { dayAhead, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

/** Buttons and cards whose words are wider than they are, and how much wider the page is. */
const spilled = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('main label, main td button')];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1);
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return [...wide.map((box) => box.innerText), ...(beyond > 0 ? [`page ${beyond}`] : [])];
  });

test('lengths fit their buttons in every language, on a phone and on a desk', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'gannet-8', date: dayAhead(9, SATURDAY) };
  const form = await FormPage.openFor(page, trip, { boats: '4' });
  await form.choose('1 hour 30 minutes');
  const found: string[] = [];
  for (const width of someForms([320, 390, 1440])) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of [...Object.keys(LANGUAGES), 'en']) {
      await page.locator('header select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      await page.locator('input[name=time]').first().waitFor({ state: 'attached' });
      found.push(...(await spilled(page)).map((text) => `${width} ${language}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

for (const colorScheme of someForms(['light', 'dark'] as const)) {
  test(`${colorScheme}: the day that was chosen looks chosen under the pointer, too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await FormPage.openFor(page, { dock: 'north-pier', model: 'plover-5' });
    const day = page.locator('button[data-state=open]').first();
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const look = () =>
      day.evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return [color, backgroundColor];
      });
    await day.hover();
    const hovered = await look();
    await page.mouse.move(0, 0);
    expect(hovered).toEqual(await look());
  });
}

test('a boat of two docks asks for the dock where the eye is, and Next says what is missing', async ({
  page,
}) => {
  const form = await FormPage.open(page);
  const next = form.button('Next');
  await expect(next).toHaveAccessibleDescription('Choose a boat');
  await form.choose('Gannet 8');
  const question = page.getByRole('group', { name: 'Where would you like to start?' });
  await expect(question).toBeInViewport({ ratio: 0.5 });
  await expect(question).toBeFocused();
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Choose where you would like to start');
  await page.evaluate(() => scrollTo(0, 0));
  await next.click({ force: true });
  await expect(question).toBeInViewport({ ratio: 0.5 });
  await form.choose('Mill Lock');
  await form.next();
  await expect(form.heading(form.t('form.chooseDay'))).toBeFocused();
});

test('boats and docks have pictures that come from the page itself, and no other host is asked', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await FormPage.open(page);
  const pictures = page.locator('main img');
  await expect(pictures.first()).toBeAttached();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect(await pictures.count()).toBeGreaterThanOrEqual(3);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a double click on Next goes one step, not two', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(9, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  const extras = page.waitForResponse(/\/customer\/add-ons/);
  await form.chooseTime('3 hours', '10:00');
  await extras;
  await expect(form.button('Next')).toBeEnabled();
  const held: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/drafts')) held.push(request.url());
  });
  await form.button('Next').dblclick();
  await expect(form.heading(form.t('form.extras'))).toBeVisible();
  await expect(form.button(form.t('form.extrasSkip'))).toBeEnabled();
  expect(held).toEqual([]);
});

test('the steps name Extras also while those of the trip are still on their way', async ({
  page,
}) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(9, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/customer\/add-ons/, async (route) => {
    await answered;
    await route.continue();
  });
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await expect(page.getByText(form.t('form.loadingExtras'))).toBeVisible();
  const current = page.locator('[aria-current=step]');
  await expect(current).toHaveText(form.t('form.stepExtras'));
  answer();
  await expect(form.button(form.t('form.extrasSkip'))).toBeEnabled();
  await expect(current).toHaveText(form.t('form.stepExtras'));
});

test('more boats than a guest may book: the form names the limit and whom to call', async ({
  page,
}) => {
  await FormPage.openFor(page, { dock: 'north-pier', model: 'plover-5' }, { boats: '9' });
  await expect(page.getByRole('spinbutton', { name: 'How many boats?' })).toHaveValue('4');
  await expect(page.getByText('Online you can book 4 boats at most.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Call us: \+45/ })).toBeVisible();
  await expect(page.locator('button[data-state=open]').first()).toBeVisible();
});
