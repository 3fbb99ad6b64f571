import type { AnswerOf, CustomerOperations } from '@slipway/contract';
import {
  DEPOSIT_LINK_HOURS,
  dueStatus,
  formatInstant,
  formatTimestamp,
  HOUR,
  MINUTE,
  owedOn,
  paidOn,
} from '@slipway/engine';
import { languageFor } from '../../../company/pages.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { contactOf } from '../../bookings/read.ts';
import { depositsTotal, duePayments } from '../../payments/due.ts';
import { countSignatures } from '../../waivers/read-waivers.ts';
import { answersOf } from './answers.ts';
import { boatsAnswer } from './boats.ts';
import { customerCancellation } from './cancellation.ts';
import { mayChangeExtras } from './extras.ts';
import type { BookingPage, PageContext, PageDeposit } from './read-page.ts';
import { sumsOf } from './sums.ts';

type OwnBooking = AnswerOf<CustomerOperations['getOwnBooking']>['data'];

/** A booking as its customer sees it. */
export async function ownBookingAnswer(
  database: TenantDatabase,
  page: BookingPage,
  context: PageContext,
): Promise<OwnBooking> {
  const { booking, agreement, dock, boatModel } = page;
  const { tenant, now } = context;
  const pickup = booking.pickup_at.getTime();
  return {
    reference: booking.reference,
    status: statusNow(page, now),
    pickup: formatInstant(pickup),
    return: formatInstant(booking.return_at.getTime()),
    boats: booking.boats,
    passengers: booking.passengers,
    expiresAt: timestampOf(booking.expires_at),
    earlyPickup: formatInstant(pickup - page.earlyPickup * MINUTE),
    canceledAt: booking.status === 'canceled' ? timestampOf(page.canceledAt) : null,
    dock,
    boatModel,
    // That of the customer, whatever the page is read in now.
    language: languageFor(page.pages, booking.language, booking.preferred_locale),
    customer: contactOf(booking),
    money: moneyOf(page, now),
    addOns: page.extras.map(({ addOnId, name, quantity }) => ({
      addOnId,
      name: page.words(name),
      quantity,
    })),
    waivers: countSignatures(page.waivers, booking),
    ...(await answersOf(database, page)),
    may: permissionsOf(page, now),
    ...(await boatsAnswer(page, context)),
    cancellation: agreement.customerType.cancellation,
    company: companyOf(tenant),
  };
}

/** What has run out is over, also when nobody has written that down yet. */
function statusNow({ booking, trips }: BookingPage, now: Date): OwnBooking['status'] {
  const state = {
    status: booking.status,
    return: booking.return_at.getTime(),
    heldUntil: booking.expires_at?.getTime() ?? null,
    tripRunning: trips.some(({ out_at, back_at }) => out_at !== null && back_at === null),
  };
  return dueStatus(state, now.getTime()) ?? booking.status;
}

function moneyOf(page: BookingPage, now: Date): OwnBooking['money'] {
  const { booking, agreement, deposits, taxRates, words } = page;
  const paid = paidOn(booking);
  // Nobody asks for a deposit on a booking that is over.
  const isOver = !['draft', 'option', 'confirmed'].includes(statusNow(page, now));
  const isStillAsked = (deposit: (typeof deposits)[number]) =>
    !isOver || stateOfDeposit(deposit) !== 'waiting';
  return {
    ...sumsOf(booking, taxRates, page),
    paid,
    balance: owedOn(booking) - paid,
    payments: paymentsOf(page),
    due: duePayments(booking, agreement, now).map((due) => ({
      purpose: due.purpose,
      price: due.price,
      deposits: depositsTotal(due),
    })),
    deposits: deposits.filter(isStillAsked).map((deposit) => ({
      description: words(deposit.description),
      amount: deposit.amount,
      taking: deposit.taking,
      state: stateOfDeposit(deposit),
      goesBack: deposit.goesBack,
      linkAt:
        stateOfDeposit(deposit) === 'waiting' && deposit.taking === 'hold'
          ? formatTimestamp(booking.pickup_at.getTime() - DEPOSIT_LINK_HOURS * HOUR)
          : null,
    })),
  };
}

export function paymentsOf({ booking }: BookingPage): OwnBooking['money']['payments'] {
  return booking.payments.map(({ source, amount, createdAt }) => ({
    source,
    amount,
    createdAt: formatTimestamp(Date.parse(createdAt)),
  }));
}

function stateOfDeposit({ securedAt, linkSentAt, closedAt, kept }: PageDeposit) {
  if (closedAt !== null) return kept > 0 ? 'captured' : 'released';
  if (securedAt !== null) return 'secured';
  return linkSentAt === null ? 'waiting' : 'requested';
}

function permissionsOf(page: BookingPage, now: Date): OwnBooking['may'] {
  const { booking, agreement } = page;
  const isLive = ['option', 'confirmed'].includes(statusNow(page, now));
  return {
    pay: duePayments(booking, agreement, now).length > 0,
    changeDetails: isLive,
    changeExtras: mayChangeExtras(page, now),
    cancel: customerCancellation(page, now).allowed,
    readReceipt: booking.payments.length > 0,
  };
}

export function companyOf({ name, email_address, phone_number }: Tenant): OwnBooking['company'] {
  return { name, emailAddress: email_address, phoneNumber: phone_number };
}

function timestampOf(moment: Date | null): string | null {
  return moment && formatTimestamp(moment.getTime());
}
