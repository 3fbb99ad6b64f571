import { type BodyOf, type CustomerOperations, ERROR_TEXT } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { owedOn } from '@slipway/engine';
import type { Actor } from '../../../actor.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { canonicalJson } from '../../../text.ts';
import { changeBooking } from '../../bookings/change.ts';
import { readBooking } from '../../bookings/read.ts';
import { readPhoneNumber } from '../../customers/phone-number.ts';
import { changeCustomer } from '../../customers/store.ts';
import { storeAnswers } from './answers.ts';
import type { BookingPage } from './read-page.ts';

type Sent = BodyOf<CustomerOperations['changeDetails']>;
type Context = Omit<RequestContext, 'actor'> & { actor: Actor };

const CHANGEABLE: readonly string[] = ['option', 'confirmed'];

/** A booking of the form has names of its own; the customer whose address was typed stays as is. */
async function changePerson(
  transaction: TenantTransaction,
  context: Context,
  { id, reference, status, contact, customer_id, dock_id }: BookingPage['booking'],
  { givenName, familyName, phoneNumber: typed }: Sent,
): Promise<void> {
  const phoneNumber = await readPhoneNumber(transaction, typed, dock_id);
  const names = {
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
  if (!contact) {
    const fields = { ...names, addAliasOnDuplicate: false, passwordHash: undefined };
    await changeCustomer(transaction, context, customer_id ?? '', fields);
    return;
  }
  const changed = { ...contact, ...names };
  if (canonicalJson(changed) === canonicalJson(contact)) return;
  const { actor, moments } = context;
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('bookings')
    .set({ contact: JSON.stringify(changed), updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { contact: { from: contact, to: changed } },
    },
  ]);
}

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
  await changePerson(transaction, context, booking, sent);
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
  const total = changed ? owedOn(changed) : 0;
  if (expectedTotal !== undefined && expectedTotal !== total) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
}
