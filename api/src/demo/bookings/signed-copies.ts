import type { Company } from '@slipway/company';
import type { Insertable } from 'kysely';
import { languageFor } from '../../company/pages.ts';
import type { TripTables } from '../../database/tables/trips.ts';
import { type DocumentFacts, documentOf } from '../../features/waivers/document.ts';
import { monthsAfter } from '../../features/waivers/retention.ts';

/** A signed copy as a row; its words are JSON and not the text of it, as the rows of the demo travel. */
export type SignedCopyRow = Omit<Insertable<TripTables['waiver_signatures']>, 'document'> & {
  document: { name: string; paragraphs: string[] };
};

/** Somebody who has signed copies of waivers. */
export type DemoSigner = {
  name: string;
  at: number;
  /** Whoever held the device, as the history names them. */
  by: string;
  copies: { id: string; waiverId: string }[];
};

type SignedBooking = { id: string; locale: string; facts: DocumentFacts };

/** The signed copies of a booking, each with the words in the language of its customer. */
export function signedCopies(
  { id: booking_id, locale, facts }: SignedBooking,
  signers: readonly DemoSigner[],
  { waivers, pages }: Company,
): SignedCopyRow[] {
  const languages = [languageFor(pages, locale), pages.languages.default];
  return waivers.flatMap((waiver) => {
    const ofWaiver = signers.flatMap(({ copies, ...signer }) =>
      copies
        .filter(({ waiverId }) => waiverId === waiver.id)
        .map((copy) => ({ ...signer, id: copy.id })),
    );
    if (ofWaiver.length === 0) return [];
    const { language, pdf, ...document } = documentOf(waiver, facts, languages);
    return ofWaiver.map(({ id, name, at, by }) => ({
      id,
      booking_id,
      waiver_id: waiver.id,
      version: waiver.version,
      language,
      document,
      file_sha256: pdf?.sha256 ?? null,
      signer_name: name,
      signature: null,
      signed_at: new Date(at),
      signed_by: by,
      delete_at: monthsAfter(new Date(at), waiver.retentionMonths),
    }));
  });
}
