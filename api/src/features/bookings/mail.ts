import type { Instant } from '@slipway/engine';
import type { TenantTransaction } from '../../database/database.ts';
import type { SendJob } from '../../jobs/job.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import type { Tenant } from '../../tenant.ts';
import type { BookingState } from './store.ts';
import type { TripRecords } from './trip.ts';

type MailContext = { tenant: Tenant; now: Date; sendJob: SendJob };

/** The customer's own page of a booking. */
export function bookingUrl(companySlug: string, reference: string): string {
  return `https://${companySlug}.slipway.example/bookings/${reference}`;
}

/** Where the customer pays what is owed. */
function paymentUrl(companySlug: string, reference: string): string {
  return `${bookingUrl(companySlug, reference)}/pay`;
}

/** Sends the customer that a booking was made; with `askForPayment` and a link to pay what is owed. */
export async function sendConfirmed(
  transaction: TenantTransaction,
  context: MailContext,
  booking: BookingState,
  records: TripRecords,
  { askForPayment }: { askForPayment: boolean },
): Promise<void> {
  await send(transaction, context, booking, records, (facts) =>
    confirmedLetter(facts, { askForPayment }),
  );
}

/** Sends the customer that a booking was changed. */
export async function sendChanged(
  transaction: TenantTransaction,
  context: MailContext,
  booking: BookingState,
  records: TripRecords,
): Promise<void> {
  await send(transaction, context, booking, records, changedLetter);
}

async function send(
  transaction: TenantTransaction,
  context: MailContext,
  { id, trip, ...booking }: BookingState,
  { customer, dock, boatModel }: TripRecords,
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

/** What a message about a booking tells. */
type BookingFacts = {
  company: { name: string; slug: string };
  reference: string;
  givenName: string;
  dockName: string;
  boatModelName: string;
  timeZone: string;
  pickup: Instant;
  return: Instant;
  boats: number;
  passengers: number;
  currency: string;
  /** In cents. */
  total: number;
  balance: number;
};

/** Tells that a booking was made; with `askForPayment` it holds a link to pay what is owed. */
function confirmedLetter(
  booking: BookingFacts,
  { askForPayment }: { askForPayment: boolean },
): Letter {
  const { company, reference } = booking;
  const link: Letter['links'][number] = [
    `Pay ${money(booking.balance, booking.currency)}`,
    paymentUrl(company.slug, reference),
  ];
  return letter(booking, {
    subject: `Booking ${reference} is confirmed`,
    opening: `Your booking ${reference} at ${company.name} is confirmed.`,
    links: askForPayment && booking.balance > 0 ? [link] : [],
  });
}

/** Tells that a booking was changed. */
function changedLetter(booking: BookingFacts): Letter {
  const { company, reference } = booking;
  return letter(booking, {
    subject: `Booking ${reference} has changed`,
    opening: `Your booking ${reference} at ${company.name} has changed. These are the details now:`,
    links: [],
  });
}

function letter(
  booking: BookingFacts,
  { subject, opening, links }: Pick<Letter, 'subject' | 'opening' | 'links'>,
): Letter {
  const { company, reference, currency, total, balance } = booking;
  return {
    subject: `${subject} (${company.name})`,
    greeting: `Hello ${booking.givenName},`,
    opening,
    facts: [
      ['Boat', `${booking.boats} × ${booking.boatModelName}`],
      ['Dock', booking.dockName],
      ['Pickup', momentText(booking.pickup, booking.timeZone)],
      ['Return', momentText(booking.return, booking.timeZone)],
      ['People', String(booking.passengers)],
      ['Total including tax', money(total, currency)],
      balance < 0
        ? ['Overpaid', money(-balance, currency)]
        : ['Still to pay', money(balance, currency)],
    ],
    links: [...links, ['View your booking', bookingUrl(company.slug, reference)]],
    closing: `See you on the water,\n${company.name}`,
  };
}

function momentText(moment: Instant, timeZone: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time }).format(moment);
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
