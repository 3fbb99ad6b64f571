import type { TenantTransaction } from '../../database/database.ts';
import type { RequestContext } from '../../http/handler.ts';
import { putInOutbox } from '../../mail/put-in-outbox.ts';
import type { KnownSubjects } from './check-subjects.ts';
import type { BookingFacts, Letter } from './mail/booking-letter.ts';
import { letterHtml, letterText } from './mail/lay-out-letter.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** A booking as it stands after the transaction. */
export type BookingState = {
  id: string;
  reference: string;
  currency: string;
  trip: WantedTrip;
  total: number;
  balance: number;
};

/** Sends the customer of a booking a message, as part of the transaction. */
export async function notifyCustomer(
  transaction: TenantTransaction,
  context: RequestContext,
  { id, trip, ...booking }: BookingState,
  { customer, dock, boatModel }: KnownSubjects,
  write: (facts: BookingFacts) => Letter,
): Promise<void> {
  if (!customer) return;
  const letter = write({
    ...trip,
    ...booking,
    company: context.tenant,
    givenName: customer.givenName,
    dockName: dock.name,
    timeZone: dock.timeZone,
    boatModelName: boatModel.name,
  });
  await putInOutbox(transaction, context, {
    bookingId: id,
    recipient: customer.emailAddress,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
  });
}
