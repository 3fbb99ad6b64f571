import { ERROR_TEXT } from '@slipway/contract';
import {
  boatsLeft,
  CODE_REFUSAL,
  checkTraffic,
  goneForTheDayText,
  type Movement,
  piecesLeft,
  type StartTimes,
  startTimeAround,
  usesLeft,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { takesBoatsAt } from '../../database/status-sql.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { readFleet } from '../availability/fleet.ts';
import { type Claim, type ClaimedExtras, countedExtras } from './claim.ts';
import { soldOnDay, usesOf } from './extras.ts';
import type { Trip } from './trip.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Something that a booking wants and others have taken. */
export type Shortage = {
  /** By which it is told from other shortages of the same booking. */
  of: string;
  missing: number;
  /** What others have, as a sentence names it. */
  what: string;
  /** Why a new booking cannot have it. */
  refusal: string;
};

/** Boats that are not free, and a dock that has no room at the times of the trip. */
export async function boatShortages(
  database: TenantDatabase,
  { trip, taken, trafficLimit, startTimes }: Omit<Claim, keyof ClaimedExtras>,
  viewpoint: Viewpoint,
): Promise<Shortage[]> {
  const { fleet } = await readFleet(database, { ...trip, ...viewpoint, period: taken });
  const free = Math.min(...boatsLeft(fleet, taken).map((step) => step.free));
  const shortages: Shortage[] = [
    {
      of: 'boats',
      missing: trip.boats - free,
      what: 'the boats',
      refusal: ERROR_TEXT.noAvailability,
    },
  ];
  if (trafficLimit) {
    const booked = await readTraffic(database, trip, startTimes, viewpoint);
    const traffic = checkTraffic(trafficLimit, booked, trip, startTimes);
    shortages.push({
      of: 'traffic',
      missing: traffic.allowed ? 0 : traffic.over,
      what: 'the last place at the dock at that time',
      refusal: ERROR_TEXT.trafficLimit,
    });
  }
  return shortages.filter(({ missing }) => missing > 0);
}

/** Uses of a code and pieces of a day that are gone. */
export async function extraShortages(
  database: TenantDatabase,
  claim: Pick<Claim, 'trip' | 'startTimes' | 'order' | 'coupon'>,
  viewpoint: Viewpoint,
): Promise<Shortage[]> {
  const { trip, startTimes } = claim;
  const { timeZone } = startTimes;
  const { coupon, order } = countedExtras(claim);
  const shortages: Shortage[] = [];
  if (coupon) {
    const used = await usesOf(database, coupon.id, viewpoint);
    shortages.push({
      of: coupon.id,
      missing: 1 - usesLeft({ ...coupon, used }),
      what: `the last use of the code ${coupon.code}`,
      refusal: CODE_REFUSAL.usedUp,
    });
  }
  for (const { addOn, quantity } of order) {
    const sold = await soldOnDay(database, { ...trip, timeZone }, addOn.id, viewpoint);
    shortages.push({
      of: addOn.id,
      missing: quantity - piecesLeft(addOn, sold),
      what: `the last pieces of ${addOn.name} that day`,
      refusal: goneForTheDayText(addOn.name),
    });
  }
  return shortages.filter(({ missing }) => missing > 0);
}

/** The trips of a dock, whatever the boat model, that leave or come back when this one does. */
async function readTraffic(
  database: TenantDatabase,
  trip: Trip,
  startTimes: StartTimes,
  { now, exceptBookingId }: Viewpoint,
): Promise<Movement[]> {
  const leaving = startTimeAround(trip.pickup, startTimes);
  const returning = startTimeAround(trip.return, startTimes);
  const { rows } = await sql<{ pickup: Date; return: Date; boats: number }>`
    select pickup_at as pickup, return_at as return, boats
    from fleets
    join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
    cross join (values
      (${new Date(leaving.start)}::timestamptz, ${new Date(leaving.end)}::timestamptz),
      (${new Date(returning.start)}::timestamptz, ${new Date(returning.end)}::timestamptz)
    ) as busy (since, until)
    where fleets.tenant_id = ${thisTenant} and fleets.dock_id = ${trip.dockId}
      and taken_from >= busy.since - longest_taken_minutes * interval '1 minute'
      and taken_from < busy.until
      and (
        (pickup_at >= busy.since and pickup_at < busy.until)
        or (return_at >= busy.since and return_at < busy.until)
      )
      and ${takesBoatsAt(now)}
      and bookings.id is distinct from ${exceptBookingId ?? null}::uuid
    group by bookings.tenant_id, bookings.id
  `.execute(database);
  return rows.map(({ pickup, return: back, boats }) => ({
    pickup: pickup.getTime(),
    return: back.getTime(),
    boats,
  }));
}
