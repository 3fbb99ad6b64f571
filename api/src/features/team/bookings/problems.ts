import { forPeople, type Override } from '@slipway/contract/team';
import { availability } from '@slipway/engine';
import type { TenantDatabase } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import { readFleet } from '../../availability/fleet.ts';
import { claimedAnew, type Wanted } from '../../bookings/claim.ts';
import { assertExtras } from '../../bookings/extras.ts';
import { type Lifted, rulesInForce } from '../../bookings/lifted.ts';
import { makeOffer, type Offer, type Sale } from '../../bookings/offer.ts';
import { assertBookable } from '../../bookings/reserve.ts';
import { assertBookingRules, assertTimes } from '../../bookings/rules.ts';
import type { Trip, TripRecords } from '../../bookings/trip.ts';

/** A rule that is in the way of a trip, and the switch that lifts it, if one does. */
export type Problem = { message: string; override: Override | null };

/** The switch for what an offer can be refused for; the others cannot be lifted. */
const SWITCH_OF_REFUSAL: Readonly<Record<string, Override>> = {
  tooManyBoats: 'anyAvailability',
  noPrice: 'ownPrice',
};

/** An offer, or why there is none. A rule that a switch would lift does not hide the price. */
export function tryOffer(
  trip: Trip,
  records: TripRecords,
  sale: Sale,
): { offer: Offer | null; problems: Problem[] } {
  const problems: Problem[] = [];
  let asked = sale;
  for (;;) {
    try {
      return { offer: makeOffer(trip, records, asked), problems };
    } catch (error) {
      if (!(error instanceof NotAcceptableError)) throw error;
      const override = SWITCH_OF_REFUSAL[error.code ?? ''] ?? null;
      problems.push({ message: forPeople(error.message), override });
      if (override === 'anyAvailability') asked = { ...asked, anyNumberOfBoats: true };
      else if (override === 'ownPrice') asked = { ...asked, ownPrice: true };
      else return { offer: null, problems };
    }
  }
}

type Question = {
  lifted: Lifted;
  now: Date;
  /** The booking that is being changed, as it is. */
  changing?: Wanted & { id: string };
  needsBoats: boolean;
};

/** All that stands in the way of an offer, with the boats that are free. */
export async function problemsOf(
  database: TenantDatabase,
  offer: Offer,
  records: TripRecords,
  { lifted, now, changing, needsBoats }: Question,
): Promise<{ free: number; problems: Problem[] }> {
  const viewpoint = { now, exceptBookingId: changing?.id };
  const problems: Problem[] = [];
  const check = async (override: Override | null, assertion: () => void | Promise<void>) => {
    try {
      await assertion();
    } catch (error) {
      if (!(error instanceof NotAcceptableError)) throw error;
      problems.push({ message: forPeople(error.message), override });
    }
  };
  const checkRules = (inForce: Pick<Lifted, 'anyTime' | 'anyRule'>) =>
    assertBookingRules(
      database,
      rulesInForce(records.customerType.bookingRules, { ...lifted, ...inForce }),
      {
        sale: offer.sale,
        names: { dock: records.dock.name, model: records.boatModel.name },
        customerId: offer.trip.customerId,
        viewpoint,
      },
    );
  const { anyTime, anyRule, anyAvailability } = lifted;
  if (!anyTime) {
    await check('anyTime', () => assertTimes(offer, viewpoint, changing?.trip));
    await check('anyTime', () => checkRules({ anyTime: false, anyRule: true }));
  }
  if (!anyRule) await check('anyRule', () => checkRules({ anyTime: true, anyRule: false }));
  if (!anyAvailability && needsBoats) {
    await check('anyAvailability', () => assertBookable(database, offer, viewpoint));
  }
  await check(null, () =>
    assertExtras(
      database,
      offer,
      { order: changing ? claimedAnew(offer, changing).order : offer.order, coupon: null },
      viewpoint,
    ),
  );
  const { fleet } = await readFleet(database, { ...offer.trip, ...viewpoint, period: offer.taken });
  return { free: availability(fleet, offer.taken).lowestAvailability, problems };
}
