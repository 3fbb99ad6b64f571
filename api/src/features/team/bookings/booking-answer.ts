import type { AnswerOf, TeamOperations } from '@slipway/contract';
import {
  balanceOf,
  editableFields,
  formatInstant,
  formatTimestamp,
  owedOn,
  owedWithoutTax,
  paidOn,
  paymentState,
  takesBoats,
} from '@slipway/engine';
import { readPages } from '../../../company/pages.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { NotFoundError } from '../../../errors.ts';
import { askedFor } from '../../../ledger/requests.ts';
import { readRefundable } from '../../../ledger/settlement.ts';
import { BOOKING_MAILS } from '../../../mail/booking-letter.ts';
import { bookingLinks } from '../../../mail/links.ts';
import type { PagesUrl } from '../../../ports/pages-url.ts';
import { readBooking, type StoredBooking } from '../../bookings/read.ts';
import { readTrips, type StoredTrip, stateOfTrip } from '../../trips/read-trips.ts';
import { readBookingWaivers } from '../../waivers/read-waivers.ts';
import { waiverInWords } from '../../waivers/waiver-answer.ts';
import { readActorNames } from '../history/actor-names.ts';
import { entriesInWords } from '../history/entries.ts';
import { type BookingRecords, readBookingRecords } from './read-records.ts';

type TeamBooking = AnswerOf<TeamOperations['getTeamBooking']>['data'];

type Context = { tenant: Tenant; now: Date; pagesUrl: PagesUrl };

/** A booking with everything that its seven tabs show. */
export async function teamBookingAnswer(
  database: TenantDatabase,
  context: Context,
  id: string,
): Promise<TeamBooking> {
  const booking = await readBooking(database, id);
  if (!booking) throw new NotFoundError('booking', id);
  const records = await readBookingRecords(database, booking);
  const trips = await readTrips(database, id);
  const { tenant, now, pagesUrl } = context;
  const { reference } = booking;
  return {
    id,
    reference,
    status: booking.status,
    source: booking.booked_by,
    createdAt: formatTimestamp(booking.created_at.getTime()),
    updatedAt: formatTimestamp(booking.updated_at.getTime()),
    expiresAt: deadlineOf(booking),
    pickup: formatInstant(booking.pickup_at.getTime()),
    return: formatInstant(booking.return_at.getTime()),
    boats: booking.boats,
    passengers: booking.passengers,
    dock: records.dock,
    boatModel: records.boatModel,
    customer: customerOf(booking, records),
    partner: records.partner,
    couponCode: booking.coupon_code,
    ownPrice: booking.own_price,
    pageUrl: bookingLinks(pagesUrl, { slug: tenant.slug, reference, key: null }).booking,
    trips: tripsOf(booking, trips, now),
    money: await moneyOf(database, booking, records),
    addOns: records.addOns,
    waivers: await waiversOf(database, tenant, booking, records),
    answers: records.answers,
    messages: messagesOf(records),
    ...(await writtenBy(database, booking, records)),
    can: possible(booking, trips, now),
  };
}

function deadlineOf({ status, expires_at }: StoredBooking): string | null {
  const holds = status === 'draft' || status === 'option';
  return holds && expires_at ? formatTimestamp(expires_at.getTime()) : null;
}

function customerOf(
  booking: StoredBooking,
  { customerTypeName, customerAnonymized, alias }: BookingRecords,
) {
  if (booking.customer_id === null || booking.given_name === null) return null;
  return {
    id: booking.customer_id,
    name: alias?.name ?? `${booking.given_name} ${booking.family_name}`,
    emailAddress: booking.email_address,
    phoneNumber: alias?.phoneNumber ?? booking.phone_number,
    aliasOf: alias && `${booking.given_name} ${booking.family_name}`,
    typeName: customerTypeName ?? '',
    anonymized: customerAnonymized ?? false,
  };
}

function tripsOf(booking: StoredBooking, trips: readonly StoredTrip[], now: Date) {
  const moment = (at: Date | null | undefined) => (at ? formatTimestamp(at.getTime()) : null);
  return Array.from({ length: booking.boats }, (_, index) => {
    const trip = trips.find(({ position }) => position === index + 1);
    return {
      number: index + 1,
      boatName: trip?.boatName ?? null,
      state: stateOfTrip(booking, trip, now),
      outAt: moment(trip?.out_at),
      backAt: moment(trip?.back_at),
    };
  });
}

