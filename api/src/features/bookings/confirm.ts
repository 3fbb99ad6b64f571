import { type ConfirmPayment, ERROR_TEXT, FIELD_TEXT } from '@slipway/contract';
import {
  balanceOf,
  eventOfTransition,
  nextStatus,
  owedOn,
  paidOn,
  planConfirmation,
} from '@slipway/engine';
import { statusActor } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import { NotAcceptableError, NotFoundError, ValidationError } from '../../errors.ts';
import { settleReservation } from '../../ledger/orders.ts';
import { closeWhatIsMet, requestPayment } from '../../ledger/requests.ts';
import { writeMoney } from '../../ledger/write-lines.ts';
import { bookingLinks } from '../../mail/links.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import { newId } from '../../new-id.ts';
import { assertCustomerStays } from '../customers/keep-customers.ts';
import { type Agreement, readAgreement } from './agreement.ts';
import type { BookingContext } from './book.ts';
import { takeFromCustomer } from './hand-over.ts';
import { isLive, readBooking, type StoredBooking, tripOf } from './read.ts';
import { assertBookingRules, lockCountsOf } from './rules.ts';

type Confirmation = {
  id: string;
  /** For a draft that has no customer yet. */
  customerId: string | null;
  payment: ConfirmPayment;
  /** In cents; left out, what has to be paid now. */
  amount: number | null;
  paymentReference: string | null;
  notifyCustomer: boolean;
  /** Until when a requested amount can be paid. */
  dueAt?: Date;
};

/** A booking after it was confirmed, or while it waits for the customer to pay. */
export type ConfirmedBooking = {
  id: string;
  status: StoredBooking['status'];
  expiresAt: Date | null;
  balance: number;
  paymentUrl: string | null;
};

/**
 * Confirms a draft or an option whose hold lasts: neither boats nor price are looked at again. Doing
 * it again changes nothing.
 */
