import type { IntegratorHandler } from '../../http/handler.ts';
import { momentOfChange } from './change-order.ts';
import { checkSubjects } from './check-subjects.ts';
import { confirmedLetter } from './mail/booking-letter.ts';
import { makeOffer } from './make-offer.ts';
import { notifyCustomer } from './notify-customer.ts';
import { protectTaxRates } from './protect-tax-rates.ts';
import { readSubjects } from './read-subjects.ts';
import { refuseTaken } from './refuse-taken.ts';
import { reserveBoats } from './reserve-boats.ts';
import { storeBooking } from './store-booking.ts';
import { tripFrom } from './wanted-trip.ts';
import { keyActor } from './write-history.ts';

export const createBooking: IntegratorHandler<'createBooking'> = async (
  { body },
  transaction,
  context,
) => {
  const { tenant, access, now } = context;
  const trip = tripFrom(body);
  const subjects = checkSubjects(trip, await readSubjects(transaction, trip));
  const offer = makeOffer(trip, subjects, {
    tenant,
    provider: tenant.provider,
    bookedBy: 'api',
    bookedAt: now,
    otherCosts: [],
  });
  // Most refusals are known before the fleet is locked, and then nobody has to wait for them.
  await refuseTaken(transaction, offer, { now });
  await reserveBoats(transaction, offer, now);
  await protectTaxRates(transaction, subjects, offer);
  const booking = await storeBooking(transaction, offer, {
    tenant,
    actor: keyActor(access),
    paid: body.paid,
    now: await momentOfChange(transaction),
  });
  if (body.notifyCustomer) {
    await notifyCustomer(transaction, context, booking, subjects, (facts) =>
      confirmedLetter(facts, { askForPayment: body.includePaymentLink }),
    );
  }
  return { data: { bookingId: booking.id } };
};
