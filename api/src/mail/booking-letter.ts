import { localMoment } from '@slipway/engine';
import type { BookingFacts } from './booking-facts.ts';
import { type Block, type Letter, mainButton, paragraph } from './letter.ts';
import type { BookingLinks } from './links.ts';
import { type MailDetails, Writing } from './writing.ts';

/** Every message about a booking: those of the flow, and those that somebody asked for. */
export const BOOKING_MAILS = [
  'requestReceived',
  'confirmed',
  'changed',
  'canceled',
  'paymentRequest',
  'balanceDue',
  'beforeTrip',
  'dayOfTrip',
  'thankYou',
  'comeBack',
  'depositLink',
  'lateRefund',
  'bookingLink',
] as const;

export type BookingMail = (typeof BOOKING_MAILS)[number];

/** A message about a booking in the customer's language. */
export function bookingLetter(
  kind: BookingMail,
  facts: BookingFacts,
  { links, details = {}, now }: { links: BookingLinks; details?: MailDetails; now: Date },
): Letter {
  const writing = new Writing(facts, links, details);
  const { say, company } = writing;
  const asWritten = kind === 'dayOfTrip' && !isDayOfTrip(facts, now) ? 'beforeTrip' : kind;
  return {
    language: facts.language,
    subject: say(`${asWritten}Subject`),
    sender: company.name,
    mainColor: company.mainColor,
    blocks: [
      paragraph(say('hello')),
      ...CONTENT[asWritten](writing),
      paragraph(`${say('goodbye')}\n${say('team')}`),
    ],
    footer: [
      ...writing.contact(),
      say('why'),
      ...(OPENS_BOOKING[asWritten] ? [say('keepPrivate')] : []),
    ],
  };
}

/** What the team reads about a new booking: the trip, the customer and the money. */
export function staffLetter(facts: BookingFacts, links: BookingLinks): Letter {
  const writing = new Writing(facts, links, {});
  const { say, company } = writing;
  const subject = facts.status === 'confirmed' ? 'staffNewBookingSubject' : 'staffRequestSubject';
  return {
    language: facts.language,
    subject: say(subject),
    sender: company.name,
    mainColor: company.mainColor,
    blocks: [
      paragraph(say(subject)),
      {
        kind: 'facts',
        title: say('customer'),
        rows: [
          { label: say('customerName'), value: facts.fullName },
          { label: say('customerEmail'), value: facts.emailAddress },
          ...(facts.phoneNumber ? [{ label: say('customerPhone'), value: facts.phoneNumber }] : []),
        ],
      },
      ...writing.tripAndCosts(),
    ],
    footer: [],
  };
}

/** With a pickup early in the morning, the message goes out on the evening before. */
function isDayOfTrip({ pickup, address }: BookingFacts, now: Date): boolean {
  const dayOf = (moment: Date) => localMoment(moment.getTime(), address.timeZoneName).date;
  return dayOf(pickup) === dayOf(now);
}

/** Which messages hold a link into the booking. */
const OPENS_BOOKING: Record<BookingMail, boolean> = {
  requestReceived: true,
  confirmed: true,
  changed: true,
  canceled: true,
  paymentRequest: true,
  balanceDue: true,
  beforeTrip: true,
  dayOfTrip: true,
  thankYou: false,
  comeBack: false,
  depositLink: true,
  lateRefund: true,
  bookingLink: true,
};

/** What each message says between its greeting and its end. */
const CONTENT: Record<BookingMail, (writing: Writing) => Block[]> = {
  requestReceived: (mail) => [
    paragraph(mail.say('requestReceivedText')),
    ...mail.note('requestReceived'),
    ...(mail.details.amount
      ? [paragraph(mail.say('requestReceivedCard', { amount: mail.money(mail.details.amount) }))]
      : []),
    ...mail.tripAndCosts(),
    mail.toBooking(),
  ],
  confirmed: (mail) => [
    paragraph(mail.say('confirmedText')),
    ...mail.note('confirmed'),
    ...mail.toDo({ askForPayment: mail.details.askForPayment ?? false }),
    ...mail.photo(),
    ...mail.tripAndCosts(),
    mail.code(),
  ],
  changed: (mail) => [
    paragraph(mail.say('changedText')),
    ...mail.note('changed'),
    ...mail.tripAndCosts(),
    ...(mail.isOpen ? [paragraph(mail.say('changedOpen'))] : []),
    ...(mail.isOverpaid ? [paragraph(mail.say('changedOverpaid', { amount: mail.overpaid }))] : []),
    mail.toBooking(),
  ],
  canceled: (mail) => [
    paragraph([mail.say('canceledText'), mail.canceledFee()].join(' ')),
    ...mail.note('canceled'),
    ...(mail.isOverpaid ? [paragraph(mail.say('canceledRefund', { amount: mail.overpaid }))] : []),
    ...(mail.isOpen ? [paragraph(mail.say('canceledOwed', { amount: mail.open }))] : []),
    ...mail.canceledDeposits(),
    ...mail.costs(),
    mainButton(mail.say('canceledAgain'), mail.links.form),
    mail.toBooking(false),
  ],
  paymentRequest: (mail) => [
    paragraph(mail.say('paymentRequestText')),
    ...mail.note('paymentRequest'),
    mail.payButton(),
    ...mail.due(),
    ...mail.tripAndCosts(),
    mail.toBooking(false),
  ],
  balanceDue: (mail) => [
    paragraph(mail.say('balanceDueText')),
    ...mail.note('balanceDue'),
    mail.payButton(),
    ...mail.tripAndCosts(),
    mail.toBooking(false),
  ],
  beforeTrip: (mail) => [
    paragraph(mail.say('beforeTripText')),
    ...mail.note('beforeTrip'),
    ...mail.toDo({ askForPayment: true }),
    ...mail.photo(),
    mail.trip(),
    ...mail.extras(),
    mail.code(),
  ],
  dayOfTrip: (mail) => [
    paragraph(mail.say('dayOfTripText')),
    ...mail.note('dayOfTrip'),
    ...mail.startLink(),
    ...mail.toDo({ askForPayment: false }),
    mail.trip(),
    mail.code(),
  ],
  thankYou: (mail) => [paragraph(mail.say('thankYouText')), ...mail.note('thankYou')],
  comeBack: (mail) => [
    paragraph(mail.say('comeBackText')),
    ...mail.note('comeBack'),
    mainButton(mail.say('comeBackButton'), mail.links.form),
  ],
  depositLink: (mail) => [
    paragraph(
      mail.say(mail.details.depositTaking === 'charge' ? 'depositChargeText' : 'depositHoldText', {
        amount: mail.money(mail.details.amount ?? 0),
      }),
    ),
    mainButton(mail.say('depositButton'), mail.links.pay),
    ...mail.due(),
    mail.trip(),
    mail.toBooking(false),
  ],
  lateRefund: (mail) => [
    paragraph(mail.say('lateRefundText', { amount: mail.money(mail.details.amount ?? 0) })),
    mail.toBooking(),
  ],
  bookingLink: (mail) => [
    paragraph(mail.say('bookingLinkText')),
    mail.toBooking(),
    ...mail.payLink(),
  ],
};
