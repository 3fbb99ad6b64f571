import type { CompanyPages } from '@slipway/company';
import { formatTimestamp, signaturesNeeded } from '@slipway/engine';
import { languageFor } from '../../company/pages.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { documentOf } from './document.ts';
import type { BookingWaiver } from './read-waivers.ts';

type Facts = {
  booking: StoredBooking;
  dock: { name: string; timeZone: string };
  boatModelName: string;
  companyLocale: string;
};

/** The words of a waiver in the language of the booking. */
export function wordsOf(waiver: BookingWaiver, { booking, ...facts }: Facts, pages: CompanyPages) {
  const { currency } = booking;
  const spoken = languageFor(pages, booking.language, booking.preferred_locale);
  return documentOf(waiver, { booking, currency, ...facts }, [spoken, pages.languages.default]);
}

/** A waiver of a booking as the team reads it, with who has signed. */
export function waiverInWords(waiver: BookingWaiver, facts: Facts, pages: CompanyPages) {
  return waiverAnswer(waiver, wordsOf(waiver, facts, pages), facts.booking);
}

/** A waiver in the words of its document, with those who have signed and may be named. */
export function waiverAnswer(
  waiver: BookingWaiver,
  { name, paragraphs, pdf }: ReturnType<typeof documentOf>,
  booking: StoredBooking,
  named: BookingWaiver['signatures'] = waiver.signatures,
) {
  return {
    id: waiver.id,
    name,
    version: waiver.version,
    paragraphs,
    pdf,
    signer: waiver.signer,
    required: waiver.requiredBeforeHandOut,
    needed: signaturesNeeded(waiver.signer, booking),
    signed: waiver.signatures.length,
    signatures: named.map(({ id, signerName, signedAt }) => ({
      id,
      signerName,
      signedAt: formatTimestamp(signedAt.getTime()),
    })),
  };
}
