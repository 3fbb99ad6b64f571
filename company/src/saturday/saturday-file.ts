import { PAYMENT_SOURCE } from '@slipway/contract';
import { TRIP_STATES, type TripState } from '@slipway/engine';
import Type from 'typebox';
import {
  choice,
  choiceOf,
  count,
  flag,
  id,
  localDate,
  localMoment,
  money,
  name,
  optionalList,
  percentage,
  record,
  recordedMoment,
  slug,
  slugOf,
} from '../schema/fields.ts';

const zone = 'In the time of the docks.';
const at = recordedMoment('When it happened.');

const TeamMember = record('Somebody who works for the company.', {
  name: name('Given name.'),
  role: name('Role, as the dashboard calls it.'),
  docks: name('Docks, as the dashboard lists them.'),
  today: name('What they do on this day.'),
});

const Dock = record('How a dock works on this day.', {
  dock: slugOf('a dock of the company'),
  staffed: flag('Whether somebody hands out boats there.'),
  opensAt: localMoment('The moment from which it takes pickups.', zone),
});

const OutOfService = record('A boat that cannot be rented on this day.', {
  boatModel: slugOf('a boat model'),
  boat: name('Name of the boat.'),
  until: localMoment('When it is back.', zone),
  reason: name('Why.'),
});

const Partner = record('An outside seller.', {
  code: slug,
  name: name('Name of the partner.'),
  commission: percentage('Share of what they sell.'),
});

const AddOn = record('An extra, sold by the piece.', {
  slug,
  name: name('Name of the add-on.'),
  price: money('Price of a piece, tax included.', { minimum: 0 }),
  taxRate: slugOf('a tax rate'),
  orderBeforeHours: count('Hours before pickup at which orders close.', 0, 1000),
  perPassenger: count('The most pieces for each passenger.', 1, 1000),
  dailyQuantity: count('Pieces a day at each dock.', 1, 100_000),
});

const Discount = record('A discount with its code.', {
  code: name('What customers type.'),
  name: name('Name of the discount.'),
  percentage: percentage('Share of the rental.'),
});

const Customer = record('Somebody who books.', {
  id: Type.Optional(id),
  givenName: name('Given name.'),
  familyName: name('Family name.'),
  type: slugOf('a customer type'),
  memberUntil: Type.Optional(localDate('Last day of a membership.')),
  language: name('Language of messages and of the booking page.'),
  locale: name('Language and country.'),
  emailAddress: name('E-mail address.'),
  phoneNumber: Type.Optional(name('Phone number.')),
  registeredAt: at,
});

const Payment = record('Money that came in.', {
  id: Type.Optional(id),
  at,
  source: choiceOf(PAYMENT_SOURCE, 'How it came in.'),
  amount: money('Amount.'),
});

const Deposit = record('A deposit that was taken.', {
  id: Type.Optional(id),
  at,
  taking: choice(['hold', 'charge'], 'Reserved on a card, or taken and paid back.'),
  amount: money('Amount.', { minimum: 0 }),
});

const BoatTrip = record('The use of one boat. Without a name, it is chosen at hand-out.', {
  name: Type.Optional(name('Name of the boat.')),
  outAt: Type.Optional(localMoment('When it was handed out.', zone)),
  backAt: Type.Optional(localMoment('When it was back.', zone)),
  by: Type.Optional(name('Who handed it out and took it back.')),
});

const Booking = record('A booking, from the day it was made to the end of its trip.', {
  reference: name('Reference.'),
  id: Type.Optional(id),
  lineIds: optionalList(id, 'IDs of its cost lines. Left out: they follow from the reference.'),
  customer: name('Full name of a customer.'),
  partner: Type.Optional(slugOf('a partner')),
  dock: slugOf('a dock'),
  boatModel: slugOf('a boat model'),
  pickup: localMoment('Pickup.', zone),
  return: localMoment('Return.', zone),
  people: count('People on all boats.', 1, 1000),
  booked: record('When and by whom.', {
    at,
    by: name('`customer`, or the name of a team member.'),
  }),
  confirmedAt: Type.Optional(at),
  optionUntil: Type.Optional(localMoment('Deadline of an option.', zone)),
  rental: money('What the pricing makes of the trip, tax included.'),
  order: optionalList(
    record('Pieces of an add-on.', {
      addOn: slugOf('an add-on'),
      quantity: count('How many.', 1, 1000),
      readyAt: Type.Optional(localMoment('When the order was prepared.', zone)),
    }),
    'Add-ons.',
  ),
  code: Type.Optional(name('Discount code.')),
  manualCosts: optionalList(
    record('A cost that staff added.', {
      description: name('The line that the customer sees.'),
      taxRate: slugOf('a tax rate'),
      amount: money('Amount with tax.'),
    }),
    'Costs that staff added.',
  ),
  total: money('All costs with tax.'),
  payments: optionalList(Payment, 'Payments.'),
  balance: Type.Optional(money('What is open when the day is seen. Left out: nothing.')),
  deposits: optionalList(Deposit, 'Deposits that were taken.'),
  waivers: optionalList(
    record('Signatures.', { at, signed: count('How many signed.', 1, 1000) }),
    'Signatures. The first is that of the customer.',
  ),
  boats: Type.Array(BoatTrip, { minItems: 1, description: 'One entry for each boat.' }),
  seen: record('What the day shows at the moment at which it is seen.', {
    state: choice(Object.keys(TRIP_STATES) as TripState[], 'State of its trips.'),
    minutesLate: Type.Optional(count('How late its boats are.', 1, 1000)),
  }),
});

/** The form of `saturday.yaml`. */
export const SaturdayFile = record('A day at a company, with its people, bookings and money.', {
  company: slugOf('the company'),
  seenAt: localMoment('The moment at which the day is seen.', zone),
  team: Type.Array(TeamMember),
  docks: Type.Array(Dock),
  outOfService: Type.Array(OutOfService),
  languages: record('Languages of the booking form.', {
    default: name('Language that everybody gets who has not chosen.'),
    complete: Type.Array(name('A language whose texts are complete.')),
  }),
  partners: Type.Array(Partner),
  addOns: Type.Array(AddOn),
  discounts: Type.Array(Discount),
  customers: Type.Array(Customer),
  bookings: Type.Array(Booking),
});

export type SaturdayFile = Type.Static<typeof SaturdayFile>;
export type BookingEntry = SaturdayFile['bookings'][number];
