import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { calculators } from './calculators.ts';
import { hydrated, near } from './hydrated.ts';

/** Opens a page and goes to the calculator on it. */
async function open(page: Page, id: string, address: string) {
  await page.goto(address);
  const calculator = page.locator(`#${id}`);
  await near(calculator);
  return {
    field: (label: string | RegExp) => calculator.getByLabel(label).first(),
    answer: calculator.getByRole('status'),
    calculator,
  };
}

test('each calculator answers at once to what is typed, and to nonsense with a sentence at the field', async ({
  page,
}) => {
  test.slow();
  for (const { id, route, start, label, typed, answer } of calculators) {
    const { calculator, answer: shown, field } = await open(page, id, route);
    await expect.soft(shown, id).toHaveText(start);
    await field(label).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await expect.soft(shown, id).toHaveText(answer);
    await expect.soft(calculator.getByRole('table'), id).toBeVisible();

    await field(label).fill('abc');
    await expect.soft(field(label), id).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(field(label), id).toHaveAccessibleDescription(/Enter a number .*\.$/);
    await expect.soft(shown, id).toHaveText('Correct the marked field to see the result.');
    await expect.soft(calculator, id).not.toContainText(/NaN|undefined|Infinity/);
  }
});

test('a copied link brings the same answer', async ({ context, page }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { id, route, label, typed, answer } of someForms(calculators, 2)) {
    const shown = await open(page, id, route);
    await shown.field(label).fill(typed);
    await shown.calculator.getByRole('button', { name: 'Copy link' }).click();
    await expect(shown.calculator.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const linked = await open(page, id, link);
    await expect.soft(linked.answer, `${id} by ${link}`).toHaveText(answer);
    await expect.soft(linked.calculator, id).toBeInViewport();
  }
});

test('the way back brings what was typed, and other pages know nothing of it', async ({ page }) => {
  const shown = await open(page, 'add-on-price', '/guides/settings/create-add-ons/');
  await shown.field('Pieces ordered').fill('3');
  await expect(page).toHaveURL(/\?add-on-price\.pieces=3$/);
  await page.getByRole('link', { name: 'Releases' }).first().click();
  await expect(page).toHaveURL(/\/releases\/$/);
  await page.goBack();
  await expect(shown.answer).toHaveText('Sold per piece, it costs €43.50.');
  await page.goForward();
  await expect(page).toHaveURL(/\/releases\/$/);
});

test('a calculator goes back to its example and leaves no trace in the address', async ({
  page,
}) => {
  const route = '/guides/settings/create-add-ons/';
  const shown = await open(page, 'add-on-price', `${route}?add-on-price.pieces=7&other=kept`);
  await expect(shown.answer).toHaveText('Sold per piece, it costs €101.50.');
  await shown.calculator.getByRole('button', { name: 'Back to the example' }).click();
  await expect(shown.answer).toHaveText('Sold per piece, it costs €29.00.');
  await expect(page).toHaveURL(`${route}?other=kept`);
});

test('a formula is written, corrected and sent with the keyboard alone, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await open(page, 'price-formula', '/guides/settings/dive-deeper/pricing-formulas/');
  await shown.field('Formula').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hour * 48');
  await expect(shown.field('Formula')).toHaveAccessibleDescription(/Did you mean 'hours'\?/);
  await expect(shown.calculator.locator('mark')).toHaveText('hour');
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(false);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('base * -0.12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(shown.field('Used as')).toHaveValue('rule');
  await expect(shown.answer).toHaveText('Price rule: −€17.28.');
  for (let field = 0; field < 7; field++) await page.keyboard.press('Tab');
  await expect(shown.calculator.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test('a calculator is loaded when the reader comes near it, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const carriesFrame = async () => {
    const texts = await Promise.all(
      scripts.map(async (script) => (await page.request.get(script)).text()),
    );
    return texts.some((text) => text.includes('Back to the example'));
  };
  for (const route of ['/', '/guides/settings/manage-docks/', '/guides/settings/create-add-ons/']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect.soft(await carriesFrame(), route).toBe(false);
  }
  await near(page.locator('#add-on-price'));
  expect(await carriesFrame()).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each calculator shows its example as a form with its result', async ({ page }) => {
    test.slow();
    for (const { id, route, start, label } of someForms(calculators, 2)) {
      await page.goto(route);
      const calculator = page.locator(`#${id}`);
      await expect.soft(calculator.getByRole('status'), id).toHaveText(start);
      await expect.soft(calculator.getByRole('table'), id).toBeVisible();
      await expect.soft(calculator.getByLabel(label).first(), id).toBeVisible();
      await expect.soft(calculator.getByRole('button', { name: 'Copy link' }), id).toBeHidden();
    }
  });
});
