import { mail as da } from './da/mail.ts';
import { mail as de } from './de/mail.ts';
import { mail as en } from './en/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as fr } from './fr/mail.ts';
import { mail as it } from './it/mail.ts';
import { hasPack, type PackLanguage } from './languages.ts';
import { mail as nl } from './nl/mail.ts';
import { mail as sv } from './sv/mail.ts';
import type { MailTexts, TextKey } from './texts.ts';

const PACKS: Record<PackLanguage, MailTexts> = { en, nl, de, fr, da, es, it, sv };

/** Words of the e-mails that the pages say too: a company that has its own there has them here. */
export const WORDS_OF_PAGES = {
  boat: 'common.boat',
  dock: 'common.dock',
  pickup: 'common.pickup',
  return: 'common.return',
  reference: 'common.reference',
  trip: 'form.yourTrip',
  viewBooking: 'form.openBookingPage',
  extras: 'booking.extras',
  costs: 'booking.costs',
  open: 'booking.stillOpen',
} as const satisfies Partial<Record<keyof MailTexts, TextKey>>;

/**
 * The texts of the e-mails, with the company's own words of the pages where they are the same.
 * A language without a pack reads its fallback.
 */
export function mailTexts(
  language: string,
  fallback: PackLanguage = 'en',
  ownTexts: Readonly<Record<string, string>> = {},
): MailTexts {
  const texts: MailTexts = { ...PACKS[hasPack(language) ? language : fallback] };
  for (const [word, key] of Object.entries(WORDS_OF_PAGES)) {
    const own = ownTexts[key];
    if (own !== undefined) texts[word as keyof typeof WORDS_OF_PAGES] = own;
  }
  return texts;
}
