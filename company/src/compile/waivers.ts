import { WAIVER_VARIABLES } from '@slipway/contract/languages';
import { WAIVER_RETENTION_MONTHS } from '@slipway/engine';
import type { CompanyPages, Waiver } from '../pages.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { checkOffered } from './languages.ts';
import { checkVariables } from './own-texts.ts';

type WaiverEntry = NonNullable<CompanyFile['waivers']>[number];

/** Documents to sign, in the languages of the form. */
export function compileWaivers(
  context: Context,
  languages: CompanyPages['languages'],
): Promise<Waiver[]> {
  const { file, problems, waivers } = context;
  return Promise.all(
    (file.waivers ?? []).map(async (entry, index) => {
      const path = ['waivers', index];
      const documents = documentsOf(entry, languages.default);
      for (const [language, { text }] of Object.entries(documents)) {
        const isOwn = language === languages.default;
        const place = isOwn ? path : [...path, 'translations', language];
        checkOffered(language, languages.offered, place, problems);
        checkVariables(text, Object.keys(WAIVER_VARIABLES), [...place, 'text'], problems);
      }
      if (entry.signer === 'anyone' && entry.requiredBeforeHandOut) {
        problems.add(
          [...path, 'requiredBeforeHandOut'],
          'is not possible with signer: anyone, because no signature would be the last one',
        );
      }
      return {
        id: waivers.idOf(entry.slug, [...path, 'slug']),
        slug: entry.slug,
        name: entry.name,
        documents,
        version: await versionOf(documents),
        signer: entry.signer,
        requiredBeforeHandOut: entry.requiredBeforeHandOut ?? false,
        retentionMonths: entry.retentionMonths ?? WAIVER_RETENTION_MONTHS.default,
      };
    }),
  );
}

function documentsOf(entry: WaiverEntry, own: string): Waiver['documents'] {
  const { name, text, translations = {} } = entry;
  const translated = Object.entries(translations).map(([language, words]) => [
    language,
    { name: words.name ?? name, text: words.text ?? text },
  ]);
  return { [own]: { name, text }, ...Object.fromEntries(translated) };
}

/** The beginning of a hash of the words. */
async function versionOf(documents: Waiver['documents']): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify(documents));
  const digest = await crypto.subtle.digest('SHA-256', words);
  const bytes = new Uint8Array(digest).slice(0, 4);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
