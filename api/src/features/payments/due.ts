import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  balanceOf,
  owedOn,
  paidOn,
  planConfirmation,
  planDeposit,
  reservesCard,
  takesBoats,
} from '@slipway/engine';
import type { DepositPart, PaymentTables } from '../../database/tables/payments.ts';
import type { StoredRequest } from '../../ledger/books.ts';
import { askedFor } from '../../ledger/requests.ts';
import type { Agreement } from '../bookings/agreement.ts';
import { latestRequest, type StoredBooking, tripOf } from '../bookings/read.ts';

export type Purpose = PaymentTables['payments']['purpose'];

/** What a customer can pay at one go. Amounts are in cents. */
export type DuePayment = {
  purpose: Purpose;
  requestId: string | null;
  /** What counts toward the costs. */
  price: number;
  /** `hold` only reserves it on a card. */
  priceTaking: 'hold' | 'charge';
  deposits: DepositPart[];
};

/** What is to be paid for a purpose now, or nothing; of several requests, the latest or the one named. */
export function duePayment(
  booking: StoredBooking,
  agreement: Agreement,
  purpose: Purpose,
  now: Date,
  requestId?: string,
): DuePayment | null {
  const asked =
    requestId === undefined
      ? booking
      : {
          ...booking,
          payment_requests: booking.payment_requests.filter(({ id }) => id === requestId),
        };
  const due = { confirm, balance, request, deposit }[purpose](asked, agreement, now);
  return due && due.price + depositsTotal(due) > 0 ? due : null;
}

/** Everything that can be paid on a booking now, the most urgent first. */
export function duePayments(booking: StoredBooking, agreement: Agreement, now: Date): DuePayment[] {
  const due = (purpose: Purpose) => duePayment(booking, agreement, purpose, now);
  const requests = booking.payment_requests.flatMap(
    ({ id }) => duePayment(booking, agreement, 'request', now, id) ?? [],
  );
  const confirming = due('confirm');
  const open = requests.length > 0 ? requests : [due('balance')];
  const prices = confirming ? [confirming] : open;
  const deposits = prices.some((part) => part?.deposits.length) ? null : due('deposit');
  return [...prices, deposits].filter((part) => part !== null);
}

export function depositsTotal({ deposits }: Pick<DuePayment, 'deposits'>): number {
  return deposits.reduce((sum, { amount }) => sum + amount, 0);
}

type Duty = (booking: StoredBooking, agreement: Agreement, now: Date) => DuePayment | null;

/** What makes a draft a booking: the price, a part of it, or a card that is reserved. */
const confirm: Duty = (booking, agreement, now) => {
  const { status, expires_at } = booking;
  const asked = latestRequest(booking);
  if (status !== 'draft') return null;
  if (!takesBoats({ status, heldUntil: expires_at?.getTime() ?? null }, now.getTime())) return null;
  if (asked?.confirmsBooking) {
    return { ...requested(asked, booking), deposits: atPayment(booking, now) };
  }
  const price = Math.max(0, requiredToConfirm(booking, agreement, now) - paidOn(booking));
  if (price > 0) {
    const deposits = atPayment(booking, now);
    return { purpose: 'confirm', requestId: null, price, priceTaking: 'charge', deposits };
  }
  if (!takesReservation(booking, agreement)) return null;
  const reserved = balanceOf(booking);
  const none = { requestId: null, deposits: [] };
  return { purpose: 'confirm', price: Math.max(0, reserved), priceTaking: 'hold', ...none };
};

/** What is open on a booking that is agreed. */
const balance: Duty = (booking, _agreement, now) => {
  if (booking.status !== 'confirmed' && booking.status !== 'completed') return null;
  const price = balanceOf(booking);
  if (price <= 0) return null;
  const deposits = booking.status === 'confirmed' ? atPayment(booking, now) : [];
  return { purpose: 'balance', requestId: null, price, priceTaking: 'charge', deposits };
};

/** What the company has asked for. */
const request: Duty = (booking, _agreement, now) => {
  const { status, expires_at } = booking;
  const asked = latestRequest(booking);
  const over = status === 'canceled' || status === 'expired';
  const heldUntil = expires_at?.getTime() ?? null;
  if (
    !asked ||
    over ||
    (status !== 'completed' && !takesBoats({ status, heldUntil }, now.getTime()))
  )
    return null;
  return { ...requested(asked, booking), purpose: 'request' };
};

/** Deposits that are not in place yet and can be by now. */
const deposit: Duty = (booking, _agreement, now) => {
  if (booking.status !== 'confirmed') return null;
  const deposits = atPayment(booking, now);
  return { purpose: 'deposit', requestId: null, price: 0, priceTaking: 'charge', deposits };
};

function requested(request: StoredRequest, booking: StoredBooking): DuePayment {
  const price = askedFor(request, booking);
  const none = { deposits: [] };
  return { purpose: 'confirm', requestId: request.id, price, priceTaking: 'charge', ...none };
}

/** What has to be paid in all before a draft is confirmed. */
export function requiredToConfirm(
  booking: StoredBooking,
  { confirmation, customerType }: Agreement,
  now: Date,
): number {
  const { confirmWithoutPaying } = customerType;
  const costsIncludingTax = owedOn(booking);
  const pickup = booking.pickup_at.getTime();
  const plan = { costsIncludingTax, pickup, confirmWithoutPaying };
  return planConfirmation(confirmation, plan, now.getTime()).dueNow;
}

function takesReservation(
  { provider }: StoredBooking,
  { confirmation, customerType }: Agreement,
): boolean {
  if (customerType.confirmWithoutPaying) return false;
  return reservesCard(confirmation, PROVIDER_CAN_HOLD[provider]);
}

/** The deposits that are taken together with a payment now: a hold only when the trip is near. */
function atPayment(booking: StoredBooking, now: Date): DepositPart[] {
  const trip = tripOf(booking);
  const canHold = PROVIDER_CAN_HOLD[booking.provider];
  return booking.deposits
    .filter(({ taking, securedAt }) => {
      const plan = planDeposit(taking, trip, canHold, now.getTime());
      return securedAt === null && plan.when === 'at_payment';
    })
    .map(({ id, taking, amount }) => ({ depositId: id, taking, amount }));
}
