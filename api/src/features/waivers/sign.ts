import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { signaturesMissing, signaturesNeeded } from '@slipway/engine';
import { type Actor, actorName } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import type { StoredBooking } from '../bookings/read.ts';
import type { ShownDocument } from './document.ts';
import type { BookingWaiver } from './read-waivers.ts';
import { monthsAfter } from './retention.ts';

type Signature = {
  waiver: BookingWaiver;
  document: ShownDocument;
  /** The version that the signer has read. */
  version: string;
  signerName: string;
  /** The strokes; null when the typed name is the signature. */
  path: string | null;
};

const SIGNABLE: readonly StoredBooking['status'][] = ['option', 'confirmed'];

/** Stores a signature with the words that were signed. The booking has to be locked. */
export async function signWaiver(
  transaction: TenantTransaction,
  { actor, moments }: { actor: Actor; moments: Moments },
  booking: StoredBooking,
  { waiver, document, version, signerName, path }: Signature,
): Promise<void> {
  if (!SIGNABLE.includes(booking.status)) {
    throw new NotAcceptableError(PAGE_ERROR_TEXT.notSignable);
  }
  if (version !== waiver.version) throw new NotAcceptableError(PAGE_ERROR_TEXT.waiverChanged);
  const needed = signaturesNeeded(waiver.signer, booking);
  if (needed !== null && signaturesMissing(needed, waiver.signatures.length) === 0) {
    throw new NotAcceptableError(PAGE_ERROR_TEXT.allSigned);
  }
  const now = await moments.ofChange(transaction);
  const { language, pdf, ...words } = document;
  await transaction
    .insertInto('waiver_signatures')
    .values({
      id: newId(now),
      booking_id: booking.id,
      waiver_id: waiver.id,
      version,
      language,
      document: JSON.stringify(words),
      file_sha256: pdf?.sha256 ?? null,
      signer_name: signerName,
      signature: path,
      signed_at: now,
      signed_by: actorName(actor),
      delete_at: monthsAfter(now, waiver.retentionMonths),
    })
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ updated_at: now })
    .where('id', '=', booking.id)
    .execute();
  const signed = waiver.signatures.length;
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: booking.id, reference: booking.reference, status: booking.status },
      changes: {
        waivers: { from: `${document.name}: ${signed}`, to: `${document.name}: ${signed + 1}` },
      },
    },
  ]);
}
