import type { Instant } from '@slipway/engine';
import { bookingUrl, paymentUrl } from '../booking-url.ts';

/** What a message about a booking tells. */
export type BookingFacts = {
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

/** A message before it is laid out: the same for HTML and for plain text. */
export type Letter = {
  subject: string;
  greeting: string;
  opening: string;
  facts: [label: string, value: string][];
  links: [label: string, url: string][];
  closing: string;
};

/** Tells that a booking was made; with `askForPayment` it holds a link to pay what is owed. */
export function confirmedLetter(
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
export function changedLetter(booking: BookingFacts): Letter {
  const { company, reference } = booking;
  return letter(booking, {
    subject: `Booking ${reference} has changed`,
    opening: `Your booking ${reference} at ${company.name} has changed. This is how it stands now:`,
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
