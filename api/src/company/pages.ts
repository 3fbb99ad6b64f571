import type { CompanyPages, MessageFlow, Question, Waiver } from '@slipway/company';
import { firstOffered, type PackLanguage } from '@slipway/contract/languages';
import type { TenantDatabase } from '../database/database.ts';

/** What the company has decided about the pages of its customers. */
export async function readPages(database: TenantDatabase): Promise<CompanyPages> {
  const row = await database.selectFrom('company_pages').selectAll().executeTakeFirstOrThrow();
  return {
    branding: row.branding,
    languages: row.languages,
    texts: row.texts,
    translations: row.translations,
    options: row.options,
    alternatives: row.alternatives,
    returnUrls: row.return_urls,
    termsUrls: row.terms_urls,
    analytics: row.analytics,
    startConditions: row.start_conditions,
  };
}

/** The language of the form for somebody who wants one of these, the most wanted first. */
export function languageFor(
  { languages }: Pick<CompanyPages, 'languages'>,
  ...wanted: (string | null | undefined)[]
): string {
  return firstOffered(wanted, languages.offered) ?? languages.default;
}

/** The pack from which a language without one of its own starts. */
export function fallbackOf(
  { languages }: Pick<CompanyPages, 'languages'>,
  language: string,
): PackLanguage {
  return languages.fallbacks[language] ?? 'en';
}

/** Says the company's own words in a language; what is not translated stays as it is. */
export function ownWords(
  { translations }: Pick<CompanyPages, 'translations'>,
  language: string,
): (text: string) => string {
  const words = translations[language] ?? {};
  return (text) => (Object.hasOwn(words, text) ? (words[text] as string) : text);
}

/** The address for a language, or that of the default one. */
export function addressFor(
  addresses: Record<string, string>,
  { languages }: Pick<CompanyPages, 'languages'>,
  language: string,
): string | null {
  return addresses[language] ?? addresses[languages.default] ?? null;
}

/** The questions of a company in their order, without those that are no longer asked. */
export async function readQuestions(database: TenantDatabase): Promise<Omit<Question, 'slug'>[]> {
  const rows = await database
    .selectFrom('questions')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    question: row.question,
    hint: row.hint,
    choices: row.choices,
    required: row.required,
    sensitive: row.sensitive,
    dockIds: row.dock_ids,
    boatModelIds: row.boat_model_ids,
    customerTypeIds: row.customer_type_ids,
  }));
}

/** Whether somebody who books this is asked a question. */
export function isAsked(
  question: Pick<Question, 'dockIds' | 'boatModelIds' | 'customerTypeIds'>,
  trip: { dockId: string; boatModelId: string; customerTypeId: string },
): boolean {
  const fits = (ids: readonly string[] | null, id: string) => ids === null || ids.includes(id);
  return (
    fits(question.dockIds, trip.dockId) &&
    fits(question.boatModelIds, trip.boatModelId) &&
    fits(question.customerTypeIds, trip.customerTypeId)
  );
}

/** The waivers that a rental setup asks for, in the order of the company's list. */
export async function readWaivers(
  database: TenantDatabase,
  rentalSetupId: string,
): Promise<Omit<Waiver, 'slug'>[]> {
  const setup = await database
    .selectFrom('rental_setups')
    .select('waiver_ids')
    .where('id', '=', rentalSetupId)
    .executeTakeFirst();
  if (!setup || setup.waiver_ids.length === 0) return [];
  const rows = await database
    .selectFrom('waivers')
    .selectAll()
    .where('id', 'in', setup.waiver_ids)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    documents: row.documents,
    version: row.version,
    signer: row.signer,
    requiredBeforeHandOut: row.required_before_hand_out,
    retentionMonths: row.retention_months,
  }));
}

/** The messages of a rental setup; null when it has no flow, which means the defaults. */
export async function readMessageFlow(
  database: TenantDatabase,
  rentalSetupId: string,
): Promise<Omit<MessageFlow, 'slug'> | null> {
  const row = await database
    .selectFrom('rental_setups')
    .innerJoin('message_flows', 'message_flows.id', 'rental_setups.message_flow_id')
    .select(['message_flows.id', 'message_flows.name', 'message_flows.definition'])
    .where('rental_setups.id', '=', rentalSetupId)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, ...row.definition } : null;
}
