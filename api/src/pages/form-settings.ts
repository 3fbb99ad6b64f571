import { hasPack } from '@slipway/contract/languages';
import type { Tenant } from '../tenant.ts';

/** What a company has set for its pages, as far as every page needs it. */
export type FormSettings = {
  phoneNumber: string | null;
  languages: { default: string; offered: readonly string[] };
  /** Own words, by language and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The settings of a company's pages. */
export function formSettingsOf({ locale }: Tenant): FormSettings {
  const own = locale.split('_')[0] ?? 'en';
  const language = hasPack(own) ? own : 'en';
  return {
    phoneNumber: null,
    languages: { default: language, offered: [language] },
    texts: {},
  };
}
