import type { CompanyPages } from '../pages.ts';
import { fieldName, orKnown, type Path, type Problems } from '../read/problems.ts';
import type { Context } from './context.ts';
import { checkOffered } from './languages.ts';

/** A text of the company with the same text in other languages. */
type Word = { original: string; path: Path; translated: [language: string, text: string][] };

/** How many missing words a warning names. */
const MOST_NAMED = 3;

/**
 * Gathers every translation of the file into one dictionary per language. Lines of old bookings are
 * stored as words, so that they too can be looked up.
 */
export function compileTranslations(
  context: Context,
  { default: own, offered }: CompanyPages['languages'],
): CompanyPages['translations'] {
  const { problems } = context;
  const words = [...entryWords(context), ...lineWords(context)];
  const dictionary = new Dictionary(problems);
  for (const { original, path, translated } of words) {
    for (const [language, text] of translated) {
      const place = [...path.slice(0, -1), language, ...path.slice(-1)];
      if (language === own) {
        problems.add(place, `'${own}' is the default language; its words stand in the entry`);
      } else {
        checkOffered(language, offered, place.slice(0, -1), problems);
        dictionary.add(language, original, text, place);
      }
    }
  }
  warnOfGaps(words, context, offered, own);
  return dictionary.entries;
}

/** Says which words a language lacks. Names of docks and models are the same everywhere. */
function warnOfGaps(
  words: readonly Word[],
  { file, problems }: Context,
  offered: readonly string[],
  own: string,
): void {
  const names = new Set([...file.docks, ...file.boatModels].map(({ name }) => name));
  const wanted = words.filter(({ original }) => !names.has(original) && original !== '');
  for (const [index, language] of offered.entries()) {
    if (language === own) continue;
    const missing = wanted.filter(({ translated }) =>
      translated.every(([code]) => code !== language),
    );
    if (missing.length === 0) continue;
    const shown = missing.slice(0, MOST_NAMED).map(({ original }) => `'${original}'`);
    const rest = missing.length > MOST_NAMED ? ' and more' : '';
    problems.warn(
      ['bookingForm', 'languages', 'offered', index],
      `${language} lacks ${missing.length} of ${wanted.length} of your own texts: ${shown.join(', ')}${rest}; visitors read them in ${own} until you translate them`,
    );
  }
}

class Dictionary {
  readonly entries: CompanyPages['translations'] = {};
  readonly #places = new Map<string, Path>();
  readonly #problems: Problems;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  /** The same words must not mean two things: a line of a booking has nothing but its words. */
  add(language: string, original: string, text: string, path: Path): void {
    const place = `${language} ${original}`;
    const first = this.#places.get(place);
    const known = this.entries[language]?.[original];
    if (first && known !== text) {
      const message = `'${original}' is '${known}' at ${fieldName(first)}; use the same words`;
      this.#problems.add(path, message);
      return;
    }
    this.#places.set(place, path);
    this.entries[language] = { ...this.entries[language], [original]: text };
  }
}

/** The words of docks, models, add-ons, categories and questions. */
function entryWords({ file }: Context): Word[] {
  const lists: Record<string, readonly object[] | undefined> = {
    docks: file.docks,
    categories: file.categories,
    boatModels: file.boatModels,
    addOnCategories: file.addOnCategories,
    addOns: file.addOns,
  };
  const listed = Object.entries(lists).flatMap(([list, entries = []]) =>
    entries.flatMap((entry, index) => wordsOf(entry, [list, index])),
  );
  const questions = (file.bookingForm?.questions ?? []).flatMap((question, index) =>
    wordsOf(question, ['bookingForm', 'questions', index]),
  );
  const types = file.customerTypes.flatMap(({ cancellation }, index) =>
    wordsOf(cancellation ?? {}, ['customerTypes', index, 'cancellation']),
  );
  const notes = (file.messageFlows ?? []).flatMap(({ notes = {} }, index) =>
    Object.entries(notes).flatMap(([message, note]) =>
      wordsOf(note, ['messageFlows', index, 'notes', message]),
    ),
  );
  return [...listed, ...questions, ...types, ...notes];
}

type Translatable = { translations?: Record<string, Record<string, string | string[]>> };

/** Fields that visitors read. A name is often the same in all languages, so it may stay as it is. */
const READ_FIELDS = ['name', 'shortDescription', 'description', 'question', 'hint', 'text'];

function wordsOf(source: object, path: Path): Word[] {
  const entry = source as Translatable & Record<string, unknown>;
  const { translations = {} } = entry;
  const single = READ_FIELDS.flatMap((field): Word[] => {
    const original = entry[field];
    if (typeof original !== 'string') return [];
    const translated = Object.entries(translations).flatMap(
      ([language, { [field]: text }]): [string, string][] =>
        typeof text === 'string' ? [[language, text]] : [],
    );
    return [{ original, path: [...path, 'translations', field], translated }];
  });
  const choices = ((entry.choices ?? []) as string[]).map((original, index): Word => {
    const translated = Object.entries(translations).flatMap(
      ([language, { choices: texts }]): [string, string][] =>
        texts?.[index] === undefined ? [] : [[language, texts[index]]],
    );
    return { original, path: [...path, 'translations', 'choices'], translated };
  });
  return [...single, ...choices];
}

/** The lines of prices and money, which `lineTranslations` names by their words. */
function lineWords({ file, problems }: Context): Word[] {
  const lines = new Set([
    ...(file.pricings ?? []).flatMap((pricing) => [
      pricing.description,
      ...('rules' in pricing ? (pricing.rules ?? []) : []).map(({ description }) => description),
      ...(pricing.extraCharges ?? []).map(({ description }) => description),
      ...(pricing.deposits ?? []).map(({ description }) => description),
    ]),
    ...(file.bookingFee && 'description' in file.bookingFee ? [file.bookingFee.description] : []),
    ...(file.discounts ?? []).map(({ name }) => name),
    ...(file.taxRates ?? []).map(({ name }) => name),
    ...(file.schedules ?? []).flatMap((schedule) =>
      schedule.type === 'slot' ? schedule.slots.map(({ name }) => name) : [],
    ),
  ]);
  const given = Object.entries(file.lineTranslations ?? {});
  for (const [language, texts] of given) {
    for (const line of Object.keys(texts)) {
      if (lines.has(line)) continue;
      const message = `no price, deposit, fee, tax, discount or slot is called so${orKnown(line, [...lines])}`;
      problems.add(['lineTranslations', language, line], message, { atName: true });
    }
  }
  return [...lines].map((original) => ({
    original,
    path: ['lineTranslations', original],
    translated: given.flatMap(([language, texts]): [string, string][] =>
      texts[original] === undefined ? [] : [[language, texts[original]]],
    ),
  }));
}
