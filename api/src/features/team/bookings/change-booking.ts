import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import {
  addDays,
  balanceOf,
  type EditableField,
  editableFields,
  instantAt,
  owedOn,
  owedWithoutTax,
  paidOn,
} from '@slipway/engine';
import { assertMay } from '../../../access/team/permissions.ts';
import type { Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, ValidationError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { readAgreement } from '../../bookings/agreement.ts';
import { changeBooking } from '../../bookings/change.ts';
import { confirmBooking } from '../../bookings/confirm.ts';
import { keepAsOption as keep, revive } from '../../bookings/keep.ts';
import { orderFrom } from '../../bookings/operations.ts';
import { extrasOf, type StoredBooking, tripOf } from '../../bookings/read.ts';
import { agreedMoney, priceBefore, saleAgain } from '../../bookings/reprice.ts';
import {
  changedTrip,
  extrasChanges,
  needsOtherBoats,
  readTripRecords,
  type Trip,
  tripChanges,
} from '../../bookings/trip.ts';
import { readTrips } from '../../trips/read-trips.ts';
import { teamBookingAnswer } from './booking-answer.ts';
import { assertOwnDock, bookUnderAlias, liftedBy } from './new-booking.ts';
import { problemsOf, tryOffer } from './problems.ts';
import { lockSeenBooking } from './seen-booking.ts';

type Context = RequestContext<Member>;
type SentChange = Parameters<typeof changeTeamBooking>[0]['body'];

/** Once a boat was handed out, only return time and people can be changed. */
async function assertEditable(
  transaction: TenantTransaction,
  booking: StoredBooking,
  sent: Partial<SentChange>,
): Promise<void> {
  const trips = await readTrips(transaction, booking.id);
  const handedOut = trips.some(({ out_at }) => out_at !== null);
  const allowed = editableFields({ handedOut });
  const trip = tripOf(booking);
  const after = changedTrip(trip, sent);
  const isChanged: Record<EditableField, boolean> = {
    dock: after.dockId !== trip.dockId,
    boatModel: after.boatModelId !== trip.boatModelId,
    pickup: after.pickup !== trip.pickup,
    return: after.return !== trip.return,
    boats: after.boats !== trip.boats,
    passengers: after.passengers !== trip.passengers,
    partner: sent.partnerCode !== undefined && sent.partnerCode !== booking.partner_code,
  };
  const refused = (Object.keys(isChanged) as EditableField[]).filter(
    (field) => isChanged[field] && !allowed.includes(field),
  );
  if (refused.length > 0) throw new NotAcceptableError(TEAM_ERROR_TEXT.boatIsOut);
}

/** What a member may decide about a change, and what they wish it to be. */
function staffChange({ actor }: Context, body: Partial<SentChange>) {
  const keepOldPrice = body.keepOldPrice ?? false;
  if (keepOldPrice) assertMay(actor, 'bookings.keep_old_price');
  return {
    lifted: liftedBy(actor, body.override),
    keepOldPrice,
    expectedTotal: body.expectedTotal ?? null,
  };
}

export const changeTeamBooking: TeamHandler<'changeTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await editBooking(transaction, context, booking, body);
  if (body.aliasId) {
    await bookUnderAlias(transaction, params.id, body.customerId ?? null, body.aliasId);
  }
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

/** Changes a locked booking as staff may, alone or among many. */
export async function editBooking(
  transaction: TenantTransaction,
  context: Context,
  booking: StoredBooking,
  sent: Omit<SentChange, 'seenUpdatedAt'>,
): Promise<void> {
  const staff = staffChange(context, sent);
  await assertEditable(transaction, booking, sent);
  const { partnerCode, notifyCustomer } = sent;
  await changeBooking(transaction, context, {
    id: booking.id,
    change: (trip) => ownTrip(context, changedTrip(trip, sent)),
    changeExtras: (extras) => ({ ...extras, ...(partnerCode !== undefined && { partnerCode }) }),
    holdMinutes: null,
    notifyCustomer,
    staff,
  });
}

function ownTrip(context: Context, trip: Trip): Trip {
  assertOwnDock(context, trip);
  return trip;
}

/** The price of a change and all that is in its way; nothing is written. */
export const previewTeamChange: TeamHandler<'previewTeamChange'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const { lifted, keepOldPrice } = staffChange(context, body);
  await assertEditable(transaction, booking, body);
  const before = tripOf(booking);
  const trip = ownTrip(context, changedTrip(before, body));
  const kept = extrasOf(booking);
  const { partnerCode } = body;
  const extras = { ...kept, ...(partnerCode !== undefined && { partnerCode }) };
  const records = await readTripRecords(transaction, trip, {
    extras,
    kept,
    customerTypeId: booking.applied_type_id,
  });
  const change = {
    booking,
    before: { trip: before, extras: kept },
    after: { trip, extras },
    records,
    anew:
      Object.keys({ ...tripChanges(before, trip), ...extrasChanges(kept, extras) }).length === 0,
  };
  const was = keepOldPrice ? null : await priceBefore(transaction, context.tenant, change);
  const sale = saleAgain(context.tenant, change, {
    anyNumberOfBoats: lifted.anyAvailability || trip.boats <= before.boats,
    ownPrice: lifted.ownPrice || keepOldPrice || (was?.ownPrice ?? false),
  });
  const { offer, problems } = tryOffer(trip, records, sale);
  const { costs } = offer && !keepOldPrice ? agreedMoney(change, offer, was, context.now) : booking;
  const needsBoats = needsOtherBoats(before, trip);
  const changing = { id: booking.id, trip: before, extras: kept };
  const checked = offer
    ? await problemsOf(transaction, offer, records, {
        lifted,
        now: context.now,
        changing,
        needsBoats,
      })
    : { free: null, problems: [] };
  const after = owedOn({ costs });
  return {
    data: {
      before: owedOn(booking),
      after,
      balance: after - paidOn(booking),
      costs: {
        lines: costs,
        totalIncludingTax: after,
        totalExcludingTax: owedWithoutTax({ costs }),
      },
      free: checked.free,
      problems: [...problems, ...checked.problems],
    },
  };
};

