import {
  ABBREVIATION_MAX_LENGTH,
  CUSTOMER_TYPE_KIND,
  PAYMENT_PROVIDER,
  TAX_PERCENTAGE_MAX,
  TAX_PERCENTAGE_MIN,
} from '@slipway/contract';
import {
  AUTO_ANONYMIZE_MONTHS as anonymize,
  FORM_HOLD_MINUTES as hold,
  OPTION_HOURS as option,
  PLANS,
  RUN_OVER_LIMITS as runOver,
} from '@slipway/engine';
import Type from 'typebox';
import { BookingForm } from './booking-form.ts';
import {
  AddOn,
  AddOnCategory,
  BookingRules,
  Cancellation,
  Confirmation,
  Discount,
  Partner,
} from './extras.ts';
import {
  choice,
  choiceOf,
  count,
  duration,
  emailAddress,
  flag,
  id,
  localDate,
  money,
  name,
  optionalList,
  percentage,
  phoneNumber,
  record,
  slug,
  slugOf,
} from './fields.ts';
import { Blockout, BoatModel, Category, Dock } from './inventory.ts';
import { MessageFlow } from './message-flows.ts';
import { Pricing } from './pricings.ts';
import { Schedule } from './schedules.ts';
import { byLanguage } from './translations.ts';
import { ConnectedBoats, Waiver } from './waivers.ts';

const planNames = Object.keys(PLANS) as (keyof typeof PLANS)[];

const shownFee = {
  description: name('The line that the customer sees.'),
  taxRate: slugOf('a tax rate'),
  show: choice(['from_start', 'at_payment'], 'When the booking form shows it.'),
  alsoForStaffBookings: Type.Optional(flag('Whether bookings made by staff have it too.')),
};

const BookingFee = Type.Union([
  record('No fee for the customer.', { type: Type.Literal('off') }),
  record('Passes the fee of the plan to the customer.', {
    type: Type.Literal('slipway'),
    ...shownFee,
  }),
  record('A fee of your own: a percentage or a fixed amount.', {
    type: Type.Literal('own'),
    ...shownFee,
    percentage: Type.Optional(percentage('Share of the costs including tax.')),
    amount: Type.Optional(money('A fixed amount including tax.', { minimum: 0 })),
  }),
]);

const TaxRate = record('A tax rate. No tax (0 %) is always there under the slug no-tax.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the rate.'),
  percentage: Type.Number({
    description: 'Percentage.',
    minimum: TAX_PERCENTAGE_MIN,
    maximum: TAX_PERCENTAGE_MAX,
  }),
});

const CustomerType = record('A group of customers.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the type.'),
  abbreviation: Type.String({
    description: 'Short form for lists.',
    minLength: 1,
    maxLength: ABBREVIATION_MAX_LENGTH,
  }),
  type: choiceOf(CUSTOMER_TYPE_KIND, 'A company has one guest type, one default type, and more.'),
  confirmWithoutPaying: Type.Optional(
    flag('Whether their bookings are confirmed without payment, whatever the rental setup says.'),
  ),
  bookingRules: Type.Optional(BookingRules),
  cancellation: Type.Optional(Cancellation),
  autoAnonymizeMonths: Type.Optional(
    count(
      'Months after their last trip at which customers are anonymized. Left out: never.',
      anonymize.min,
      anonymize.max,
    ),
  ),
});

const RentalSetup = record('Makes one boat model bookable at one dock during one period.', {
  dock: slugOf('a dock'),
  boatModel: slugOf('a boat model'),
  from: localDate('First day of pickups.'),
  until: Type.Optional(localDate('Last day of pickups. Left out: no end.')),
  runOverDays: Type.Optional(
    count('Days after the period on which trips may end.', runOver.min, runOver.max),
  ),
  schedule: slugOf('a schedule'),
  pricing: slugOf('a pricing'),
  confirmation: Type.Optional(Confirmation),
  waivers: optionalList(slugOf('a waiver'), 'What customers sign for these trips.'),
  messageFlow: Type.Optional(slugOf('a message flow')),
});

/** The form of a company file. Its JSON Schema is written from here. */
export const CompanyFile = record('A rental company in Slipway.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the company.'),
  currency: Type.String({
    description: 'Currency as three letters (ISO 4217). Fixed after the first booking.',
    pattern: '^[A-Z]{3}$',
    patternErrorMessage: 'must be three capital letters, such as EUR',
  }),
  locale: Type.String({
    description:
      'Language and country, for customers who have not chosen. In this language the country decides how dates and times are written.',
    pattern: '^[a-z]{2,3}_[A-Z]{2}$',
    patternErrorMessage: 'must be a language and a country, such as en_GB',
  }),
  emailAddress: Type.Optional(
    emailAddress('Where Slipway writes to the company, such as about a webhook that fails.'),
  ),
  phoneNumber: Type.Optional(phoneNumber('Whom customers call.')),
  plan: choice([...planNames, 'network'], 'Plan of the company.'),
  provider: choiceOf(PAYMENT_PROVIDER, 'Payment provider.'),
  pricesShown: choice(['including_tax', 'excluding_tax'], 'How the booking form shows prices.'),
  draftHold: Type.Optional(
    duration(`How long a draft keeps its boats, ${hold.min} to ${hold.max} min.`),
  ),
  optionDeadline: Type.Optional(
    duration(`How long an option keeps its boats, ${option.min} to ${option.max} h.`),
  ),
  bookingFee: Type.Optional(BookingFee),
  taxRates: optionalList(TaxRate, 'Tax rates.'),
  customerTypes: Type.Array(CustomerType, { description: 'Customer types.' }),
  docks: Type.Array(Dock, { description: 'Docks.', minItems: 1 }),
  categories: optionalList(Category, 'Groups of boat models.'),
  boatModels: Type.Array(BoatModel, { description: 'Boat models.' }),
  blockouts: optionalList(Blockout, 'Periods in which boats cannot be booked.'),
  schedules: optionalList(Schedule, 'Allowed pickup and return times.'),
  pricings: optionalList(Pricing, 'Prices, extra charges and deposits.'),
  rentalSetups: optionalList(RentalSetup, 'What can be booked, where and when.'),
  addOnCategories: optionalList(AddOnCategory, 'Groups of extras.'),
  addOns: optionalList(AddOn, 'Extras.'),
  discounts: optionalList(Discount, 'Discounts with their codes.'),
  partners: optionalList(Partner, 'Outside sellers.'),
  waivers: optionalList(Waiver, 'Documents that customers sign.'),
  messageFlows: optionalList(MessageFlow, 'Messages around a trip.'),
  bookingForm: Type.Optional(BookingForm),
  connectedBoats: Type.Optional(ConnectedBoats),
  lineTranslations: Type.Optional(
    byLanguage(
      Type.Record(Type.String(), name('The line in this language.')),
      'Lines of prices, deposits, fees, taxes and slots in other languages, by language and by the words of this file.',
    ),
  ),
});

export type CompanyFile = Type.Static<typeof CompanyFile>;

export type ScheduleEntry = NonNullable<CompanyFile['schedules']>[number];
export type PricingEntry = NonNullable<CompanyFile['pricings']>[number];
