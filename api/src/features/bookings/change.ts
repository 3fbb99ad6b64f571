import { ERROR_TEXT, HOLD_MINUTES } from '@slipway/contract';
import { MINUTE, owedOn } from '@slipway/engine';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import { giveReplacedBack } from '../../ledger/orders.ts';
import { closeWhatIsMet } from '../../ledger/requests.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import { assertCustomerStays } from '../customers/keep-customers.ts';
import type { BookingContext } from './book.ts';
import { claimedAnew, wantedBy } from './claim.ts';
import { assertExtras } from './extras.ts';
import { takeFromCustomer } from './hand-over.ts';
import { type Lifted, NOTHING_LIFTED } from './lifted.ts';
import { protectTaxRates } from './money.ts';
import { assertNotBelowZero, makeOffer, type Sale } from './offer.ts';
import { isLive, readBooking, type StoredBooking } from './read.ts';
import {
  agreedMoney,
  type PriceBefore,
  priceBefore,
  type Repricing,
  saleAgain,
} from './reprice.ts';
import { reserve } from './reserve.ts';
import { assertRules, lockCountsOf } from './rules.ts';
import { storeChange } from './store.ts';
import { type Extras, extrasChanges, readTripRecords, type Trip, tripChanges } from './trip.ts';

type BookingChange = {
  id: string;
  change: (trip: Trip) => Trip;
  changeExtras: (extras: Extras) => Extras;
  /** Lets the hold of a draft end so many minutes from now. */
  holdMinutes: number | null;
  notifyCustomer: boolean;
  /** Whether opening hours and the rules of the customer type must hold for what is changed. */
  rulesApply?: boolean;
  /** Another type for a draft of the form, whose customer has signed in or out meanwhile. */
  customerTypeId?: string;
  /** What a member of the team has decided about the change. */
  staff?: StaffChange;
};

type StaffChange = {
  lifted: Lifted;
  /** Leaves costs and deposits as they were agreed. */
  keepOldPrice: boolean;
  /** The total that the screen shows. */
  expectedTotal: number | null;
};

