import { expect, type Page, test } from '@playwright/test';
import { someForms } from '../../scripts/test/left-out.ts';
import { SAMPLE_LANGUAGE_LABELS } from '../src/samples/language-labels.ts';
import { drawAll } from './axe.ts';
import { hydrated } from './hydrated.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(page: Page, anchor = '') {
  await page.goto(`/api/${anchor && `#${anchor}`}`);
  await hydrated(page);
  await expect(page.locator('details > noscript')).toHaveCount(0);
}

/** The samples that can be seen, by their language. */
function shownLanguages(page: Page): Promise<(string | undefined)[]> {
  return page.locator('[data-language]').evaluateAll((codes) => {
    const shown = (codes as HTMLElement[]).filter(
      (code) => getComputedStyle(code).display !== 'none',
    );
    return [...new Set(shown.map((code) => code.dataset.language))];
  });
}

function language(page: Page, label: string) {
  return page.getByRole('radio', { name: label, exact: true });
}

test('choosing a language shows every sample in it', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page);
  for (const [id, label] of Object.entries(SAMPLE_LANGUAGE_LABELS)) {
    await page.locator('label', { hasText: new RegExp(`^${label}$`) }).click();
    expect(await shownLanguages(page)).toEqual([id]);
  }
});

test('the language is remembered for the next visit', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page);
  await page.locator('label', { hasText: /^C#$/ }).click();
  await open(page, 'createBooking');
  await page.reload();
  await hydrated(page);
  await expect(language(page, 'C#')).toBeChecked();
  expect(await shownLanguages(page)).toEqual(['csharp']);
});

test('the language is chosen with the arrow keys as well', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page);
  await language(page, 'curl').focus();
  await page.keyboard.press('ArrowRight');
  await expect(language(page, 'JavaScript')).toBeChecked();
  expect(await shownLanguages(page)).toEqual(['javascript']);
});

test('choosing a language leaves the reader at the same place', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, 'createBooking');
  const heading = page.locator('#createBooking');
  const before = await heading.boundingBox();
  for (const label of ['Python', 'Go', 'curl']) {
    const { x = 0, y = 0 } = (await page.locator('label', { hasText: label }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(language(page, label)).toBeChecked();
    const after = await heading.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), label).toBeLessThan(3);
  }
});

/** Waits until a text has a color that stands in no element. */
function colored(page: Page, kind: string, text: string) {
  return page.waitForFunction(
    ([name = '', wanted]) =>
      [...(CSS.highlights.get(name) ?? [])].some(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset).includes(wanted ?? ''),
      ),
    [`code-${kind}`, text],
  );
}

test('samples have their colors when they are shown, in every language and in JSON', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await open(page, 'createBooking');
  await page.locator('label', { hasText: /^Python$/ }).click();
  await colored(page, 'keyword', 'import');
  await page.locator('label', { hasText: /^Go$/ }).click();
  await colored(page, 'string', 'Bearer');
  await open(page, 'getBooking-200');
  await colored(page, 'string', '"R7K2QD"');
  await colored(page, 'number', '4');
});

test('without storage the choice works for as long as the page is open', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.setViewportSize(wide);
  await open(page);
  await page.locator('label', { hasText: /^Ruby$/ }).click();
  expect(await shownLanguages(page)).toEqual(['ruby']);
  expect(errors).toEqual([]);
});

test('a choice in a guide counts for its other samples and for the reference', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/guides/settings/dive-deeper/api/');
  await hydrated(page);
  await page
    .locator('label', { hasText: /^Python$/ })
    .first()
    .click();
  expect(await shownLanguages(page)).toEqual(['python']);
  await open(page);
  await expect(language(page, 'Python')).toBeChecked();
});

test('copying takes the code in the chosen language, and JSON with everything that is folded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(wide);
  await open(page, 'getBooking');
  await page.locator('label', { hasText: /^Go$/ }).click();
  const samples = page.getByRole('region', { name: 'Show a booking' }).locator('[data-sample]');
  await samples.first().getByRole('button', { name: 'Copy' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toMatch(/^package main\n/);
  await samples
    .filter({ hasText: 'financialDetails' })
    .getByRole('button', { name: 'Copy' })
    .click();
  const booking = JSON.parse(await clipboard());
  expect(booking.data.financialDetails.costs.lines).toHaveLength(4);
});

test('JSON is open to the third level and folds by hand', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, 'getBooking-200');
  const json = page.getByRole('region', { name: 'Show a booking' }).locator('[data-json]').first();
  await expect(json.getByText('"reference"')).toBeVisible();
  await expect(json.getByText('"balance"')).toBeVisible();
  await expect(json.getByText('"totalIncludingTax"')).toBeHidden();
  await json.getByText('"costs"').click();
  await expect(json.getByText('"totalIncludingTax"')).toBeVisible();
  await json.getByText('"financialDetails"').click();
  await expect(json.getByText('"balance"')).toBeHidden();
});

for (const screen of someForms([phone, wide])) {
  test(`a deep link brings its target into view and unfolds it, ${screen.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await open(page, 'getBooking-answer-data-financialDetails-costs-lines-type');
    for (const anchor of [
      'getBooking-answer-data-financialDetails-costs-lines-type',
      'money',
      'createBooking-pickup',
      'createBooking-406',
      'error-429',
      'schema-FinancialDetails-costs-lines',
      'changelog-2024-05-31',
    ]) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, anchor);
      const target = page.locator(`[id="${anchor}"]`);
      await expect(target).toBeInViewport();
      const { y } = (await target.boundingBox()) ?? { y: -1 };
      expect(y, anchor).toBeGreaterThanOrEqual(100);
    }
  });

  test(`nothing is wider than the window with everything unfolded, ${screen.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await open(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('an address inside something folded opens it and marks its target', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'schema-FinancialDetails-costs-lines');
  const target = page.locator('[id="schema-FinancialDetails-costs-lines"]:target');
  await expect(target).toBeInViewport();
});

test('previous and next lead from operation to operation', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, 'createBooking');
  const operation = page.getByRole('region', { name: 'Make a booking' });
  await operation.getByRole('link', { name: 'Show a booking →' }).click();
  await expect(page).toHaveURL(/#getBooking$/);
  await expect(page.getByRole('heading', { name: 'Show a booking' })).toBeInViewport();
});

test('no comma of a JSON sample is alone on its line, however narrow the window', async ({
  page,
}) => {
  await open(page);
  await drawAll(page);
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  for (const width of someForms([320, 390, 1440, 344, 360, 375, 412, 600, 1024], 3)) {
    await page.setViewportSize({ width, height: 900 });
    const alone = await page.locator('[data-json]').evaluateAll((samples) =>
      samples.flatMap((sample) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const written = text.nodeValue ?? '';
          if (!written.endsWith(',')) continue;
          const [before, comma] = [written.length - 2, written.length - 1].map((at) => {
            const range = document.createRange();
            range.setStart(text, Math.max(at, 0));
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().top;
          });
          if (written === ',' || before !== comma) found.push(written);
        }
        return found;
      }),
    );
    expect(alone, `${width} px`).toEqual([]);
  }
});
