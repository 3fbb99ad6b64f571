import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { customerAnswer } from '../customers/customer-answer.ts';
import { bookingAnswer } from './booking-answer.ts';
import { bookingUrl } from './booking-url.ts';
import { financesAnswer } from './finances-answer.ts';
import { readBooking, type StoredBooking } from './read-booking.ts';

export const getBooking: IntegratorHandler<'getBooking'> = async (
  { params },
  database,
  { tenant },
) => {
  const booking = await readBooking(database, params.id);
  if (!booking) throw new NotFoundError('booking', params.id);
  return {
    data: {
      ...bookingAnswer(booking),
      url: bookingUrl(tenant.slug, booking.reference),
      customer: customerOf(booking),
      financialDetails: financesAnswer(booking),
    },
  };
};

function customerOf(
  booking: StoredBooking,
): AnswerOf<IntegratorOperations['getBooking']>['data']['customer'] {
  if (booking.customer_id === null || booking.customer_type_id === null) return null;
  return customerAnswer({ ...booking, id: booking.customer_id });
}
