import type { Answer } from '../../app/call.ts';

export type Customer = Answer<'getTeamCustomer'>;
export type Choices = Answer<'getBookingChoices'>;

/** A phone number without the blanks and brackets that people put into it. */
export function phoneOf(typed: string): string | null {
  const digits = typed.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return digits === '' ? null : digits;
}

/** The language of a locale among those that the company offers; countries do not count. */
export function languageOf(locale: string, { languages }: Choices): string {
  const [language] = locale.split('_');
  return languages.find((one) => one.locale.split('_')[0] === language)?.locale ?? locale;
}
