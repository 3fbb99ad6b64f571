import type { Waiver } from '@slipway/company';
import { signaturesMissing, signaturesNeeded } from '@slipway/engine';
import { readWaivers } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** A waiver that a booking asks for, with who has signed it. */
export type BookingWaiver = Omit<Waiver, 'slug'> & {
  signatures: { id: string; signerName: string; signedAt: Date }[];
};

/** The waivers that the rental setup of a booking links, with the signatures of the booking. */
export async function readBookingWaivers(
  database: TenantDatabase,
  { id, rental_setup_id }: Pick<StoredBooking, 'id' | 'rental_setup_id'>,
): Promise<BookingWaiver[]> {
  if (rental_setup_id === null) return [];
  const waivers = await readWaivers(database, rental_setup_id);
  if (waivers.length === 0) return [];
  const signatures = await database
    .selectFrom('waiver_signatures')
    .select(['id', 'waiver_id', 'signer_name', 'signed_at'])
    .where('booking_id', '=', id)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
  return waivers.map((waiver) => ({
    ...waiver,
    signatures: signatures
      .filter(({ waiver_id }) => waiver_id === waiver.id)
      .map(({ signer_name, signed_at, ...signature }) => ({
        id: signature.id,
        signerName: signer_name,
        signedAt: signed_at,
      })),
  }));
}

type Party = Pick<StoredBooking, 'boats' | 'passengers'>;

/** How many signatures all waivers of a booking need together, and how many of these there are. */
export function countSignatures(
  waivers: readonly { signer: Waiver['signer']; signatures: ArrayLike<unknown> }[],
  party: Party,
): { needed: number; signed: number } {
  let needed = 0;
  let missing = 0;
  for (const { signer, signatures } of waivers) {
    const wanted = signaturesNeeded(signer, party);
    needed += wanted ?? 0;
    missing += signaturesMissing(wanted, signatures.length);
  }
  return { needed, signed: needed - missing };
}
