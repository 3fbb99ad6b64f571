import { ERROR_TEXT } from '@slipway/contract';
import { takesBoats } from '@slipway/engine';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { momentOfChange } from './change-order.ts';
import { checkSubjects } from './check-subjects.ts';
import { feeableCosts } from './cost-lines.ts';
import { changedLetter } from './mail/booking-letter.ts';
import { makeOffer } from './make-offer.ts';
import { notifyCustomer } from './notify-customer.ts';
import { protectTaxRates } from './protect-tax-rates.ts';
import { readBooking, type StoredBooking } from './read-booking.ts';
import { readSubjects } from './read-subjects.ts';
import { reserveBoats } from './reserve-boats.ts';
import { storeChange } from './store-change.ts';
import { needsOtherBoats, tripChanges } from './trip-changes.ts';
import { changedTrip, tripOf } from './wanted-trip.ts';
import { keyActor } from './write-history.ts';

export const updateBooking: IntegratorHandler<'updateBooking'> = async (
  request,
  transaction,
  context,
) => {
  const { params, body } = request;
  const { tenant, access, now } = context;
  const booking = await readBooking(transaction, params.id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', params.id);
  const before = tripOf(booking);
  const trip = changedTrip(before, body);
  const subjects = checkSubjects(trip, await readSubjects(transaction, trip));
  refuseFinal(booking, now);

  const answer = { data: { bookingId: booking.id } };
  const changes = tripChanges(before, trip);
  if (Object.keys(changes).length === 0) return answer;

  const offer = makeOffer(trip, subjects, {
    tenant,
    provider: booking.provider,
    bookedBy: booking.booked_by,
    bookedAt: booking.created_at,
    otherCosts: feeableCosts(booking.costs),
  });
  const reserved = needsOtherBoats(before, trip);
  if (reserved) await reserveBoats(transaction, offer, now, booking);
  await protectTaxRates(transaction, subjects, offer);
  const changed = await storeChange(transaction, booking, offer, {
    actor: keyActor(access),
    changes,
    reserved,
    now: await momentOfChange(transaction),
  });
  if (body.notifyCustomer) {
    await notifyCustomer(transaction, context, changed, subjects, changedLetter);
  }
  return answer;
};

/** A booking that has given its boats back is over, also when its hold has just ended. */
function refuseFinal({ status, expires_at }: StoredBooking, now: Date): void {
  const heldUntil = expires_at?.getTime() ?? null;
  if (!takesBoats({ status, heldUntil }, now.getTime())) {
    throw new NotAcceptableError(ERROR_TEXT.finalStatus);
  }
}
