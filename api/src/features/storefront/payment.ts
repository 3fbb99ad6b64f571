import { type AnswerOf, type CustomerOperations, ERROR_TEXT } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { formatTimestamp, MINUTE } from '@slipway/engine';
import { ownBookingId } from '../../access/own-booking.ts';
import type { Visitor } from '../../actor.ts';
import { languageFor, ownWords, readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { ForbiddenError, NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import {
  actOnCheckout,
  type DemoCheckout,
  findDemoCheckout,
  statusAt,
} from '../../payments/demo/checkouts.ts';
import type { Checkout } from '../../ports/payment-provider.ts';
import { readAgreement } from '../bookings/agreement.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import { beginPayment, paymentPath } from '../payments/begin-payment.ts';
import {
  type DuePayment,
  depositsTotal,
  duePayment,
  duePayments,
  type Purpose,
} from '../payments/due.ts';
import { type BookingPayment, readPayment } from '../payments/open-checkout.ts';
import { settleArrival } from '../payments/settle-arrival.ts';
import { returnUrl } from './return-url.ts';

type PagePayment = AnswerOf<CustomerOperations['getPayment']>['data'];
type DueAnswer = AnswerOf<CustomerOperations['listDuePayments']>['data'][number];

export const listDuePayments: CustomerHandler<'listDuePayments'> = async (
  { query },
  database,
  { actor, now },
) => {
  const only = onlyPayment(actor);
  const id = only?.bookingId ?? (await ownBookingId(database, actor, query.reference));
  const booking = await bookingOf(database, id);
  const agreement = await readAgreement(database, booking, booking.customer_id);
  const due = only
    ? [duePayment(booking, agreement, only.purpose, now, only.requestId)].filter(
        (one) => one !== null,
      )
    : duePayments(booking, agreement, now);
  const pages = await readPages(database);
  const language = languageFor(pages, booking.language, booking.preferred_locale);
  const words = ownWords(pages, language);
  return { data: due.map((payment) => dueAnswer(payment, booking, words)) };
};

type OnlyPayment = { bookingId: string; purpose: Purpose; requestId?: string };

/** What a key opens that is for one payment alone. */
function onlyPayment({ bookingKey }: Visitor): OnlyPayment | null {
  const only = bookingKey?.only;
  if (!bookingKey || !only || 'waiverId' in only) return null;
  return { purpose: 'request', bookingId: bookingKey.bookingId, ...only };
}

function dueAnswer(
  due: DuePayment,
  { deposits, currency, payment_requests }: StoredBooking,
  words: (text: string) => string,
): DueAnswer {
  const request = payment_requests.find(({ id }) => id === due.requestId);
  return {
    purpose: due.purpose,
    requestId: due.requestId,
    amount: due.price + depositsTotal(due),
    price: due.price,
    currency,
    reservation: due.priceTaking === 'hold',
    deposits: due.deposits.map(({ depositId, amount, taking }) => ({
      description: words(deposits.find(({ id }) => id === depositId)?.description ?? ''),
      amount,
      taking,
    })),
    description: request?.description ?? null,
    dueAt: request?.dueAt ? formatTimestamp(Date.parse(request.dueAt)) : null,
  };
}

export const startPayment: CustomerHandler<'startPayment'> = async (
  { query, body: { purpose, requestId: sent, expectedAmount } },
  transaction,
  context,
) => {
  const { actor, now, tenant, pagesUrl } = context;
  const only = onlyPayment(actor);
  const id = only?.bookingId ?? (await ownBookingId(transaction, actor, query.reference));
  const booking = await bookingOf(transaction, id, { forChange: true });
  const agreement = await readAgreement(transaction, booking, booking.customer_id);
  const requestId = sent?.toLowerCase() ?? only?.requestId;
  if (only && (purpose !== only.purpose || requestId !== only.requestId)) {
    throw new ForbiddenError(PAGE_ERROR_TEXT.keyTooNarrow);
  }
  const due = duePayment(booking, agreement, purpose, now, requestId);
  if (due && expectedAmount !== undefined && due.price + depositsTotal(due) !== expectedAmount) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
  const byRequestKey = only !== null;
  const wish = { purpose, requestId, returnTo: 'booking', byRequestKey } as const;
  const payment = await beginPayment(transaction, context, booking, agreement, wish);
  const redirectUrl = `${pagesUrl(tenant.slug)}${payment.redirectUrl}`;
  return { data: { paymentId: payment.id, redirectUrl } };
};

export const getPayment: CustomerHandler<'getPayment'> = async ({ params }, database, context) => {
  const found = await ownPayment(database, context.actor, params.id);
  const status = await settleArrival(database, context, found.id);
  const payment = (await readPayment(database, found.id)) ?? found;
  const { reference, currency, purpose, price_taking, deposits } = payment;
  const booking = await bookingOf(database, payment.booking_id);
  const isMade = payment.return_to === 'form' && ['confirmed', 'option'].includes(booking.status);
  const heldOnly = payment.price === 0 && deposits.every(({ taking }) => taking === 'hold');
  const reservation = price_taking === 'hold' || heldOnly;
  const state = stateOf(status ?? payment.status, reservation);
  const payUrl = `${context.pagesUrl(context.tenant.slug)}${paymentPath(payment.id)}`;
  return {
    data: {
      id: payment.id,
      purpose,
      requestId: payment.request_id,
      state,
      amount: payment.price + depositsTotal(payment),
      currency,
      reservation,
      booking: {
        reference,
        status: booking.status,
        expiresAt: booking.expires_at && formatTimestamp(booking.expires_at.getTime()),
      },
      payUrl: state === 'open' ? payUrl : null,
      returnUrl: isMade ? await returnUrl(database, booking) : null,
    },
  };
};

function stateOf(status: Checkout['status'], reservation: boolean): PagePayment['state'] {
  if (status === 'paid') return reservation ? 'authorized' : 'paid';
  return status === 'left' ? 'canceled' : status;
}

/** A payment that the visitor's key opens, or one of the signed-in customer's. */
async function ownPayment(
  database: TenantDatabase,
  visitor: Visitor,
  id: string,
): Promise<BookingPayment> {
  const payment = await readPayment(database, id);
  const only = onlyPayment(visitor);
  const bookingId = only?.bookingId ?? (await ownBookingId(database, visitor, payment?.reference));
  const isOther =
    only !== null &&
    (payment?.purpose !== only.purpose || payment.request_id !== (only.requestId ?? null));
  if (payment?.booking_id !== bookingId || isOther) throw new NotFoundError('payment', id);
  return payment;
}

async function bookingOf(
  database: TenantDatabase,
  id: string,
  options?: { forChange: boolean },
): Promise<StoredBooking> {
  const booking = await readBooking(database, id, options);
  if (!booking) throw new NotFoundError('booking', id);
  return booking;
}

export const getDemoPayment: CustomerHandler<'getDemoPayment'> = async (
  { params },
  database,
  { tenant, now },
) => {
  const checkout = await demoCheckout(database, params.id);
  const held = checkout.holds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    data: {
      id: checkout.id,
      companyName: tenant.name,
      description: checkout.description,
      amount: checkout.charge,
      held,
      currency: checkout.currency,
      state: stateOf(statusAt(checkout, now), checkout.charge === 0),
    },
  };
};

const OUTCOME = { fail: 'failed', leave: 'left' } as const;

/** How long money takes that arrives later, as it does from some banks. */
const LATER = MINUTE;

export const actOnDemoPayment: CustomerHandler<'actOnDemoPayment'> = async (
  { params, body: { action } },
  transaction,
  { tenant, now, sendJob },
) => {
  const checkout = await demoCheckout(transaction, params.id);
  const answer = { data: { redirectUrl: checkout.return_url } };
  if (statusAt(checkout, now) !== 'open') return answer;
  if (action === 'fail' || action === 'leave') {
    await actOnCheckout(transaction, checkout.id, OUTCOME[action], { now, arrivesAt: now });
    return answer;
  }
  const from = action === 'pay_after_expiry' ? await holdEnd(transaction, checkout, now) : now;
  const waits = action === 'pay_later' || action === 'pay_after_expiry';
  const arrivesAt = waits ? new Date(from.getTime() + LATER) : now;
  await actOnCheckout(transaction, checkout.id, 'paid', { now, arrivesAt });
  const message = { tenantId: tenant.id, paymentId: checkout.reference };
  const when = waits ? { startAfter: arrivesAt } : {};
  await sendJob(transaction, 'payment-arrived', message, when);
  if (action === 'pay_twice') await sendJob(transaction, 'payment-arrived', message, when);
  return answer;
};

async function demoCheckout(database: TenantDatabase, id: string): Promise<DemoCheckout> {
  const checkout = await findDemoCheckout(database, id.toLowerCase());
  if (!checkout) throw new NotFoundError('payment', id);
  return checkout;
}

async function holdEnd(
  database: TenantDatabase,
  { reference }: DemoCheckout,
  now: Date,
): Promise<Date> {
  const payment = await readPayment(database, reference);
  const booking = payment && (await readBooking(database, payment.booking_id));
  return booking?.expires_at ?? now;
}
