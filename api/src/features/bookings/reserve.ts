import { MINUTE } from '@slipway/engine';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import { type Claim, claimedAnew, countedExtras, readClaim, type Wanted } from './claim.ts';
import { assertExtras, type NewExtras } from './extras.ts';
import type { Offer } from './offer.ts';
import type { StoredBooking } from './read.ts';
import { boatShortages, extraShortages, type Shortage } from './shortages.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Refuses a trip for which there are not enough free boats or no room at the dock. */
export async function assertBookable(
  database: TenantDatabase,
  offer: Offer,
  viewpoint: Viewpoint,
): Promise<void> {
  const [first] = await boatShortages(database, offer, viewpoint);
  if (first) throw new NotAcceptableError(first.refusal);
}

type Reservation = {
  now: Date;
  /** The booking that is being changed: what it has counts as free. */
  changing?: { id: string; fleet_id: string };
  /** What of the offer is taken; left out, all of it. */
  claimed?: NewExtras & { boats: boolean };
  /** Staff promise boats that may not be there. */
  anyAvailability?: boolean;
};

/**
 * Keeps what an offer takes for this transaction alone, or refuses it because others have it: boats,
 * room at the dock, the last uses of a code and the last pieces of a day.
 */
export async function reserve(
  transaction: TenantTransaction,
  offer: Offer,
  { now, changing, claimed = { ...offer, boats: true }, anyAvailability = false }: Reservation,
): Promise<void> {
  const { fleetId, taken } = offer;
  const viewpoint = { now, exceptBookingId: changing?.id };
  const left = changing ? [changing.fleet_id] : [];
  const fleets = await lockClaims(transaction, [{ ...offer, ...claimed }], left);
  // In later statements, which see what those who held the locks before have stored.
  if (claimed.boats && !anyAvailability) await assertBookable(transaction, offer, viewpoint);
  const { coupon, order } = countedExtras(claimed);
  if (coupon || order.length > 0) await assertExtras(transaction, offer, claimed, viewpoint);
  const longest = fleets.find(({ id }) => id === fleetId)?.longest_taken_minutes;
  const minutes = Math.ceil((taken.end - taken.start) / MINUTE);
  if (longest === undefined || minutes <= longest) return;
  await transaction
    .updateTable('fleets')
    .set({ longest_taken_minutes: minutes })
    .where('id', '=', fleetId)
    .execute();
}

/** A stored booking that takes all that it had, or what is more than it has now. */
type Returning = { booking: StoredBooking; has?: Wanted | undefined };

/**
 * Keeps what bookings had for this transaction alone where it is still free, and returns for each
 * what others have taken. All of them come back together, so that none is in the way of another.
 */
export async function reserveAgain(
  transaction: TenantTransaction,
  returning: readonly Returning[],
  now: Date,
): Promise<Shortage[][]> {
  const claims: { id: string; claim: Claim & { boats: boolean } }[] = [];
  for (const { booking, has } of returning) {
    const claim = await readClaim(transaction, booking);
    const claimed = has ? claimedAnew(claim, has) : { boats: true };
    claims.push({ id: booking.id, claim: { ...claim, ...claimed } });
  }
  await lockClaims(
    transaction,
    claims.map(({ claim }) => claim),
  );
  const shortages: Shortage[][] = [];
  for (const { id: exceptBookingId, claim } of claims) {
    const viewpoint = { now, exceptBookingId };
    const boats = claim.boats ? await boatShortages(transaction, claim, viewpoint) : [];
    shortages.push([...boats, ...(await extraShortages(transaction, claim, viewpoint))]);
  }
  return shortages;
}

/** Takes the locks of many bookings that change one after the other, in the order of all locks. */
export async function lockClaimsOf(
  transaction: TenantTransaction,
  bookings: readonly StoredBooking[],
): Promise<void> {
  const claims: ClaimToLock[] = [];
  for (const booking of bookings) {
    claims.push({ ...(await readClaim(transaction, booking)), boats: true });
  }
  await lockClaims(transaction, claims);
}

/** What others have taken of what a booking has: staff may have promised more than there is. */
export async function readShortages(
  database: TenantDatabase,
  booking: StoredBooking,
  now: Date,
): Promise<Shortage[]> {
  const claim = await readClaim(database, booking);
  const viewpoint = { now, exceptBookingId: booking.id };
  const boats = await boatShortages(database, claim, viewpoint);
  return [...boats, ...(await extraShortages(database, claim, viewpoint))];
}

type ClaimToLock = Omit<Claim, 'taken' | 'startTimes'> & {
  /** Whether boats are taken, and not only extras. */
  boats: boolean;
};

/**
 * Makes every other booking that wants the same wait until the transaction ends, so that what is
 * free now stays free. What is free must be read in a later statement, which sees what the booking
 * that held the lock before has taken.
 *
 * Everything takes its locks in one order, so that nobody ends up waiting in a circle: idempotency
 * key, company, bookings by ID, customers by ID, docks by ID (a traffic limit counts all fleets of its
 * dock), fleets by ID, discount codes by ID, add-ons by ID, and the month and day in which a new
 * customer is counted. All of them are `for no key update`, which lets others go on storing rows that
 * refer to these; whoever only wants a customer to stay takes `for share`.
 */
async function lockClaims(
  transaction: TenantTransaction,
  claims: readonly ClaimToLock[],
  fleetsLeft: readonly string[] = [],
): Promise<{ id: string; longest_taken_minutes: number }[]> {
  const withBoats = claims.filter(({ boats }) => boats);
  const limited = withBoats.filter(({ trafficLimit }) => trafficLimit !== null);
  await lockRows(
    transaction,
    'docks',
    limited.map(({ trip }) => trip.dockId),
  );
  const fleetIds = withBoats.flatMap(({ fleetId }) => [fleetId, ...fleetsLeft]);
  const fleets =
    fleetIds.length === 0
      ? []
      : await transaction
          .selectFrom('fleets')
          .select(['id', 'longest_taken_minutes'])
          .where('id', 'in', fleetIds)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute();
  const counted = claims.map(countedExtras);
  await lockRows(
    transaction,
    'discount_codes',
    counted.flatMap(({ coupon }) => coupon?.id ?? []),
  );
  await lockRows(
    transaction,
    'add_ons',
    counted.flatMap(({ order }) => order.map(({ addOn }) => addOn.id)),
  );
  return fleets;
}

async function lockRows(
  transaction: TenantTransaction,
  table: 'docks' | 'discount_codes' | 'add_ons',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
