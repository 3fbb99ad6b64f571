import type { Waiver } from '@slipway/company';
import { signaturesMissing, signaturesNeeded } from '@slipway/engine';
import { sql } from 'kysely';
import { readWaivers } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** A waiver that a booking asks for, with who has signed it. */
export type BookingWaiver = Omit<Waiver, 'slug'> & {
  signatures: Signature[];
};

type Signature = {
  id: string;
  signerName: string;
  signedAt: Date;
  /** Whether the booking was another customer's then, whose people are none of the present one's business. */
  ofPartyBefore: boolean;
};

/** The customer who had the booking when it was signed; null when nobody else has had it since. */
const takenAway = sql<string | null>`(
  select changes -> 'customerId' ->> 'from' from booking_history
  where tenant_id = ${thisTenant} and booking_id = waiver_signatures.booking_id
    and happened_at >= signed_at and changes -> 'customerId' is not null
  order by happened_at, id limit 1
)`;

/** The waivers that the rental setup of a booking links, with the signatures of the booking. */
export async function readBookingWaivers(
  database: TenantDatabase,
  {
    id,
    rental_setup_id,
    customer_id,
  }: Pick<StoredBooking, 'id' | 'rental_setup_id' | 'customer_id'>,
): Promise<BookingWaiver[]> {
  if (rental_setup_id === null) return [];
  const waivers = await readWaivers(database, rental_setup_id);
  if (waivers.length === 0) return [];
  const signatures = await database
    .selectFrom('waiver_signatures')
    .select(['id', 'waiver_id', 'signer_name', 'signed_at', takenAway.as('taken_from')])
    .where('booking_id', '=', id)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
  return waivers.map((waiver) => ({
    ...waiver,
    signatures: signatures
      .filter(({ waiver_id }) => waiver_id === waiver.id)
      .map(({ signer_name, signed_at, taken_from, ...signature }) => ({
        id: signature.id,
        signerName: signer_name,
        signedAt: signed_at,
        ofPartyBefore: taken_from !== null && taken_from !== customer_id,
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
