import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@slipway/contract/languages';
import { expect, type LayoutWatch, test } from '@slipway/ui/layout-check';
import { parse } from 'yaml';
import { dayAhead, FRIDAY } from './days.ts';
import { FormPage } from './form.ts';

/** Whether every combination is shown, and not only those in which the words differ most. */
const isWhole = process.env.TEST_ALL === '1';

const WIDTHS = [320, 390, 768, 1440];
const ENDS = isWhole ? WIDTHS : [320, 1440];
const EVERY_LANGUAGE = Object.keys(LANGUAGES);

const file = new URL('../../company/examples/heronbay.yaml', import.meta.url);
const { rentalSetups } = parse(readFileSync(file, 'utf8')) as {
  rentalSetups: { dock: string; boatModel: string }[];
};

/** All boats can be booked on a Friday. */
const date = dayAhead(32, FRIDAY);

/** Goes through the form and looks at each step; what is wrong there fails the test. */
class Walk {
  readonly form: FormPage;
  readonly #page: Page;
  readonly #watch: LayoutWatch;

  constructor(form: FormPage, watch: LayoutWatch) {
    this.form = form;
    this.#page = form.page;
    this.#watch = watch;
  }

  async look(languages: string[], widths: number[]): Promise<void> {
    for (const language of languages) {
      await this.#page.locator('header select').selectOption(language);
      await this.#page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      await expect(this.#page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of widths) {
        await this.#watch.lookAtSize(this.#page, { width, height: 844 });
      }
    }
    await this.#page.locator('header select').selectOption('en');
    await this.#page.locator('html[lang=en]').waitFor({ state: 'attached' });
  }

  /** The second length of the day, and its first time. */
  async chooseTime(): Promise<void> {
    const length = this.#page.locator('input[name=length], input[name=last-day]');
    const time = this.#page.locator('input[name=time]');
    await length.or(time).first().waitFor({ state: 'attached' });
    if ((await length.count()) > 1) await length.nth(1).check({ force: true });
    await time.first().check({ force: true });
    await expect(this.form.button('Next')).toBeEnabled();
  }

  /** From the chosen time to what is missing in the details. */
  async toMissingDetails(languages: string[], widths: number[]): Promise<void> {
    const { form } = this;
    await form.next();
    const extras = form.heading(form.t('form.extras'));
    const details = form.heading(form.t('form.details'));
    await extras.or(details).waitFor();
    if (await extras.isVisible()) {
      await this.look(languages, widths);
      await form.button(form.t('form.extrasSkip')).click();
      await details.waitFor();
    }
    await this.look(languages, widths);
    await form.next();
    await this.#page.getByText(/^Please correct/).waitFor();
    await this.look(languages, widths);
  }
}

for (const { dock, boatModel: model } of rentalSetups) {
  test(`${model} at ${dock}: all can be read and pressed in every language on every width`, async ({
    page,
    layoutWatch,
  }) => {
    const walk = new Walk(await FormPage.openFor(page, { dock, model, date }), layoutWatch);
    await walk.chooseTime();
    await walk.look(EVERY_LANGUAGE, WIDTHS);
    const isFirst = model === rentalSetups[0]?.boatModel;
    await walk.toMissingDetails(isWhole || isFirst ? EVERY_LANGUAGE : ['de'], ENDS);
  });
}

test('boats and docks: all can be read and pressed in every language on every width', async ({
  page,
  layoutWatch,
}) => {
  const walk = new Walk(await FormPage.open(page), layoutWatch);
  await walk.form.choose('Gannet 8');
  await page.locator('input[name=dock]').first().waitFor({ state: 'attached' });
  await walk.look(EVERY_LANGUAGE, WIDTHS);
});

test('names as long as they may be: all can be read and pressed on every width', async ({
  page,
  layoutWatch,
}) => {
  const walk = new Walk(
    await FormPage.open(page, { date }, 'en', process.env.LONG_URL),
    layoutWatch,
  );
  await walk.form.choose('Gannet 8');
  await page.locator('input[name=dock]').first().check({ force: true });
  await walk.look(['en', 'de'], WIDTHS);
  await walk.form.next();
  await walk.chooseTime();
  await walk.look(['en', 'de'], WIDTHS);
  await walk.toMissingDetails(['en', 'de'], WIDTHS);
});
