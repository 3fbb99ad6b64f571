import { ERROR_TEXT } from '@slipway/contract';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { eventOfTransition, nextStatus, optionDeadline, type Trigger } from '@slipway/engine';
import { statusActor } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import { keepCustomers } from '../customers/keep-customers.ts';
import type { BookingContext } from './book.ts';
import type { StoredBooking } from './read.ts';
import { reserveAgain } from './reserve.ts';

/** Keeps the boats of a locked draft for a customer who makes up their mind. */
export async function keepAsOption(
  transaction: TenantTransaction,
  context: BookingContext,
  booking: StoredBooking,
  hours: number,
): Promise<void> {
  const { customer_id, pickup_at } = booking;
  if (customer_id === null) throw new NotAcceptableError(ERROR_TEXT.noCustomer);
  if (pickup_at <= context.now) throw new NotAcceptableError(ERROR_TEXT.pickupPassed);
  const made = { madeAt: context.now.getTime(), pickup: pickup_at.getTime() };
  const expiresAt = new Date(optionDeadline(made, hours));
  await changeStatus(transaction, context, booking, { trigger: 'kept_as_option', expiresAt });
}

/** Confirms a locked booking that has expired, while all that it had is free. */
export async function revive(
  transaction: TenantTransaction,
  context: BookingContext,
  booking: StoredBooking,
  { notifyCustomer }: { notifyCustomer: boolean },
): Promise<void> {
  const { id, customer_id, pickup_at } = booking;
  if (customer_id === null) throw new NotAcceptableError(ERROR_TEXT.noCustomer);
  if (pickup_at <= context.now) throw new NotAcceptableError(ERROR_TEXT.pickupPassed);
  if (!(await keepCustomers(transaction, [customer_id]))) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.alreadyAnonymized);
  }
  const [shortages = []] = await reserveAgain(transaction, [{ booking }], context.now);
  const [first] = shortages;
  if (first) throw new NotAcceptableError(first.refusal);
  await changeStatus(transaction, context, booking, { trigger: 'revived', expiresAt: null });
  if (notifyCustomer) {
    await sendBookingMail(transaction, context, { bookingId: id, kind: 'confirmed' });
  }
}

type StatusChange = { trigger: Trigger; expiresAt: Date | null };

async function changeStatus(
  transaction: TenantTransaction,
  { actor, moments }: BookingContext,
  { id, reference, status: stored, expires_at }: StoredBooking,
  { trigger, expiresAt }: StatusChange,
): Promise<void> {
  // A hold that has ended counts as expired before the clock's own job has come by.
  const from = trigger === 'revived' ? 'expired' : stored;
  const next = nextStatus(from, trigger, statusActor(actor));
  if (!next.ok) throw new NotAcceptableError(next.message);
  const now = await moments.ofChange(transaction);
  const { status } = next;
  await transaction
    .updateTable('bookings')
    .set({ status, expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from, to: status }),
      subject: { bookingId: id, reference, status },
      changes: {
        status: { from, to: status },
        ...(expiresAt && { expiresAt: { from: expires_at, to: expiresAt } }),
      },
    },
  ]);
}
