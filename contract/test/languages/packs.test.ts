import { describe, expect, test } from 'vitest';
import { en } from '../../src/languages/en/index.ts';
import { mail as enMail } from '../../src/languages/en/mail.ts';
import {
  createTranslate,
  formatText,
  LANGUAGES,
  loadTexts,
  type PackLanguage,
  variablesOf,
} from '../../src/languages/index.ts';
import { mailTexts, WORDS_OF_PAGES } from '../../src/languages/mail-texts.ts';

/** Words that a language has in common with English. */
const SAME_AS_ENGLISH: Record<string, readonly PackLanguage[]> = {
  'common.no': ['es', 'it'],
  'common.total': ['fr', 'es'],
  'form.password': ['it'],
  'form.perPassenger': ['sv'],
  'form.sendResetLink': ['da'],
  'form.stepExtras': ['de'],
  'booking.extras': ['de'],
  'booking.name': ['de'],
  'mail.customerEmail': ['nl', 'fr', 'da', 'it'],
  'mail.customerName': ['de'],
  'mail.extras': ['de'],
  'waiver.version': ['fr'],
};

const translated = (Object.keys(LANGUAGES) as PackLanguage[]).filter((code) => code !== 'en');

function flatten(screens: Record<string, Record<string, string>>): Map<string, string> {
  const entries = Object.entries(screens).flatMap(([screen, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${screen}.${key}`, text]),
  );
  return new Map(entries);
}

const english = flatten({ ...en, mail: enMail });

test('every English text is valid, begins and ends without a blank, and has no straight quote', () => {
  for (const [key, text] of english) {
    expect(() => variablesOf(text), key).not.toThrow();
    expect(text.trim(), key).toBe(text);
    expect(text, key).not.toMatch(/['"]/);
  }
});

describe.each(translated)('the pack %s', (language) => {
  const load = async () => {
    const [pages, { mail }] = await Promise.all([
      import(`../../src/languages/${language}/index.ts`),
      import(`../../src/languages/${language}/mail.ts`),
    ]);
    return flatten({ ...pages[language], mail });
  };

  test('has every text, and none that English does not have', async () => {
    expect([...(await load()).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('keeps the variables of every text, and is valid', async () => {
    for (const [key, text] of await load()) {
      expect(variablesOf(text), key).toEqual(variablesOf(english.get(key) ?? ''));
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toMatch(/['"]/);
    }
  });

  test('is translated, but for the few words that are the same', async () => {
    const same = [...(await load())]
      .filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(withoutVariables(text)))
      .map(([key]) => key);
    const listed = Object.entries(SAME_AS_ENGLISH)
      .filter(([, languages]) => languages.includes(language))
      .map(([key]) => key);
    expect(same.sort()).toEqual(listed.sort());
  });

  test('has the forms of every plural that the language has', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => form === 'one' || form === 'other');
    for (const [key, text] of await load()) {
      if (!text.includes(', plural,')) continue;
      for (const form of needed) expect(text, key).toMatch(new RegExp(`\\b${form} \\{`));
    }
  });
});

function withoutVariables(text: string): string {
  return text.replace(/\{\w+\}/g, '');
}

test('words that the e-mails share with the pages are the same in all languages', async () => {
  for (const language of Object.keys(LANGUAGES) as PackLanguage[]) {
    const words = mailTexts(language);
    const say = createTranslate(await loadTexts(language), {}, { locale: language });
    for (const [word, key] of Object.entries(WORDS_OF_PAGES)) {
      expect(words[word as keyof typeof WORDS_OF_PAGES], `${language} ${key}`).toBe(say(key));
    }
  }
});

test('a company that says Departure on its pages says it in its e-mails', () => {
  expect(mailTexts('en', 'en', { 'common.pickup': 'Departure' }).pickup).toBe('Departure');
  expect(mailTexts('en').pickup).toBe('Pickup');
});

test('counts read right in all languages', async () => {
  const counted = await Promise.all(
    (Object.keys(LANGUAGES) as PackLanguage[]).map(async (language) => {
      const { common } = await loadTexts(language);
      return [0, 1, 2].map((boats) => formatText(common.boats, { boats }, { locale: language }));
    }),
  );
  expect(counted).toEqual([
    ['0 boats', '1 boat', '2 boats'],
    ['0 boten', '1 boot', '2 boten'],
    ['0 Boote', '1 Boot', '2 Boote'],
    ['0 bateau', '1 bateau', '2 bateaux'],
    ['0 både', '1 båd', '2 både'],
    ['0 barcos', '1 barco', '2 barcos'],
    ['0 barche', '1 barca', '2 barche'],
    ['0 båtar', '1 båt', '2 båtar'],
  ]);
});
