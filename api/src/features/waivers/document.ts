import type { PdfReference } from '@slipway/company';
import { createFormats, formatLocale, formatText } from '@slipway/contract/languages';
import type { SignedDocument } from '../../database/tables/trips.ts';
import type { StoredBooking } from '../bookings/read.ts';
import type { BookingWaiver } from './read-waivers.ts';

/** What the fields of a document are filled with. */
export type DocumentFacts = {
  booking: Pick<
    StoredBooking,
    | 'reference'
    | 'pickup_at'
    | 'return_at'
    | 'given_name'
    | 'family_name'
    | 'email_address'
    | 'phone_number'
  >;
  dock: { name: string; timeZone: string };
  boatModelName: string;
  currency: string;
  companyLocale: string;
};

/** A document as somebody reads it; a PDF has no paragraphs. */
export type ShownDocument = SignedDocument & { language: string; pdf: PdfReference | null };

/** The words of a waiver in a language, or in that of the company where it has no other. */
export function documentOf(
  waiver: Pick<BookingWaiver, 'documents'>,
  { booking, dock, boatModelName, currency, companyLocale }: DocumentFacts,
  languages: readonly string[],
): ShownDocument {
  const language = languages.find((code) => waiver.documents[code]) ?? '';
  const { name, text, pdf } = waiver.documents[language] ?? { name: '', text: '' };
  if (pdf) return { language, name, paragraphs: [], pdf };
  const locale = formatLocale(language, companyLocale);
  const formats = createFormats({ locale, timeZone: dock.timeZone, currency });
  const values = {
    fullName: [booking.given_name, booking.family_name].filter(Boolean).join(' '),
    reference: booking.reference,
    pickupAt: formats.dateTime(booking.pickup_at),
    returnAt: formats.dateTime(booking.return_at),
    dockName: dock.name,
    boatModel: boatModelName,
    emailAddress: booking.email_address ?? '',
    phoneNumber: booking.phone_number ?? '',
  };
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => formatText(paragraph.trim(), values, { locale, timeZone: dock.timeZone }))
    .filter((paragraph) => paragraph !== '');
  return { language, name, paragraphs, pdf: null };
}
