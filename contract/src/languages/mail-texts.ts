import { mail as da } from './da/mail.ts';
import { mail as de } from './de/mail.ts';
import { mail as en } from './en/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as fr } from './fr/mail.ts';
import { mail as it } from './it/mail.ts';
import { hasPack, type PackLanguage } from './languages.ts';
import { mail as nl } from './nl/mail.ts';
import { mail as sv } from './sv/mail.ts';
import type { MailTexts } from './texts.ts';

const PACKS: Record<PackLanguage, MailTexts> = { en, nl, de, fr, da, es, it, sv };

/** The texts of the e-mails. A language without a pack reads its fallback. */
export function mailTexts(language: string, fallback: PackLanguage = 'en'): MailTexts {
  return PACKS[hasPack(language) ? language : fallback];
}
