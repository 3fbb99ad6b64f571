import Type from 'typebox';
import { orderedAddOns } from '../add-ons/schema.ts';
import { Customer } from '../customers/schema.ts';
import { BOOKING_STATUS, CANCEL_CHARGE, CONFIRM_PAYMENT } from '../enums.ts';
import { MODEL_BOOKING, MODEL_BOOKING_EXTENDED } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import {
  BOOKING_DEFAULTS,
  BOOKING_REFERENCE_LENGTH,
  CANCEL_REASON_MAX_LENGTH,
  HOLD_MINUTES,
  OPTION_HOURS,
  OWN_REFERENCE_MAX_LENGTH,
  PAYMENT_REFERENCE_MAX_LENGTH,
} from '../limits.ts';
import { FeeStep } from '../quotes/schema.ts';
import {
  cents,
  count,
  decimal,
  entity,
  flag,
  id,
  listOf,
  nullable,
  oneOf,
  request,
  sentCents,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import {
  baseFields,
  boats,
  boatsLimits,
  boatsWords,
  couponCode,
  passengers,
  passengersLimits,
  passengersWords,
} from './fields.ts';
import { FinancialDetails } from './finances.ts';

export const Booking = entity('Booking', 'One or more boats of a model for a period.', {
  id: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  reference: text(
    {
      description: `What customers and staff call the booking: ${BOOKING_REFERENCE_LENGTH} letters or digits, unique per company.`,
      example: MODEL_BOOKING.reference,
    },
    { pattern: `^[A-Za-z0-9]{${BOOKING_REFERENCE_LENGTH}}$` },
  ),
  status: oneOf(
    BOOKING_STATUS,
    { description: 'Where the booking stands.', example: MODEL_BOOKING.status },
    { default: 'draft' },
  ),
  customerId: nullable(
    id({
      description: 'ID of the customer. Null only on a draft that has none yet.',
      example: MODEL_BOOKING.customerId,
    }),
  ),
  ...baseFields,
  boats,
  passengers,
  createdAt: timestamp({
    description: 'When the booking was made.',
    example: MODEL_BOOKING.createdAt,
  }),
  updatedAt: timestamp({
    description: 'When the booking last changed; compare with `updatedAfter`.',
    example: MODEL_BOOKING.updatedAt,
  }),
});

export const BookingExtended = entity(
  'BookingExtended',
  'A booking with its customer and its money.',
  {
    ...Booking.properties,
    url: url({
      description:
        "The customer's own page of the booking. Whoever is not signed in there has a link sent to the customer's e-mail address.",
      example: MODEL_BOOKING_EXTENDED.url,
    }),
    expiresAt: nullable(
      timestamp({
        description: 'When the hold or the option ends, or null when the booking has none.',
        example: '2025-06-14T08:10:00.000Z',
      }),
    ),
    ownReference: nullable(
      text({
        description: 'Your own name for the booking, or null.',
        example: 'HR-20417',
      }),
    ),
    partnerCode: nullable(
      text({
        description: 'Code of the partner who sent the customer, or null.',
        example: 'reedside',
      }),
    ),
    couponCode: nullable(
      text({ description: 'The coupon code that it uses, or null.', example: 'WELCOME5' }),
    ),
    addOns: listOf(
      entity('BookedAddOn', 'Some pieces of one add-on.', {
        addOnId: id({ description: 'ID of the add-on.', example: EXAMPLE_ID.picnicBox }),
        quantity: count({ description: 'Number of pieces.', example: 2 }, { minimum: 1 }),
      }),
      { description: 'The add-ons that it has.' },
    ),
    customer: Type.Union([Customer, Type.Null()], {
      description: 'The customer, or null on a draft that has none yet.',
    }),
    financialDetails: FinancialDetails,
  },
);

export const BookingId = entity('BookingId', 'Which booking was made or changed.', {
  bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
});

const expiresAt = nullable(
  timestamp({
    description: 'When the hold or the option ends, or null when the booking has none.',
    example: '2025-06-14T08:10:00.000Z',
  }),
);

const status = oneOf(BOOKING_STATUS, {
  description: 'Status of the booking now.',
  example: 'confirmed',
});

const bookingId = id({ description: 'ID of the booking.', example: EXAMPLE_ID.newBooking });

export const BookingMade = entity('BookingMade', 'The booking that was made.', {
  bookingId,
  status,
  expiresAt,
  totalIncludingTax: cents({
    description: 'What it costs in cents, tax included.',
    example: 13200,
  }),
  dueNow: cents({
    description:
      'What has to be paid now, in cents: to confirm a hold or an option, or the balance of a confirmed booking.',
    example: 0,
  }),
});

export const BookingConfirmed = entity('BookingConfirmed', 'A booking after it was confirmed.', {
  bookingId,
  status,
  expiresAt,
  balance: cents({ description: 'Costs minus payments, in cents.', example: 0 }),
  paymentUrl: nullable(
    url({
      description:
        "Where the customer pays, when a payment is requested or required; else null. Whoever is not signed in there has a link sent to the customer's e-mail address.",
      example: `${MODEL_BOOKING_EXTENDED.url}/pay`,
    }),
  ),
});

export const Cancellation = entity('Cancellation', 'What canceling a booking would mean now.', {
  allowed: flag({
    description: 'Whether the customer may cancel now. You may, whatever it says.',
    example: true,
  }),
  reason: nullable(
    text({
      description: 'Why the customer may not, or null.',
      example: 'Cancel at least 24 hours before pickup.',
    }),
  ),
  percentage: decimal(
    { description: 'Share of the costs that is kept now, in percent.', example: 50 },
    { minimum: 0, maximum: 100 },
  ),
  fee: cents({ description: 'What the customer would owe in all, in cents.', example: 9907 }),
  waived: cents({ description: 'What the customer would no longer owe, in cents.', example: 9907 }),
  refundable: cents({
    description: 'What was paid beyond the fee, in cents. A refund is never automatic.',
    example: 9907,
  }),
  validUntil: nullable(
    timestamp({
      description: 'Until when this fee applies; null when it no longer changes.',
      example: '2025-06-13T09:00:00.000Z',
    }),
  ),
  feeSteps: listOf(FeeStep, { description: 'All steps, the earliest first.' }),
});

export const BookingCanceled = entity('BookingCanceled', 'A booking after it was canceled.', {
  bookingId,
  status,
  fee: cents({ description: 'What the customer owes in all, in cents.', example: 0 }),
  balance: cents({
    description: 'What is owed minus what was paid, in cents. Below 0 a refund is due.',
    example: -19814,
  }),
});

const customerId = id({
  description: 'ID of the customer, from `GET /v1/customers/search`.',
  example: MODEL_BOOKING.customerId,
});

const notifyCustomer = Type.Optional(
  flag(
    { description: 'Whether the customer is sent an e-mail about it.', example: true },
    { default: BOOKING_DEFAULTS.notifyCustomer },
  ),
);

const addOns = Type.Optional(orderedAddOns);

export const BookingCreate = request('BookingCreate', 'A booking to be made.', {
  customerId: Type.Optional(
    id({
      description:
        'ID of the customer, from `GET /v1/customers/search`. Required, unless you send `holdMinutes`.',
      example: MODEL_BOOKING.customerId,
    }),
  ),
  ...baseFields,
  boats: Type.Optional(boats),
  passengers: Type.Optional(passengers),
  paid: Type.Optional(
    flag(
      {
        description:
          'True records the total as a cash payment. False leaves the balance open. Not with a hold or an option.',
        example: false,
      },
      { default: BOOKING_DEFAULTS.paid },
    ),
  ),
  notifyCustomer,
  includePaymentLink: Type.Optional(
    flag(
      {
        description:
          'Whether the e-mail holds a link to pay what is owed. It has an effect only when `notifyCustomer` is true.',
        example: true,
      },
      { default: BOOKING_DEFAULTS.includePaymentLink },
    ),
  ),
  holdMinutes: Type.Optional(
    count(
      {
        description:
          'Makes a draft that holds the boats, the price and the coupon for so many minutes, until you confirm it.',
        example: 20,
      },
      { minimum: HOLD_MINUTES.min, maximum: HOLD_MINUTES.max },
    ),
  ),
  optionHours: Type.Optional(
    count(
      {
        description:
          'Makes an option that reserves the boats for so many hours, never beyond the pickup. Not with `holdMinutes`.',
        example: 48,
      },
      { minimum: OPTION_HOURS.min, maximum: OPTION_HOURS.max },
    ),
  ),
  addOns,
  couponCode: Type.Optional(couponCode),
  partnerCode: Type.Optional(partnerCode),
  ownReference: Type.Optional(
    text(
      {
        description: 'Your own name for the booking, such as an order number.',
        example: 'HR-20417',
      },
      { minLength: 1, maxLength: OWN_REFERENCE_MAX_LENGTH },
    ),
  ),
  expectedTotal: Type.Optional(
    sentCents({
      description:
        'The total that you have shown to the customer, in cents. If the price is another one, nothing is made.',
      example: 13200,
    }),
  ),
  applyRules: Type.Optional(
    flag({
      description:
        'Whether opening hours and the rules of the customer type must hold. Left out: true with a hold, else false.',
      example: true,
    }),
  ),
});

export const BookingUpdate = request(
  'BookingUpdate',
  'What to change on a booking. A field that is left out stays as it is.',
  {
    customerId: Type.Optional(customerId),
    dockId: Type.Optional(baseFields.dockId),
    boatModelId: Type.Optional(baseFields.boatModelId),
    pickup: Type.Optional(baseFields.pickup),
    return: Type.Optional(baseFields.return),
    boats: Type.Optional(count(boatsWords, boatsLimits)),
    passengers: Type.Optional(count(passengersWords, passengersLimits)),
    addOns: Type.Optional({
      ...orderedAddOns,
      description:
        'All add-ons that the booking is to have, each once. An empty list removes them.',
    } as typeof orderedAddOns),
    couponCode: Type.Optional(
      nullable(
        text(
          {
            description: 'Coupon code in place of the one the booking has. Null removes it.',
            example: 'WELCOME5',
          },
          { minLength: 1, maxLength: 64 },
        ),
      ),
    ),
    holdMinutes: Type.Optional(
      count(
        {
          description: `Lets the hold of a draft last so many minutes from now, at most ${HOLD_MINUTES.max} in all.`,
          example: 20,
        },
        { minimum: HOLD_MINUTES.min, maximum: HOLD_MINUTES.max },
      ),
    ),
    notifyCustomer,
  },
);

export const BookingConfirm = request('BookingConfirm', 'How a booking is confirmed.', {
  customerId: Type.Optional(
    id({
      description: 'ID of the customer, for a draft that has none yet.',
      example: MODEL_BOOKING.customerId,
    }),
  ),
  payment: oneOf(CONFIRM_PAYMENT, { description: 'How it is paid.', example: 'received' }),
  paymentAmount: Type.Optional(
    sentCents(
      {
        description:
          'How much was received, or is to be paid, in cents. Left out: what has to be paid now, or the whole balance when nothing has to.',
        example: 15440,
      },
      { minimum: 1 },
    ),
  ),
  paymentReference: Type.Optional(
    text(
      {
        description: 'Your own name for the payment that you have received.',
        example: 'till-3-0091',
      },
      { minLength: 1, maxLength: PAYMENT_REFERENCE_MAX_LENGTH },
    ),
  ),
  notifyCustomer,
});

export const BookingCancel = request('BookingCancel', 'How a booking is canceled.', {
  reason: Type.Optional(
    text(
      { description: 'Why, for the history.', example: 'The guest fell ill.' },
      { minLength: 1, maxLength: CANCEL_REASON_MAX_LENGTH },
    ),
  ),
  charge: oneOf(CANCEL_CHARGE, {
    description: 'What the customer owes afterwards.',
    example: 'cancellation_fee',
  }),
  expectedFee: Type.Optional(
    sentCents({
      description:
        'The fee that you have shown to the customer, in cents. If it is another one, nothing is canceled.',
      example: 0,
    }),
  ),
  notifyCustomer,
});
