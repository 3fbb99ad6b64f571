import type { Booking, Saturday } from '@slipway/company';
import { type Instant, takenPeriod } from '@slipway/engine';
import { actorName, SYSTEM } from '../actor.ts';
import type { BookingRows } from './bookings/booking-rows.ts';
import { signedCopies } from './bookings/signed-copies.ts';
import type { HullUse } from './trips/hand-out.ts';

/** Whoever plans, and whoever hands out boats on other days, as the history names them. */
export function staffOf(saturday: Saturday | null): { planner: string; host: string } {
  const named = (wanted: string) => {
    const member = saturday?.team.find(({ role }) => role === wanted);
    return actorName(member ? { kind: 'member', ...member } : SYSTEM);
  };
  return { planner: named('Planner'), host: named('Dock host') };
}

/** The hulls of a booking and how long they are gone, also when one comes back late. */
export function hullUses(booking: Booking): HullUse[] {
  const { start, end } = takenPeriod(booking);
  return booking.trips.flatMap(({ boat, backAt }) =>
    boat ? [{ boatId: boat.id, start, end: Math.max(end, backAt ?? end) }] : [],
  );
}

/** The boats that had been handed out by now: the hull is chosen at that moment. */
export function tripRows(
  { id, trips }: Booking,
  { team }: Saturday,
  now: Instant,
): BookingRows['trips'] {
  return trips.flatMap(({ boat, outAt, backAt, handedOutBy, ...trip }, index) => {
    const host = team.find(({ name }) => name === handedOutBy);
    if (!boat || !host || outAt === null || outAt > now) return [];
    const by = actorName({ kind: 'member', ...host });
    const isBack = backAt !== null && backAt <= now;
    return [
      {
        id: trip.id,
        booking_id: id,
        position: index + 1,
        boat_id: boat.id,
        named_at: new Date(outAt),
        out_at: new Date(outAt),
        out_by: by,
        paused_at: null,
        back_at: isBack ? new Date(backAt) : null,
        back_by: isBack ? by : null,
      },
    ];
  });
}

/** The copies of waivers that had been signed by now. */
export function signatureRows(
  booking: Booking,
  { company, timeZone }: Saturday,
  now: Instant,
): BookingRows['signatures'] {
  const { id, reference, customer, dock, boatModel } = booking;
  const signers = booking.signatures
    .filter(({ at }) => at <= now)
    .flatMap(({ at, signers }) =>
      signers.map((signer, index) => ({
        ...signer,
        at: at + index * 1000,
        by: actorName({ kind: 'customer', id: customer.id }),
      })),
    );
  const facts = {
    booking: {
      reference,
      pickup_at: new Date(booking.pickup),
      return_at: new Date(booking.return),
      given_name: customer.givenName,
      family_name: customer.familyName,
      email_address: customer.emailAddress,
      phone_number: customer.phoneNumber,
    },
    dock: { name: dock.name, timeZone },
    boatModelName: boatModel.name,
    currency: company.currency,
    companyLocale: company.locale,
  };
  return signedCopies({ id, locale: customer.locale, facts }, signers, company);
}
