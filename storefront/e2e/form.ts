import { expect, type Locator, type Page } from '@playwright/test';
import { createTranslate, loadTexts, type Translate } from '@slipway/contract/languages';

type Offer = { boatModels: { id: string; slug: string }[]; docks: { id: string; slug: string }[] };

/** The booking form, as a visitor uses it. */
export class FormPage {
  readonly page: Page;
  readonly t: Translate;

  private constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }

  static async open(
    page: Page,
    parameters: Record<string, string> = {},
    language = 'en',
    // Of a company that the global setup has started.
    origin = process.env.FORM_URL,
  ): Promise<FormPage> {
    const t = createTranslate(await loadTexts(language), {}, { locale: language });
    await page.goto(`${origin}/book?${new URLSearchParams({ lang: language, ...parameters })}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return new FormPage(page, t);
  }

  /** Opens the form with dock and boat chosen by their slugs, on a day. */
  static async openFor(
    page: Page,
    trip: { dock: string; model: string; date?: string },
    more: Record<string, string> = {},
    language = 'en',
  ): Promise<FormPage> {
    const { docks, boatModels } = JSON.parse(process.env.FORM_OFFER ?? '').data as Offer;
    const dock = docks.find(({ slug }) => slug === trip.dock)?.id ?? '';
    const model = boatModels.find(({ slug }) => slug === trip.model)?.id ?? '';
    const date: Record<string, string> = trip.date ? { date: trip.date } : {};
    return FormPage.open(page, { dock, model, ...date, ...more }, language);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  async next(): Promise<void> {
    await this.button(this.t('common.next')).click();
  }

  /** Chooses a length such as `3 hours` and a time such as `10:00`. */
  async chooseTime(length: string | null, time: string): Promise<void> {
    if (length) await this.choose(length);
    await this.choose(time);
    await expect(this.page.locator('input[name=time]:checked')).toHaveCount(1);
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name }).first().check({ force: true });
  }

  /** From the chosen time to the details, without extras. */
  async skipExtras(): Promise<void> {
    const details = this.heading(this.t('form.details'));
    const extras = this.heading(this.t('form.extras'));
    await details.or(extras).waitFor();
    if (await extras.isVisible()) await this.button(this.t('form.extrasSkip')).click();
    await details.waitFor();
  }

  async fillDetails(answers: Record<string, string> = {}): Promise<void> {
    const { page, t } = this;
    await page.getByLabel(t('form.givenName'), { exact: true }).fill('Ines');
    await page.getByLabel(t('form.familyName'), { exact: true }).fill('Okafor');
    await page.getByLabel(t('form.email')).fill('ines.okafor@example.com');
    for (const [label, answer] of Object.entries(answers)) {
      await page.getByLabel(label).fill(answer);
    }
  }

  async toSummary(): Promise<void> {
    await this.next();
    await this.heading(this.t('form.summaryEdit')).waitFor();
  }
}
