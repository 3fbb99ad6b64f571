import {
  type Color,
  contrastOf,
  formatColor,
  formatContrast,
  LEAST_CONTRAST,
  parseColor,
  readableShade,
} from '@slipway/engine';
import type { Company } from '../company.ts';
import type { Branding, CompanyPages, Question } from '../pages.ts';
import type { Path, Problems } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { checkOffered, compileLanguages } from './languages.ts';
import { compileTexts } from './own-texts.ts';
import { compileTranslations } from './translations.ts';
import { compileWaivers } from './waivers.ts';

type FormEntry = NonNullable<CompanyFile['bookingForm']>;

/** What customers see around a booking: the form's look, words and questions, and the waivers. */
export async function compilePages(
  context: Context,
): Promise<Pick<Company, 'pages' | 'questions' | 'waivers' | 'waiverFiles'>> {
  const { file, problems, categories } = context;
  const { branding, options = {}, alternatives = {}, ...form } = file.bookingForm ?? {};
  const languages = compileLanguages(file, problems);
  const pages: CompanyPages = {
    branding: compileBranding(branding, problems),
    languages,
    texts: await compileTexts(context, languages),
    translations: compileTranslations(context, languages),
    options: {
      datePicker: options.datePicker ?? 'automatic',
      phone: options.phone ?? 'optional',
      first: options.first ?? 'dock',
      boatsLeftBelow: options.boatsLeft ?? null,
    },
    alternatives: {
      enabled: alternatives.enabled ?? true,
      noOtherModelsIn: (alternatives.noOtherModelsIn ?? []).map((slug, index) =>
        categories.idOf(slug, ['bookingForm', 'alternatives', 'noOtherModelsIn', index]),
      ),
    },
    returnUrls: compileAddresses(form, 'returnUrl', languages, problems),
    termsUrls: compileAddresses(form, 'termsUrl', languages, problems),
    analytics: form.analytics ?? false,
    startConditions: {
      balance: file.connectedBoats?.balance ?? true,
      deposit: file.connectedBoats?.deposit ?? true,
      waivers: file.connectedBoats?.waivers ?? true,
    },
  };
  return {
    pages,
    questions: compileQuestions(context),
    ...(await compileWaivers(context, languages)),
  };
}

const WHITE: Color = [255, 255, 255];

function compileBranding(entry: FormEntry['branding'] = {}, problems: Problems): Branding {
  const branding: Branding = {
    logoUrl: entry.logo ?? null,
    darkLogoUrl: entry.darkLogo ?? null,
    mainColor: entry.mainColor ?? '#0B5C7A',
    accent: entry.accent ?? '#B85C00',
    font: entry.font ?? 'system',
    corners: entry.corners ?? 'soft',
  };
  for (const field of ['mainColor', 'accent'] as const) {
    const color = parseColor(branding[field]) as Color;
    const contrast = contrastOf(color, WHITE);
    if (contrast >= LEAST_CONTRAST) continue;
    problems.warn(
      ['bookingForm', 'branding', field],
      `${branding[field]} has a contrast of ${formatContrast(contrast)} with white, which many people cannot read; use ${LEAST_CONTRAST}:1 or more, such as ${formatColor(readableShade(color, WHITE))}`,
    );
  }
  return branding;
}

/** Addresses by language. Other languages use that of the default, so that one must be there. */
function compileAddresses(
  form: FormEntry,
  field: 'returnUrl' | 'termsUrl',
  languages: CompanyPages['languages'],
  problems: Problems,
): Record<string, string> {
  const addresses = form[field] ?? {};
  const path = ['bookingForm', field];
  const given = Object.keys(addresses);
  for (const language of given) {
    checkOffered(language, languages.offered, [...path, language], problems);
  }
  if (given.length > 0 && !given.includes(languages.default)) {
    problems.add(path, `needs an address for ${languages.default}, the default language`);
  }
  return addresses;
}

function compileQuestions(context: Context): Question[] {
  const { file, questions } = context;
  return (file.bookingForm?.questions ?? []).map((entry, index) => {
    const path = ['bookingForm', 'questions', index];
    checkChoices(entry, path, context);
    const ids = (list: 'docks' | 'boatModels' | 'customerTypes') =>
      entry[list]?.map((slug, place) => context[list].idOf(slug, [...path, list, place])) ?? null;
    return {
      id: questions.idOf(entry.slug, [...path, 'slug']),
      slug: entry.slug,
      kind: entry.kind,
      question: entry.question,
      hint: entry.hint ?? null,
      choices: entry.choices ?? [],
      required: entry.required ?? false,
      sensitive: entry.sensitive ?? false,
      dockIds: ids('docks'),
      boatModelIds: ids('boatModels'),
      customerTypeIds: ids('customerTypes'),
    };
  });
}

function checkChoices(
  { kind, choices = [], translations = {} }: NonNullable<FormEntry['questions']>[number],
  path: Path,
  { problems }: Context,
): void {
  if (kind === 'choice' && choices.length < 2) {
    problems.add(path, 'needs at least two choices');
  }
  if (kind !== 'choice' && choices.length > 0) {
    problems.add([...path, 'choices'], 'are only for kind: choice', { atName: true });
  }
  for (const [language, { choices: translated }] of Object.entries(translations)) {
    if (!translated || translated.length === choices.length) continue;
    problems.add(
      [...path, 'translations', language, 'choices'],
      `has ${translated.length} choices where the question has ${choices.length}; translate each, in the same order`,
    );
  }
}
