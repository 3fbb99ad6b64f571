import { en } from './en/index.ts';
import { hasPack, type PackLanguage } from './languages.ts';
import type { GrowingTexts, Texts } from './texts.ts';

/** Each language is a chunk of its own. */
const PACKS: Record<Exclude<PackLanguage, 'en'>, () => Promise<GrowingTexts>> = {
  nl: async () => (await import('./nl/index.ts')).nl,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  da: async () => (await import('./da/index.ts')).da,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** The texts of the pages. A language without a pack starts from its fallback. */
export async function loadTexts(language: string, fallback: PackLanguage = 'en'): Promise<Texts> {
  const pack = hasPack(language) ? language : fallback;
  return pack === 'en' ? en : complete(await PACKS[pack]());
}

function complete(pack: GrowingTexts): Texts {
  const screens = Object.entries(en).map(([screen, texts]) => [
    screen,
    { ...texts, ...pack[screen as keyof Texts] },
  ]);
  return Object.fromEntries(screens) as Texts;
}
