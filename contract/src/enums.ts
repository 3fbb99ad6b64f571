/**
 * The enumerations of the API, each value with its meaning in one line. The values are the keys, so
 * that no value can exist without an explanation.
 */

export const BOOKING_STATUS = {
  draft: 'Being made. Keeps its boat until the hold ends.',
  expired: 'The hold or the option ran out. The boat is free again.',
  option: 'Reserved without payment until a deadline. Keeps its boat.',
  confirmed:
    'Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.',
  completed: 'The trip is over and the boats are back.',
  canceled: 'Called off. The boat is free again.',
} as const;

export const PAYMENT_SOURCE = {
  cash: 'Recorded by staff: cash or a bank transfer.',
  payment_request: 'Paid online through a payment link.',
  payment_request_authorization: 'Reserved on a card, taken when staff confirm the booking.',
  deposit_capture: 'Kept from a deposit, in whole or in part.',
  refund: 'Paid back to the customer. The amount is negative.',
} as const;

export const COST_TYPE = {
  pricing_structure: 'Calculated from the pricing settings, usually the boat rental.',
  manual: 'Added by staff, positive or negative.',
  add_on: "Linked to an order line of the booking's add-ons order.",
  coupon: 'A discount from a coupon code. The amount is negative.',
  booking_fee: 'Shifts the platform fee to the customer, or is a custom fee over the total.',
} as const;

export const PAYMENT_PROVIDER = {
  mollie: 'Payments run through the Mollie account of the company.',
  stripe: 'Payments run through the Stripe account of the company.',
  demo: 'No money moves. For trying things out.',
} as const;

export const CUSTOMER_TYPE_KIND = {
  custom: 'Made by the company, with rules of its own.',
  default: 'Customers with an account. Every company has exactly one.',
  guest: 'Customers without an account. Every company has exactly one.',
} as const;

export const ADD_ON_BASIS = {
  piece: 'Per piece.',
  boat: 'Per piece and boat.',
  passenger: 'Per piece and passenger.',
  hour: 'Per piece and hour.',
  day: 'Per piece and day; a day that has begun counts in full.',
  passenger_hour: 'Per piece, passenger and hour.',
} as const;

export const DEPOSIT_TAKING = {
  hold: 'Reserved on a card and released after the trip.',
  charge: 'Taken, and paid back after the trip.',
} as const;

export const UNBOOKABLE_REASON = {
  soldOut: 'Not enough boats are free.',
  tooLate: 'The pickup has passed.',
  trafficLimit: 'The dock cannot take more pickups or returns at that time.',
  rule: 'So many boats or people, or a booking rule of the customer type, do not allow it.',
} as const;

/** Whether a trip cannot be booked because others have booked: another time may still be free. */
export function isFull(reason: UnbookableReason | null): boolean {
  return reason === 'soldOut' || reason === 'trafficLimit';
}

export const CONFIRM_PAYMENT = {
  received: 'You have the money: it is recorded as a payment.',
  requested: 'The booking is confirmed now, and the customer gets a link to pay.',
  required: 'The booking is confirmed when the customer has paid through the link.',
  none: 'Nothing is asked for now. The balance stays open.',
} as const;

export const CANCEL_CHARGE = {
  no_charge: 'The customer owes nothing.',
  cancellation_fee: 'The customer owes the fee that the rules of the customer type set.',
  full_price: 'The customer owes the whole price.',
} as const;

export const DELIVERY_OUTCOME = {
  delivered: 'The endpoint answered with a status from 200 to 299.',
  failed: 'The endpoint answered with another status, too late, or not at all.',
} as const;

export const TRIP_STATE = {
  waiting: 'Booked, and too early to hand out.',
  ready: 'Can be handed out.',
  out: 'The boat is under way.',
  paused: 'The boat is out and its motor is stopped.',
  back: 'The boat is back. The trip is over.',
} as const;

export const ORDER_STATE = {
  to_prepare: 'To prepare',
  ready: 'Ready',
  handed_out: 'Handed out',
} as const;

export const WAIVER_SIGNER = {
  main_renter: 'Main renter',
  one_per_boat: 'One per boat',
  every_passenger: 'Every passenger',
  anyone: 'Anyone',
} as const;

export const MEDIA_TYPE = {
  video: 'A moving picture.',
  image: 'A still picture.',
} as const;

export type BookingStatus = keyof typeof BOOKING_STATUS;
export type PaymentSource = keyof typeof PAYMENT_SOURCE;
export type CostType = keyof typeof COST_TYPE;
export type PaymentProvider = keyof typeof PAYMENT_PROVIDER;

/** Whether a company with this provider can have an amount reserved on a card. */
export const PROVIDER_CAN_HOLD: Readonly<Record<PaymentProvider, boolean>> = {
  mollie: false,
  stripe: true,
  demo: true,
};

export type CustomerTypeKind = keyof typeof CUSTOMER_TYPE_KIND;
export type AddOnBasis = keyof typeof ADD_ON_BASIS;
export type DepositTaking = keyof typeof DEPOSIT_TAKING;
export type UnbookableReason = keyof typeof UNBOOKABLE_REASON;
export type ConfirmPayment = keyof typeof CONFIRM_PAYMENT;
export type CancelCharge = keyof typeof CANCEL_CHARGE;
export type DeliveryOutcome = keyof typeof DELIVERY_OUTCOME;
export type TripState = keyof typeof TRIP_STATE;
export type OrderState = keyof typeof ORDER_STATE;
export type WaiverSigner = keyof typeof WAIVER_SIGNER;
export type MediaType = keyof typeof MEDIA_TYPE;

/** The values of one of the enumerations above, in the order in which they are written. */
export function valuesOf<Meanings extends Record<string, string>>(
  meanings: Meanings,
): (keyof Meanings & string)[] {
  return Object.keys(meanings);
}
