import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@slipway/contract/languages';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { dayAhead, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

const WORDS = {
  da: { time: '10.00', length: '1 time', question: 'Hvor mange børn skal have redningsvest?' },
  de: {
    time: '10:00',
    length: '1 Stunde',
    question: 'Wie viele Kinder brauchen eine Rettungsweste?',
  },
};

for (const [language, words] of someForms(Object.entries(WORDS))) {
  test(`${language}: a booking from the first step to the thank-you`, async ({ page }) => {
    const trip = { dock: 'mill-lock', model: 'gannet-8', date: dayAhead(6, SATURDAY) };
    const form = await FormPage.openFor(page, trip, {}, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(form.heading(form.t('form.chooseDay'))).toBeVisible();
    await form.chooseTime(words.length, words.time);
    await form.next();
    await form.skipExtras();
    await form.fillDetails({ [words.question]: '0' });
    await form.toSummary();
    await expect(page.locator('tfoot')).toContainText(/\d+,\d\d/);
    await form.button(form.t('form.bookNow')).click();
    await expect(form.heading(form.t('form.thankYou', { givenName: 'Ines' }))).toBeVisible();
  });
}

test('the language can be changed on the page, and what was chosen stays', async ({ page }) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(6, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  await form.chooseTime('3 hours', '10:00');
  await page.getByLabel('Choose a language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radio', { name: '3 Stunden' })).toBeChecked();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Picknickbox').first()).toBeVisible();
});

test('nothing is cut off in any language on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(28, SATURDAY) };
  const form = await FormPage.openFor(page, trip);
  const cutOff: string[] = [];
  const lookAt = async (step: string) => {
    for (const language of [...Object.keys(LANGUAGES), 'en']) {
      await page.locator('header select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      const found = await page.evaluate(() => {
        const isOut = (one: Element) => one.getBoundingClientRect().right > innerWidth + 0.5;
        return [...document.querySelectorAll<HTMLElement>('main *:not(svg *), footer *')]
          .filter(isOut)
          .map((one) => one.innerText);
      });
      cutOff.push(...found.map((text) => `${step} ${language}: ${text}`));
    }
  };
  await form.chooseTime('3 hours', '10:00');
  await lookAt('time');
  await form.next();
  await form.skipExtras();
  await lookAt('details');
  expect(cutOff).toEqual([]);
});

test('a language that is not offered opens the default one', async ({ page }) => {
  await FormPage.open(page, { lang: 'pt' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language of the company’s own starts from the pack that the company has chosen', async ({
  page,
}) => {
  await page.goto(`${process.env.THANKS_URL}/book?lang=nb`);
  await page.getByRole('heading', { level: 1, name: 'Lej en båd hos Heron Bay Boats' }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  const { fr, da } = JSON.parse(
    readFileSync(new URL('../dist/pages.json', import.meta.url), 'utf8'),
  ).languages;
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded).toContain(da);
  expect(loaded).not.toContain(fr);
});
