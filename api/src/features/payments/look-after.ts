import { DAY, DEPOSIT_LINK_HOURS, HOUR, MINUTE, REST_REQUESTED_DAYS } from '@slipway/engine';
import { SYSTEM } from '../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { settleReservation } from '../../ledger/orders.ts';
import { endHoldIfOver, readEndedHolds } from '../../ledger/provider-money.ts';
import { closeOverdue } from '../../ledger/requests.ts';
import { errorFields, type Log } from '../../log.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { closeCheckout } from './close-checkout.ts';
import { sendDepositLinks } from './deposit-link.ts';
import { requestRest } from './rest.ts';
import { settleArrival } from './settle-arrival.ts';

/** Small enough that a run ends before the next one begins. */
const BATCH = 200;

/** Younger ones are left to whoever is at work on them. */
const LEFT_ALONE_MS = MINUTE;

/** A payment that was never opened at its provider is given up after this time. */
const NEVER_OPENED_MS = HOUR;

export type Context = ArrivalContext & { log: Log };

/** One thing that is looked after for a company. */
type Duty = (company: TenantDatabase, context: Context) => Promise<void>;

/** Compares open payments with what the provider says about them. */
const reconcile: Duty = async (company, context) => {
  const since = (milliseconds: number) => new Date(context.now.getTime() - milliseconds);
  const open = await company
    .selectFrom('payments')
    .select(['id', 'checkout_id', 'created_at'])
    .where('status', '=', 'open')
    .where('created_at', '<=', since(LEFT_ALONE_MS))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  await each(open, context, async ({ id, checkout_id, created_at }) => {
    if (checkout_id) await settleArrival(company, context, id);
    else if (created_at <= since(NEVER_OPENED_MS)) await closeCheckout(company, context, id);
  });
};

/** What is under way at a provider is looked at so often, in case no message tells of it. */
const FOLLOWED_MS = 10 * MINUTE;

/** Carries out orders whose job has died, and follows those that are under way. */
const carryOutOrders: Duty = async (company, context) => {
  const since = (milliseconds: number) => new Date(context.now.getTime() - milliseconds);
  const waiting = await company
    .selectFrom('payment_orders')
    .select('id')
    .where('done_at', 'is', null)
    .where('refusal', 'is', null)
    .where('created_at', '<=', since(LEFT_ALONE_MS))
    .where(({ or, eb }) =>
      or([eb('looked_at', 'is', null), eb('looked_at', '<=', since(FOLLOWED_MS))]),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  await each(waiting, context, ({ id }) => carryOutOrder(company, context, id));
};

/** Takes or gives back what a card is reserved for once its request is decided, however it was. */
const settleReservations: Duty = async (company, context) => {
  const decided = await company
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select('bookings.id')
    .distinct()
    .where('payment_transactions.taking', '=', 'hold')
    .where('payment_transactions.covers', '=', 'price')
    .where('payment_transactions.closed_at', 'is', null)
    .where('bookings.status', 'in', ['confirmed', 'completed', 'canceled', 'expired'])
    .limit(BATCH)
    .execute();
  await eachBooking(company, context, decided, async (transaction, booking) => {
    const takesPlace = booking.status === 'confirmed' || booking.status === 'completed';
    await settleReservation(transaction, context, booking, { takesPlace, actor: SYSTEM });
  });
};

/** Notes that a hold has lapsed: the deposit is no longer in place. */
const forgetEndedHolds: Duty = async (company, context) => {
  const ended = await readEndedHolds(company, context.now, BATCH);
  await each(ended, context, ({ id, bookingId }) =>
    company.transaction().execute(async (transaction) => {
      await readBooking(transaction, bookingId, { forChange: true });
      await endHoldIfOver(transaction, id, context.now);
    }),
  );
};

/** Requests the rest of down payments a week before pickup. */
const requestRests: Duty = async (company, context) => {
  const due = await company
    .selectFrom('bookings')
    .select('id')
    .where('rest_pending', '=', true)
    .where('status', '=', 'confirmed')
    .where('pickup_at', '<=', new Date(context.now.getTime() + REST_REQUESTED_DAYS * DAY))
    .limit(BATCH)
    .execute();
  await eachBooking(company, context, due, async (transaction, booking) => {
    await requestRest(transaction, context, booking);
  });
};

/** Sends the links by which deposits are put in place. */
const sendLinks: Duty = async (company, context) => {
  const due = await company
    .selectFrom('booking_deposits')
    .innerJoin('bookings', 'bookings.id', 'booking_deposits.booking_id')
    .select('bookings.id')
    .distinct()
    .where('booking_deposits.closed_at', 'is', null)
    .where('booking_deposits.secured_at', 'is', null)
    .where('booking_deposits.link_sent_at', 'is', null)
    .where('bookings.status', '=', 'confirmed')
    // An integrator tells its customers itself.
    .where('bookings.booked_by', '<>', 'api')
    .where('bookings.pickup_at', '>', context.now)
    .where('bookings.pickup_at', '<=', new Date(context.now.getTime() + DEPOSIT_LINK_HOURS * HOUR))
    .limit(BATCH)
    .execute();
  await eachBooking(company, context, due, async (transaction, booking) => {
    await sendDepositLinks(transaction, context, booking);
  });
};

/** Closes requests whose due date has passed, and what customers have open for them. */
const closeRequests: Duty = async (company, context) => {
  const overdue = await company
    .selectFrom('payment_requests')
    .select('booking_id as id')
    .distinct()
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('due_at', '<=', context.now)
    .limit(BATCH)
    .execute();
  const open: { id: string }[] = [];
  await eachBooking(company, context, overdue, async (transaction, { id }) => {
    open.push(...(await closeOverdue(transaction, id, context.now)));
  });
  await each(open, context, ({ id }) => closeCheckout(company, context, id));
};

export const LOOK_AFTER: readonly Duty[] = [
  reconcile,
  carryOutOrders,
  settleReservations,
  forgetEndedHolds,
  requestRests,
  sendLinks,
  closeRequests,
];

/** Does the same for each; one that fails stops no other, and the next run finds it again. */
export async function each<Item extends { id: string }>(
  items: readonly Item[],
  { log, tenant }: Context,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      const fields = { tenant: tenant.slug, id: item.id, ...errorFields(error) };
      log.error('a payment could not be looked after', fields);
    }
  }
}

/** The same for bookings, each in a transaction of its own that has it locked for change. */
async function eachBooking(
  company: TenantDatabase,
  context: Context,
  ids: readonly { id: string }[],
  work: (transaction: TenantTransaction, booking: StoredBooking) => Promise<void>,
): Promise<void> {
  await each(ids, context, ({ id }) =>
    company.transaction().execute(async (transaction) => {
      const booking = await readBooking(transaction, id, { forChange: true });
      if (booking) await work(transaction, booking);
    }),
  );
}
