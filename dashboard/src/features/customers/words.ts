import type { Answer } from '../../api/call.ts';

export type Customer = Answer<'getTeamCustomer'>;
export type Choices = Answer<'getBookingChoices'>;

/** The language of a locale among those that the company offers; countries do not count. */
export function languageOf(locale: string, { languages }: Choices): string {
  const [language] = locale.split('_');
  return languages.find((one) => one.locale.split('_')[0] === language)?.locale ?? locale;
}
