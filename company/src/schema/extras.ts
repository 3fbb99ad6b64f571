import { ADD_ON_BASIS, COUPON_CODE_MAX_LENGTH, PARTNER_CODE_MAX_LENGTH } from '@slipway/contract';
import { ADD_ON_DISPLAY } from '@slipway/contract/customer';
import Type from 'typebox';
import { placeConditions } from './conditions.ts';
import {
  choiceOf,
  count,
  duration,
  flag,
  id,
  leadTime,
  localDate,
  localMoment,
  money,
  name,
  optionalList,
  percentage,
  record,
  slug,
  slugOf,
  text,
  weekdays,
} from './fields.ts';
import { media } from './inventory.ts';
import { translations } from './translations.ts';

const CONFIRMATION_CHOICE = {
  full_payment: 'Everything is paid in the booking form.',
  down_payment: 'A part is paid in the booking form: a percentage or a fixed amount.',
  on_approval: 'Staff approve each request.',
  no_payment: 'Nothing is paid in the booking form.',
} as const;

export const Partner = record('An outside seller with a traceable link.', {
  code: Type.String({
    description: 'Code in links and in the API. Keep it: another code is another partner.',
    pattern: `^[a-z0-9-]{1,${PARTNER_CODE_MAX_LENGTH}}$`,
    patternErrorMessage: `must be lower-case letters, digits and hyphens, at most ${PARTNER_CODE_MAX_LENGTH}`,
  }),
  id: Type.Optional(id),
  name: name('Name of the partner.'),
  commission: percentage('Share of what they sell, for reports.'),
});

export const AddOn = record('An extra that is sold with a trip.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the add-on.'),
  description: name('What the customer reads.'),
  category: Type.Optional(slugOf('an add-on category')),
  media,
  price: money('Price of a piece.', { minimum: 0 }),
  priceIncludesTax: Type.Optional(flag('Whether tax is in the price. Left out: it is.')),
  taxRate: slugOf('a tax rate'),
  per: choiceOf(ADD_ON_BASIS, 'What the price is multiplied by.'),
  perBooking: Type.Optional(count('The most pieces in a booking.', 1, 1000)),
  perBoat: Type.Optional(count('The most pieces for each boat.', 1, 1000)),
  perPassenger: Type.Optional(count('The most pieces for each passenger.', 1, 1000)),
  dailyQuantity: Type.Optional(count('Pieces a day at each dock.', 1, 100_000)),
  orderBefore: Type.Optional(leadTime('How long before pickup orders close.')),
  soldOut: Type.Optional(flag('Whether nobody can order it for now.')),
  when: Type.Optional(record('With which trips it is offered. Left out: all.', placeConditions)),
  translations: translations({
    name: Type.Optional(name('Name of the add-on.')),
    description: Type.Optional(name('What the customer reads.')),
  }),
});

export const AddOnCategory = record('A group of add-ons in the booking form.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the category.'),
  display: choiceOf(ADD_ON_DISPLAY, 'How its add-ons are shown.'),
  translations: translations({ name: Type.Optional(name('Name of the category.')) }),
});

export const Discount = record('A campaign whose codes lower the rental and the extra charges.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the discount.'),
  percentage: Type.Optional(percentage('Share of rental and extra charges.')),
  amount: Type.Optional(money('A fixed amount including tax.', { minimum: 0 })),
  freeTime: Type.Optional(duration('So much of the trip is free.')),
  when: Type.Optional(
    record('For which trips it is valid. Left out: all.', {
      ...placeConditions,
      excludedDates: optionalList(
        record('Days from the first to the last, both included.', {
          from: localDate('First day.'),
          until: localDate('Last day.'),
        }),
        'Pickups on these days get nothing.',
      ),
    }),
  ),
  codes: Type.Array(
    record('A code that customers type.', {
      code: Type.String({
        description: 'The code; case does not matter.',
        pattern: `^[A-Za-z0-9][A-Za-z0-9_-]{0,${COUPON_CODE_MAX_LENGTH - 1}}$`,
        patternErrorMessage: 'must be letters, digits, hyphens and underscores',
      }),
      uses: Type.Optional(count('Bookings that may use it. Left out: any number.', 1, 1_000_000)),
      endsAt: Type.Optional(localMoment('The moment from which it is no longer valid.')),
      active: Type.Optional(flag('Whether it can be used. Left out: it can.')),
    }),
    { minItems: 1, description: 'Codes.' },
  ),
});

export const BookingRules = record(
  'Which bookings customers of this type may make. All must hold.',
  {
    allowed: optionalList(
      record('A boat model at a dock.', {
        dock: slugOf('a dock'),
        boatModel: slugOf('a boat model'),
      }),
      'What they may book. Left out: everything.',
    ),
    weekdays: Type.Optional(weekdays),
    excludedDates: optionalList(
      record('Days from the first to the last, both included.', {
        from: localDate('First day.'),
        until: localDate('Last day.'),
      }),
      'Days on which they may not book.',
    ),
    shortestLead: Type.Optional(leadTime('How long ahead they must book.')),
    longestLead: Type.Optional(leadTime('How long ahead they may book.')),
    longestTrip: Type.Optional(leadTime('The longest trip.')),
    bookingsPerDay: Type.Optional(count('Bookings with a pickup on the same day.', 1, 1000)),
    boatsPerBooking: Type.Optional(count('Boats in a booking.', 1, 1000)),
    upcomingBookings: Type.Optional(count('Bookings ahead.', 1, 1000)),
    upcomingHours: Type.Optional(count('Hours of trips ahead.', 1, 10_000)),
    hoursPerMonth: Type.Optional(count('Hours of trips in a month.', 1, 1000)),
    customCondition: Type.Optional(name('A condition of your own, such as party.people <= 4.')),
  },
);

export const Cancellation = record('Whether and at what price customers of this type may cancel.', {
  customerMayCancel: flag('Whether they may cancel on their booking page.'),
  notice: Type.Optional(leadTime('Until how long before pickup. Left out: until pickup.')),
  feeSteps: optionalList(
    record('A share that is kept from a time before pickup on.', {
      atLeast: leadTime('This long before pickup or longer.'),
      percentage: percentage('Share of the costs.'),
    }),
    'What is kept, the earliest step first. Later than all of them, everything is kept.',
  ),
  text: Type.Optional(text('What customers read before they cancel.')),
  translations: translations({ text: Type.Optional(text('What customers read.')) }),
});

export const Confirmation = record('How a booking is confirmed in the booking form.', {
  method: choiceOf(CONFIRMATION_CHOICE, 'What a booking waits for.'),
  percentage: Type.Optional(percentage('Share of the costs that is paid as down payment.')),
  amount: Type.Optional(money('A fixed down payment.', { minimum: 0 })),
  reserveCard: Type.Optional(
    flag('Whether a request reserves the price on a card, which Confirm then takes.'),
  ),
});
