import {
  type AddOn,
  localMoment,
  type Period,
  type Schedule,
  type StartTimes,
  type TrafficLimit,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { startEvery } from './offer.ts';
import { extrasOf, type StoredBooking, tripOf } from './read.ts';
import { type Coupon, type Extras, needsOtherBoats, type Trip } from './trip.ts';

/** What a booking takes that others may want as well; an offer is the claim of a new booking. */
export type Claim = {
  trip: Trip;
  fleetId: string;
  /** The trip and its turnaround. */
  taken: Period;
  trafficLimit: TrafficLimit | null;
  startTimes: StartTimes;
} & ClaimedExtras;

export type ClaimedExtras = {
  order: readonly { addOn: Pick<AddOn, 'id' | 'name' | 'dailyQuantity'>; quantity: number }[];
  coupon: Pick<Coupon, 'id' | 'code' | 'uses'> | null;
};

type ClaimRecords = ClaimedExtras & {
  timeZone: string;
  trafficLimit: TrafficLimit | null;
  schedule: Schedule | null;
};

/** What a stored booking takes, or took while it was agreed. */
export async function readClaim(database: TenantDatabase, booking: StoredBooking): Promise<Claim> {
  const { rows } = await sql<ClaimRecords>`
    select
      address ->> 'timeZoneName' as "timeZone", traffic_limit as "trafficLimit",
      (
        select definition
        from rental_setups
        join schedules
          on schedules.tenant_id = rental_setups.tenant_id and schedules.id = schedule_id
        where rental_setups.tenant_id = docks.tenant_id
          and rental_setups.id = ${booking.rental_setup_id}::uuid
      ) as schedule,
      (
        select json_build_object('id', id, 'code', code, 'uses', uses)
        from discount_codes
        where tenant_id = docks.tenant_id and id = ${booking.discount_code_id}::uuid
      ) as coupon,
      (
        select coalesce(json_agg(json_build_object(
          'addOn', definition || jsonb_build_object('id', id, 'name', name), 'quantity', quantity
        )), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and id = add_on_id
        where booking_add_ons.tenant_id = docks.tenant_id and booking_id = ${booking.id}
      ) as "order"
    from docks
    where tenant_id = ${thisTenant} and id = ${booking.dock_id}
  `.execute(database);
  const { timeZone, schedule, ...records } = rows[0] as ClaimRecords;
  return {
    ...records,
    trip: tripOf(booking),
    fleetId: booking.fleet_id,
    taken: { start: booking.taken_from.getTime(), end: booking.taken_until.getTime() },
    startTimes: { timeZone, startEvery: startEvery({ schedule }) },
  };
}

/** The extras of which there is only so much: codes with a number of uses, pieces for each day. */
export function countedExtras({ order, coupon }: ClaimedExtras): ClaimedExtras {
  return {
    order: order.filter(({ addOn }) => addOn.dailyQuantity !== undefined),
    coupon: coupon === null || coupon.uses === null ? null : coupon,
  };
}

/** A booking as far as it is claimed: its trip and what is sold with it. */
export type Wanted = { trip: Trip; extras: Extras };

export function wantedBy(booking: StoredBooking): Wanted {
  return { trip: tripOf(booking), extras: extrasOf(booking) };
}

/** Whether a claim needs boats beyond those that the booking has, and what it orders beyond that. */
export function claimedAnew<Extra extends ClaimedExtras>(
  claim: Pick<Claim, 'trip' | 'startTimes'> & Extra,
  before: Wanted,
): { boats: boolean } & Pick<Extra, 'order' | 'coupon'> {
  const dayOf = ({ pickup }: Trip) => localMoment(pickup, claim.startTimes.timeZone).date;
  const stays =
    before.trip.dockId === claim.trip.dockId && dayOf(before.trip) === dayOf(claim.trip);
  const had = (addOnId: string) =>
    before.extras.order.find((line) => line.addOnId === addOnId)?.quantity ?? 0;
  return {
    boats: needsOtherBoats(before.trip, claim.trip),
    order: claim.order.filter(({ addOn, quantity }) =>
      stays ? quantity > had(addOn.id) : addOn.dailyQuantity !== undefined,
    ),
    coupon: claim.coupon?.code === before.extras.couponCode ? null : claim.coupon,
  };
}