export const changeTeamAddOns: TeamHandler<'changeTeamAddOns'> = async (
  { params, body },
  transaction,
  context,
) => {
  await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await changeBooking(transaction, context, {
    id: params.id,
    change: (trip) => trip,
    changeExtras: (extras) => ({ ...extras, order: orderFrom(body.addOns) }),
    holdMinutes: null,
    notifyCustomer: false,
    staff: staffChange(context, {}),
  });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

/** A Dock host confirms what staff have saved; options and requests take a Planner. */
export const confirmTeamBooking: TeamHandler<'confirmTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  if (booking.status !== 'draft' || booking.booked_by !== 'staff') {
    assertMay(context.actor, 'bookings.confirm_option');
  }
  const balance = balanceOf(booking);
  const asks =
    body.notifyCustomer &&
    body.addPaymentLink &&
    balance > 0 &&
    !(await hasReservedCard(transaction, booking.id));
  await confirmBooking(transaction, context, {
    id: params.id,
    customerId: null,
    payment: asks ? 'requested' : 'none',
    amount: asks ? balance : null,
    paymentReference: null,
    notifyCustomer: body.notifyCustomer,
    ...(body.dueOn && { dueAt: await endOfDay(transaction, booking, body.dueOn, context.now) }),
  });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

/** What was reserved on a card is taken when the booking is confirmed, so nothing is asked for. */
async function hasReservedCard(transaction: TenantTransaction, bookingId: string) {
  const reserved = await transaction
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select('payment_transactions.id')
    .where('payments.booking_id', '=', bookingId)
    .where('payment_transactions.covers', '=', 'price')
    .where('payment_transactions.taking', '=', 'hold')
    .where('payment_transactions.closed_at', 'is', null)
    .executeTakeFirst();
  return reserved !== undefined;
}

/** The last moment of a day at the dock of a booking; a day that is over is refused. */
export async function endOfDay(
  transaction: TenantTransaction,
  booking: StoredBooking,
  date: string,
  now: Date,
): Promise<Date> {
  const { dock } = await readAgreement(transaction, booking, booking.customer_id);
  const end = instantAt({ date: addDays(date, 1), minutes: 0 }, dock.timeZone) - 1000;
  if (end <= now.getTime()) throw new ValidationError({ dueOn: [TEAM_FIELD_TEXT.dayIsOver] });
  return new Date(end);
}

export const keepAsOption: TeamHandler<'keepAsOption'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await keep(transaction, context, booking, body.hours);
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

export const reviveTeamBooking: TeamHandler<'reviveTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await revive(transaction, context, booking, body);
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};
