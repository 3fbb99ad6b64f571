/** The languages with a complete pack, by code, as a reader of the language calls it and in English. */
export const LANGUAGES = {
  en: { ownName: 'English', name: 'English' },
  nl: { ownName: 'Nederlands', name: 'Dutch' },
  de: { ownName: 'Deutsch', name: 'German' },
  fr: { ownName: 'Français', name: 'French' },
  da: { ownName: 'Dansk', name: 'Danish' },
  es: { ownName: 'Español', name: 'Spanish' },
  it: { ownName: 'Italiano', name: 'Italian' },
  sv: { ownName: 'Svenska', name: 'Swedish' },
} as const;

/** The code of a language that has a pack. */
export type PackLanguage = keyof typeof LANGUAGES;

export function hasPack(language: string): language is PackLanguage {
  return Object.hasOwn(LANGUAGES, language);
}

/** How speakers of a language call it: `Dansk`. Without a pack the browser knows. */
export function ownNameOf(language: string): string {
  if (hasPack(language)) return LANGUAGES[language].ownName;
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** The first of the languages that fits: `de-AT` and `de_AT` fit `de`. */
export function firstOffered(
  wanted: readonly (string | null | undefined)[],
  offered: readonly string[],
): string | undefined {
  for (const language of wanted) {
    const found = offered.find((code) => code === language?.split(/[-_]/)[0]?.toLowerCase());
    if (found) return found;
  }
  return undefined;
}
