import type { en } from './en/index.ts';
import type { mail } from './en/mail.ts';
import { formatText, type TextPlace, type TextValues } from './format-text.ts';

/** All texts of the pages in one language, by screen. */
export type Texts = { [Screen in keyof typeof en]: { [Key in keyof (typeof en)[Screen]]: string } };
/** All texts of the e-mails in one language. */
export type MailTexts = { [Key in keyof typeof mail]: string };

/** `form.chooseDay`: a text of the pages. A company's own texts have the same keys. */
export type TextKey = {
  [Screen in keyof Texts]: `${Screen}.${keyof Texts[Screen] & string}`;
}[keyof Texts];

/** A company's own words for one language. */
type OwnTexts = Readonly<Record<string, string>>;

/** Says a text with its values filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The texts of a pack with the company's own words over them. */
export function createTranslate(texts: Texts, ownTexts: OwnTexts, place: TextPlace): Translate {
  return (key, values = {}) => formatText(ownTexts[key] ?? textOf(texts, key), values, place);
}

/** The text of a pack under its key. */
function textOf(texts: Texts, key: TextKey): string {
  const [screen, name] = key.split('.') as [keyof Texts, string];
  return (texts[screen] as Record<string, string>)[name] as string;
}
