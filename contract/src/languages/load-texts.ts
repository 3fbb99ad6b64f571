import { hasPack, type PackLanguage } from './languages.ts';
import type { Texts } from './texts.ts';

/** Each language is a chunk of its own. */
const PACKS: Record<PackLanguage, () => Promise<Texts>> = {
  en: async () => (await import('./en/index.ts')).en,
  nl: async () => (await import('./nl/index.ts')).nl,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  da: async () => (await import('./da/index.ts')).da,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** The texts of the pages. A language without a pack starts from its fallback. */
export function loadTexts(language: string, fallback: PackLanguage = 'en'): Promise<Texts> {
  return PACKS[hasPack(language) ? language : fallback]();
}
