/**
 * The enumerations of the API, each value with its meaning in one line. The values are the keys, so
 * that no value can exist without an explanation.
 */

export const BOOKING_STATUS = {
  draft: 'Being made. Keeps its boat until the hold ends.',
  expired: 'The hold or the option ran out. The boat is free again.',
  option: 'Reserved without payment until a deadline. Keeps its boat.',
  confirmed: 'Agreed. Keeps its boat. Every booking made through the API starts here.',
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

export const MEDIA_TYPE = {
  video: 'A moving picture.',
  image: 'A still picture.',
} as const;

export type BookingStatus = keyof typeof BOOKING_STATUS;
export type PaymentSource = keyof typeof PAYMENT_SOURCE;
export type CostType = keyof typeof COST_TYPE;
export type PaymentProvider = keyof typeof PAYMENT_PROVIDER;
export type CustomerTypeKind = keyof typeof CUSTOMER_TYPE_KIND;
export type MediaType = keyof typeof MEDIA_TYPE;

/** The values of one of the enumerations above, in the order in which they are written. */
export function valuesOf<Meanings extends Record<string, string>>(
  meanings: Meanings,
): (keyof Meanings & string)[] {
  return Object.keys(meanings);
}
