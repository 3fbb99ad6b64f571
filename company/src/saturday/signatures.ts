import { type Instant, signaturesNeeded } from '@slipway/engine';
import { derivedId } from '../compile/derived-id.ts';
import type { Day } from './day.ts';
import type { Booking, Signer } from './saturday.ts';
import type { BookingEntry } from './saturday-file.ts';

type Party = Pick<Booking, 'setup' | 'customer' | 'boats' | 'people'>;

/**
 * Who signed when: the customer first, then passengers, whom nobody has named. Each signs the
 * waivers of the rental setup that still need a signature.
 */
export async function signaturesOf(
  { reference, waivers: entries = [] }: BookingEntry,
  { setup, customer, boats, people }: Party,
  { company }: Day,
  at: (text: string) => Instant,
): Promise<Booking['signatures']> {
  const linked = company.rentalSetups.find(({ id }) => id === setup.id)?.waiverIds ?? [];
  const waivers = company.waivers.filter(({ id }) => linked.includes(id));
  const party = { boats, passengers: people };
  let before = 0;
  const signatures = entries.map(async ({ at: signedAt, signed }) => {
    const first = before;
    before += signed;
    const signers = Array.from({ length: signed }, async (_, index): Promise<Signer> => {
      const place = first + index;
      const wanting = waivers.filter(
        ({ signer }) => place < (signaturesNeeded(signer, party) ?? people),
      );
      return {
        name: place === 0 ? customer.fullName : `Passenger ${place + 1}`,
        copies: await Promise.all(
          wanting.map(async ({ id: waiverId, slug }) => ({
            id: await derivedId(company.slug, 'signature', reference, slug, String(place + 1)),
            waiverId,
          })),
        ),
      };
    });
    return { at: at(signedAt), signed, signers: await Promise.all(signers) };
  });
  return Promise.all(signatures);
}