export async function confirmBooking(
  transaction: TenantTransaction,
  context: BookingContext,
  wish: Confirmation,
): Promise<ConfirmedBooking> {
  const booking = await readBooking(transaction, wish.id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', wish.id);
  const total = owedOn(booking);
  if (wish.payment === 'received' && (wish.amount ?? 0) > total) {
    throw new NotAcceptableError(ERROR_TEXT.tooMuchReceived);
  }
  if (booking.status === 'confirmed') return answerOf(booking, context);
  assertHeld(booking, context.now);
  const customerId = wish.customerId ?? booking.customer_id;
  const agreement = await readAgreement(transaction, booking, customerId);
  if (!agreement.customer) {
    if (customerId === null) throw new NotAcceptableError(ERROR_TEXT.noCustomer);
    throw new ValidationError({ customerId: [FIELD_TEXT.doesNotExist] });
  }
  if (customerId !== booking.customer_id) await assertCustomerStays(transaction, customerId);
  if (booking.rules_apply && customerId !== booking.customer_id) {
    await assertRulesOf(transaction, booking, agreement, { customerId, now: context.now });
  }
  const amount = wish.amount ?? amountToPay(booking, agreement, context.now);
  const requests = wish.payment === 'requested' || wish.payment === 'required';
  const confirmed = await storeConfirmation(transaction, context, booking, {
    customerId,
    waits: wish.payment === 'required' && amount > 0,
    received: wish.payment === 'received' ? amount : 0,
    requested: requests ? amount : 0,
    dueAt: wish.dueAt,
    paymentReference: wish.paymentReference,
  });
  if (confirmed.status === 'confirmed') {
    await settleReservation(transaction, context, confirmed, {
      takesPlace: true,
      actor: context.actor,
    });
  }
  await closeWhatIsMet(transaction, context, booking.id);
  if (wish.notifyCustomer) {
    const askForPayment = wish.payment === 'requested';
    await sendBookingMail(transaction, context, {
      bookingId: booking.id,
      ...(confirmed.status === 'confirmed'
        ? { kind: 'confirmed', askForPayment }
        : { kind: 'paymentRequest', amount }),
    });
  }
  return answerOf(confirmed, context);
}

function answerOf(
  booking: StoredBooking,
  { tenant: { slug }, pagesUrl }: BookingContext,
): ConfirmedBooking {
  const { id, status, reference, expires_at, payment_requests } = booking;
  return {
    id,
    status,
    expiresAt: status === 'confirmed' ? null : expires_at,
    balance: balanceOf(booking),
    paymentUrl:
      payment_requests.length > 0
        ? bookingLinks(pagesUrl, { slug, reference, key: null }).pay
        : null,
  };
}

function assertHeld(booking: StoredBooking, now: Date): void {
  const { status } = booking;
  if (status === 'completed' || status === 'canceled') {
    throw new NotAcceptableError(ERROR_TEXT.cannotConfirm);
  }
  if (!isLive(booking, now)) {
    throw new NotAcceptableError(ERROR_TEXT.holdEnded);
  }
}

/** What could not be checked while the customer was not known. */
export async function assertRulesOf(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { dock, boatModel, customerType }: Agreement,
  { customerId, now }: { customerId: string | null; now: Date },
): Promise<void> {
  await lockCountsOf(transaction, customerId);
  await assertBookingRules(transaction, customerType.bookingRules, {
    sale: {
      ...tripOf(booking),
      timeZone: dock.timeZone,
      bookedAt: (booking.priced_at ?? booking.created_at).getTime(),
      customerTypeId: customerType.id,
      partnerCode: booking.partner_code,
      slotId: null,
    },
    names: { dock: dock.name, model: boatModel.name },
    customerId,
    viewpoint: { now, exceptBookingId: booking.id },
  });
}

/** What has to be paid now, or the whole balance when nothing has to. */
function amountToPay(
  booking: StoredBooking,
  { confirmation, customerType }: Agreement,
  now: Date,
): number {
  const total = owedOn(booking);
  const paid = paidOn(booking);
  const { dueNow } = planConfirmation(
    confirmation,
    {
      costsIncludingTax: total,
      pickup: booking.pickup_at.getTime(),
      confirmWithoutPaying: customerType.confirmWithoutPaying,
    },
    now.getTime(),
  );
  return Math.max(0, dueNow > paid ? dueNow - paid : total - paid);
}

type StoredConfirmation = {
  customerId: string | null;
  /** Whether the booking is confirmed only when the customer has paid. */
  waits: boolean;
  received: number;
  requested: number;
  dueAt: Date | undefined;
  paymentReference: string | null;
};

async function storeConfirmation(
  transaction: TenantTransaction,
  context: BookingContext,
  booking: StoredBooking,
  confirmation: StoredConfirmation,
): Promise<StoredBooking> {
  const { actor, moments } = context;
  const { customerId, waits, received, requested, paymentReference: reference } = confirmation;
  const trigger = actor.kind === 'member' ? 'confirmed_by_staff' : 'confirmed_through_api';
  const next = nextStatus(booking.status, trigger, statusActor(actor));
  if (!next.ok) throw new Error(next.message);
  const status = waits ? booking.status : next.status;
  const expires_at = waits ? booking.expires_at : null;
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('bookings')
    .set({ status, customer_id: customerId, expires_at, updated_at: now })
    .where('id', '=', booking.id)
    .execute();
  await takeFromCustomer(transaction, context, booking, customerId);
  const payment = { id: newId(now), source: 'cash' as const, amount: received, reference };
  const payments = received > 0 ? [payment] : [];
  if (payments.length > 0) {
    await writeMoney(transaction, booking.id, { costs: [], payments, deposits: [] }, now);
  }
  const { dueAt } = confirmation;
  const wanted = {
    bookingId: booking.id,
    amount: requested,
    confirmsBooking: waits,
    ...(dueAt && { dueAt }),
  };
  const request = requested > 0 ? await requestPayment(transaction, wanted, now) : null;
  const changes: Changes = {
    ...(status !== booking.status && { status: { from: booking.status, to: status } }),
    ...(customerId !== booking.customer_id && {
      customerId: { from: booking.customer_id, to: customerId },
    }),
    ...(received > 0 && { payments: { from: null, to: received } }),
    ...(requested > 0 && { paymentRequest: { from: null, to: requested } }),
  };
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from: booking.status, to: status }),
      subject: { bookingId: booking.id, reference: booking.reference, status },
      changes,
    },
  ]);
  return {
    ...booking,
    status,
    expires_at,
    customer_id: customerId,
    payments: [
      ...booking.payments,
      ...payments.map((line) => ({ ...line, inCash: false, createdAt: now.toISOString() })),
    ],
    payment_requests: request ? [request] : booking.payment_requests,
  };
}
