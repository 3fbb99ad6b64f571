import { ERROR_TEXT } from '@slipway/contract';
import { type BookedBy, MINUTE, optionDeadline, type Trigger } from '@slipway/engine';
import type { Actor } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { SendJob } from '../../jobs/job.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import type { PagesUrl } from '../../ports/pages-url.ts';
import { assertCustomerStays } from '../customers/keep-customers.ts';
import { assertExtras, couponOf } from './extras.ts';
import { type Lifted, NOTHING_LIFTED } from './lifted.ts';
import { protectTaxRates } from './money.ts';
import { assertNotBelowZero, confirmationOf, makeOffer, type Offer } from './offer.ts';
import type { StoredBooking } from './read.ts';
import { assertBookable, reserve } from './reserve.ts';
import { assertRules, lockCountsOf } from './rules.ts';
import { type FormCircumstances, storeBooking } from './store.ts';
import { type Extras, orderLines, readTripRecords, type Trip } from './trip.ts';

// What can be done with bookings, the same for everyone: handlers only say for whom and why.

export type BookingContext = {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  moments: Moments;
  sendJob: SendJob;
  pagesUrl: PagesUrl;
};

/** How long a booking keeps its boats before it is agreed. */
export type Keeping =
  | { as: 'confirmed' }
  | { as: 'draft'; minutes: number }
  | { as: 'option'; hours: number };

const TRIGGER: Record<Keeping['as'], Trigger> = {
  confirmed: 'created_through_api',
  draft: 'held_through_api',
  option: 'option_through_api',
};

type BookingOrder = {
  trip: Trip;
  extras: Extras;
  keeping: Keeping;
  bookedBy: BookedBy;
  paid: boolean;
  ownReference: string | null;
  /** The total that the customer has seen. */
  expectedTotal: number | null;
  /** Whether opening hours and the rules of the customer type must hold. */
  rulesApply: boolean;
  /** Whether and how the customer is told. */
  confirmation: { send: boolean; askForPayment: boolean };
  /** For a booking of the form: the type that applies, whoever the customer turns out to be. */
  form?: FormCircumstances;
  /** What staff have lifted. */
  lifted?: Lifted;
};

/** A new booking, and what has to be paid on it now. */
export type BookingMade = {
  id: string;
  status: StoredBooking['status'];
  expiresAt: Date | null;
  total: number;
  dueNow: number;
};

/** Makes a booking, or refuses it with the reason. */
export async function book(
  transaction: TenantTransaction,
  context: BookingContext,
  order: BookingOrder,
): Promise<BookingMade> {
  const { tenant, actor, now } = context;
  const { trip, extras, keeping, paid, ownReference, rulesApply, confirmation } = order;
  const { form, lifted = NOTHING_LIFTED } = order;
  const customerTypeId = form?.customerTypeId ?? null;
  const records = await readTripRecords(transaction, trip, { extras, customerTypeId });
  const offer = makeOffer(trip, records, {
    tenant,
    provider: tenant.provider,
    bookedBy: order.bookedBy,
    pricedAt: now,
    otherCosts: [],
    order: orderLines(records, extras),
    coupon: couponOf(records, extras),
    anyNumberOfBoats: lifted.anyAvailability,
    ownPrice: lifted.ownPrice,
  });
  if (actor.kind !== 'member') assertNotBelowZero(offer.price.costs.totalIncludingTax);
  // Most refusals are known before anything is locked, and then nobody has to wait for them.
  await assertExtras(transaction, offer, offer, { now });
  assertExpectedTotal(offer, order.expectedTotal);
  if (rulesApply) {
    await lockCountsOf(transaction, trip.customerId);
    await assertRules(transaction, offer, records, { now }, { lifted });
  }
  const { anyAvailability } = lifted;
  if (!anyAvailability) await assertBookable(transaction, offer, { now });
  await assertCustomerStays(transaction, trip.customerId);
  await reserve(transaction, offer, { now, anyAvailability });
  await protectTaxRates(transaction, records, offer);
  const booking = await storeBooking(transaction, offer, {
    tenant,
    actor,
    trigger: triggerOf(order, actor),
    bookedBy: order.bookedBy,
    form,
    paid,
    expiresAt: endOf(keeping, trip, now),
    ownReference,
    rulesApply,
    ownPrice: lifted.ownPrice,
    now: await context.moments.ofChange(transaction),
  });
  if (confirmation.send) {
    const { askForPayment } = confirmation;
    const message = { bookingId: booking.id, kind: 'confirmed', askForPayment } as const;
    await sendBookingMail(transaction, context, message);
  }
  const { id, status, expiresAt, total, balance } = booking;
  const dueNow = status === 'confirmed' ? balance : confirmationOf(offer, records, now).dueNow;
  return { id, status, expiresAt, total, dueNow };
}

function triggerOf({ form, keeping }: BookingOrder, { kind }: Actor): Trigger {
  if (form) return 'details_reached';
  return kind === 'member' ? 'saved_by_staff' : TRIGGER[keeping.as];
}

function assertExpectedTotal({ price }: Offer, expected: number | null): void {
  if (expected !== null && price.costs.totalIncludingTax !== expected) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
}

/** When a booking gives its boats back unless it is confirmed; an option never outlasts its pickup. */
function endOf(keeping: Keeping, { pickup }: Trip, now: Date): Date | null {
  if (keeping.as === 'confirmed') return null;
  const madeAt = now.getTime();
  if (keeping.as === 'draft') return new Date(madeAt + keeping.minutes * MINUTE);
  if (pickup <= madeAt) throw new NotAcceptableError(ERROR_TEXT.pickupPassed);
  return new Date(optionDeadline({ madeAt, pickup }, keeping.hours));
}