/** Changes a booking and prices it anew, or refuses that with the reason. Returns its ID. */
export async function changeBooking(
  transaction: TenantTransaction,
  context: BookingContext,
  wish: BookingChange,
): Promise<string> {
  const { actor, now } = context;
  const { id, change, changeExtras, holdMinutes, notifyCustomer } = wish;
  const booking = await readBooking(transaction, id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', id);
  const before = wantedBy(booking);
  const after = { trip: change(before.trip), extras: changeExtras(before.extras) };
  const appliedTypeId = wish.customerTypeId ?? booking.applied_type_id;
  const named = { extras: after.extras, kept: before.extras, customerTypeId: appliedTypeId };
  const records = await readTripRecords(transaction, after.trip, named);
  assertNotOver(booking, now);
  const expiresAt =
    holdMinutes === null ? booking.expires_at : heldUntil(booking, holdMinutes, now);
  const deadline: Changes =
    expiresAt?.getTime() === booking.expires_at?.getTime()
      ? {}
      : { expiresAt: { from: booking.expires_at, to: expiresAt } };
  const changes = {
    ...tripChanges(before.trip, after.trip),
    ...extrasChanges(before.extras, after.extras),
    ...(appliedTypeId !== booking.applied_type_id && {
      customerTypeId: { from: booking.applied_type_id, to: appliedTypeId },
    }),
  };
  const isSame = Object.keys(changes).length === 0;
  if (isSame && (!wish.staff || wish.staff.keepOldPrice)) {
    if (deadline.expiresAt) await extendHold(transaction, context, booking, expiresAt, deadline);
    return booking.id;
  }
  const repricing = { booking, before, after, records, anew: isSame };
  const keepOldPrice = wish.staff?.keepOldPrice ?? false;
  const was = keepOldPrice ? null : await priceBefore(transaction, context.tenant, repricing);
  const offer = makeOffer(after.trip, records, saleOf(context.tenant, repricing, was, wish.staff));
  const money = keepOldPrice ? null : agreedMoney(repricing, offer, was, now);
  if (isSame && money && owedOn(money) === owedOn(booking)) return booking.id;
  if (!wish.staff && money) assertNotBelowZero(owedOn(money), owedOn(booking));
  const viewpoint = { now, exceptBookingId: booking.id };
  const claimed = claimedAnew(offer, before);
  if (wish.rulesApply) {
    await lockCountsOf(transaction, after.trip.customerId);
    await assertRules(transaction, offer, records, viewpoint);
  }
  const lifted = wish.staff?.lifted ?? NOTHING_LIFTED;
  if (wish.staff && isOtherTrip(before.trip, after.trip)) {
    const leniency = { lifted, before: before.trip };
    await assertRules(transaction, offer, records, viewpoint, leniency);
  }
  await assertExtras(transaction, offer, claimed, viewpoint);
  const { anyAvailability } = lifted;
  if (after.trip.customerId !== before.trip.customerId) {
    await assertCustomerStays(transaction, after.trip.customerId);
  }
  await reserve(transaction, offer, { now, changing: booking, claimed, anyAvailability });
  await protectTaxRates(transaction, records, offer);
  const changed = await storeChange(transaction, booking, offer, {
    actor,
    changes: { ...changes, ...deadline },
    money,
    reserved: claimed.boats,
    appliedTypeId,
    expiresAt,
    ownPrice: booking.own_price || lifted.ownPrice,
    now: await context.moments.ofChange(transaction),
  });
  await takeFromCustomer(transaction, context, booking, after.trip.customerId);
  const expected = wish.staff?.expectedTotal ?? null;
  if (expected !== null && expected !== changed.total) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
  await giveReplacedBack(transaction, context, { bookingId: booking.id, actor });
  await closeWhatIsMet(transaction, context, booking.id);
  // A draft was never agreed, so there is nothing to tell.
  if (notifyCustomer && booking.status !== 'draft') {
    await sendBookingMail(transaction, context, { bookingId: booking.id, kind: 'changed' });
  }
  return booking.id;
}

function saleOf(
  tenant: Tenant,
  change: Repricing,
  was: PriceBefore | null,
  staff: StaffChange | undefined,
): Sale {
  const { before, after } = change;
  return saleAgain(tenant, change, {
    anyNumberOfBoats:
      staff !== undefined &&
      (staff.lifted.anyAvailability || after.trip.boats <= before.trip.boats),
    // What is not priced anew need not have a price.
    ownPrice: Boolean(was?.ownPrice || staff?.lifted.ownPrice || staff?.keepOldPrice),
  });
}

/** Whether more than the customer is another: then the rules have to hold for the new trip. */
function isOtherTrip(before: Trip, after: Trip): boolean {
  const changed = Object.keys(tripChanges(before, after));
  return changed.some((field) => field !== 'customerId');
}

/** When a hold ends that is made longer, or why it cannot be. */
function heldUntil({ status, created_at }: StoredBooking, minutes: number, now: Date): Date {
  if (status !== 'draft') throw new NotAcceptableError(ERROR_TEXT.notAHold);
  const end = now.getTime() + minutes * MINUTE;
  if (end > created_at.getTime() + HOLD_MINUTES.max * MINUTE) {
    throw new NotAcceptableError(ERROR_TEXT.holdTooLong);
  }
  return new Date(end);
}

async function extendHold(
  transaction: TenantTransaction,
  { actor, moments }: BookingContext,
  { id, reference, status }: StoredBooking,
  expiresAt: Date | null,
  changes: Changes,
): Promise<void> {
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('bookings')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordChanges(transaction, { actor, now }, [
    { type: 'booking.updated', subject: { bookingId: id, reference, status }, changes },
  ]);
}

/** A booking that has given its boats back is over, also when its hold has just ended. */
function assertNotOver(booking: StoredBooking, now: Date): void {
  if (!isLive(booking, now)) {
    throw new NotAcceptableError(ERROR_TEXT.finalStatus);
  }
}