async function moneyOf(
  database: TenantDatabase,
  booking: StoredBooking,
  { taxRates, deposits }: BookingRecords,
): Promise<TeamBooking['money']> {
  const total = owedOn(booking);
  const paid = paidOn(booking);
  const { whole, online, goingBack } = await readRefundable(database, booking);
  return {
    currency: booking.currency,
    costs: booking.costs.map(({ taxRateId, ...cost }) => {
      const rate = taxRates.find(({ id }) => id === taxRateId);
      return { ...cost, taxName: rate?.name ?? '', taxPercentage: rate?.percentage ?? 0 };
    }),
    totalIncludingTax: total,
    totalExcludingTax: owedWithoutTax(booking),
    payments: booking.payments.map((payment) => ({
      ...payment,
      createdAt: formatTimestamp(Date.parse(payment.createdAt)),
    })),
    paid,
    balance: balanceOf(booking),
    payment: paymentState({ owed: total, paid }),
    deposits: deposits.map(({ securedAt, linkSentAt, closedAt, ...deposit }) => ({
      ...deposit,
      createdAt: formatTimestamp(Date.parse(deposit.createdAt)),
      endsAt: deposit.endsAt && formatTimestamp(Date.parse(deposit.endsAt)),
      state: closedAt
        ? deposit.kept > 0
          ? 'captured'
          : 'released'
        : securedAt
          ? 'secured'
          : linkSentAt
            ? 'requested'
            : 'waiting',
    })),
    requests: booking.payment_requests.map(({ id, description, dueAt, ...request }) => ({
      id,
      amount: askedFor(request, booking),
      description,
      dueAt: dueAt && formatTimestamp(Date.parse(dueAt)),
    })),
    refundable: whole,
    goingBack,
    refundableOnline: online,
  };
}

async function waiversOf(
  database: TenantDatabase,
  { locale: companyLocale }: Tenant,
  booking: StoredBooking,
  { dock, boatModel }: BookingRecords,
) {
  const waivers = await readBookingWaivers(database, booking);
  if (waivers.length === 0) return [];
  const pages = await readPages(database);
  const facts = { booking, dock, boatModelName: boatModel.name, companyLocale };
  return waivers.map((waiver) => waiverInWords(waiver, facts, pages));
}

/** What can be written anew as the booking is now. */
const RESENDABLE: ReadonlySet<string> = new Set([...BOOKING_MAILS, 'textPaymentRequest']);

function messagesOf({ messages }: BookingRecords) {
  return messages.map(({ kind, createdAt, sentAt, ...message }) => ({
    ...message,
    createdAt: formatTimestamp(Date.parse(createdAt)),
    sentAt: sentAt && formatTimestamp(Date.parse(sentAt)),
    resendable: RESENDABLE.has(kind ?? ''),
  }));
}

/** History and notes, with the names of those who wrote them. */
async function writtenBy(
  database: TenantDatabase,
  { currency }: StoredBooking,
  { history, notes, messages, dock }: BookingRecords,
): Promise<Pick<TeamBooking, 'history' | 'notes'>> {
  const nameOf = await readActorNames(
    database,
    notes.map(({ author }) => author),
  );
  const place = { timeZone: dock.timeZone, currency };
  const sent = messages.map(({ id, createdAt, subject }) => ({
    id,
    at: formatTimestamp(Date.parse(createdAt)),
    by: nameOf('system'),
    kinds: ['messages' as const],
    changes: [{ field: 'Message', from: null, to: subject }],
  }));
  const entries = await entriesInWords(database, history, () => place);
  return {
    history: [...entries, ...sent].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    notes: notes.map(({ author, createdAt, ...note }) => ({
      ...note,
      by: nameOf(author),
      createdAt: formatTimestamp(Date.parse(createdAt)),
    })),
  };
}

/** What the state of a booking allows, whoever asks. */
function possible(booking: StoredBooking, trips: readonly StoredTrip[], now: Date) {
  const { status, expires_at } = booking;
  const isLive = takesBoats({ status, heldUntil: expires_at?.getTime() ?? null }, now.getTime());
  const handedOut = trips.some(({ out_at }) => out_at !== null);
  return {
    edit: isLive,
    editWholeTrip: isLive && editableFields({ handedOut }).includes('pickup'),
    confirm: isLive && status !== 'confirmed',
    keepAsOption: isLive && status === 'draft',
    cancel: isLive && !handedOut,
    revive: !isLive && status !== 'completed' && status !== 'canceled',
    sign: isLive && status !== 'draft',
  };
}
