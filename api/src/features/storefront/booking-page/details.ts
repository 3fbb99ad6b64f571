import { type BodyOf, type CustomerOperations, ERROR_TEXT } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import type { Actor } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { changeBooking } from '../../bookings/book.ts';
import { totalOf } from '../../bookings/money.ts';
import { readBooking } from '../../bookings/read.ts';
import { changeCustomer } from '../../customers/store.ts';
import { storeAnswers } from './answers.ts';
import type { BookingPage } from './read-page.ts';

type Sent = BodyOf<CustomerOperations['changeDetails']>;
type Context = Omit<RequestContext, 'actor'> & { actor: Actor };

const CHANGEABLE: readonly string[] = ['option', 'confirmed'];

/** Changes what a customer may correct on a booking that is locked. */
export async function changeDetails(
  transaction: TenantTransaction,
  context: Context,
  page: BookingPage,
  sent: Sent,
): Promise<void> {
  const { booking } = page;
  const { now } = context;
  if (!CHANGEABLE.includes(booking.status) || booking.customer_id === null) {
    throw new NotAcceptableError(ERROR_TEXT.finalStatus);
  }
  const { givenName, familyName, phoneNumber } = sent;
  await changeCustomer(transaction, context, booking.customer_id, {
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    addAliasOnDuplicate: false,
    passwordHash: undefined,
  });
  if (sent.answers) await storeAnswers(transaction, page, sent.answers, now);
  if (sent.language !== undefined) {
    await transaction
      .updateTable('bookings')
      .set({ language: sent.language })
      .where('id', '=', booking.id)
      .execute();
  }
  if (sent.passengers === undefined || sent.passengers === booking.passengers) return;
  if (now >= booking.pickup_at) throw new NotAcceptableError(PAGE_ERROR_TEXT.underWay);
  const { passengers, expectedTotal } = sent;
  await changeBooking(transaction, context, {
    id: booking.id,
    change: (trip) => ({ ...trip, passengers }),
    changeExtras: (extras) => extras,
    holdMinutes: null,
    notifyCustomer: false,
  });
  const changed = await readBooking(transaction, booking.id);
  const total = changed ? totalOf(changed.costs) : 0;
  if (expectedTotal !== undefined && expectedTotal !== total) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
}
