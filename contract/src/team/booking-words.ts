import type { PaymentProvider } from '../enums.ts';

/** How far a booking is paid. */
export const PAYMENT_STATE = {
  unpaid: 'Unpaid',
  part_paid: 'Part paid',
  paid: 'Paid',
  overpaid: 'Overpaid',
} as const;

export type PaymentState = keyof typeof PAYMENT_STATE;

/** Where a booking came from. */
export const BOOKING_SOURCE = {
  customer: 'Booking form',
  staff: 'Staff',
  api: 'API',
} as const;

/** The rules that staff can lift, each with its switch. */
export const OVERRIDE = {
  anyTime: 'Any time',
  anyAvailability: 'Any availability',
  anyRule: 'Any rule',
  ownPrice: 'Own price',
} as const;

export type Override = keyof typeof OVERRIDE;

/** Why staff cancel; the customer does not read it. */
export const CANCEL_REASON = {
  customer: 'The customer cancels',
  weather: 'Weather',
  boat: 'Boat not available',
  no_show: 'The customer did not come',
  mistake: 'Booked by mistake',
  other: 'Other',
} as const;

/** What is charged as a rule: the policy counts when the customer is the reason, not the company. */
export function usualCharge(reason: keyof typeof CANCEL_REASON): 'cancellation_fee' | 'no_charge' {
  return reason === 'customer' || reason === 'no_show' ? 'cancellation_fee' : 'no_charge';
}

export const EXPORT_FORMAT = {
  xlsx: '.xlsx',
  csv: '.csv',
} as const;

/** What an entry of the history is about. */
export const HISTORY_KIND = {
  created: 'Created',
  status: 'Status',
  details: 'Details',
  costs: 'Costs',
  payments: 'Payments',
  deposit: 'Deposit',
  add_ons: 'Add-ons',
  notes: 'Notes',
  messages: 'Messages',
  waiver: 'Waiver',
  trip: 'Trip',
} as const;

export type HistoryKind = keyof typeof HISTORY_KIND;

/** By what the list of customers can be ordered. */
export const CUSTOMER_SORT = { name: 'Name', added: 'Added' } as const;

/** What somebody types before a customer is anonymized, which nobody can undo. */
export const ANONYMIZE_WORD = 'ANONYMIZE';

/** How a request for money reaches the customer. */
export const REQUEST_WAY = {
  link: 'Copy link',
  email: 'Send by e-mail',
  text: 'Send by text',
} as const;

export type RequestWay = keyof typeof REQUEST_WAY;

/** What carries a message to a customer. */
export const MESSAGE_CHANNEL = { email: 'E-mail', text: 'Text' } as const;

export type MessageChannel = keyof typeof MESSAGE_CHANNEL;

/** Most bookings in one file. */
export const EXPORT_MOST_ROWS = 5000;
export const EXPORT_HOURS = 24;
export const NOTE_MAX_LENGTH = 2000;
export const FILTER_NAME_MAX_LENGTH = 60;
export const SAVED_FILTERS_PER_MEMBER = 30;
export const COST_DESCRIPTION_MAX_LENGTH = 120;

/** The most cents of one payment, refund or cost: more is surely a mistake. */
export const LARGEST_PAYMENT = 100_000_000;
/** How far many trips can be moved at once: a week. */
export const MOVE_MOST_MINUTES = 7 * 24 * 60;

/** Told beside an e-mail address that somebody else has: the screen then offers an alias. */
export const DUPLICATE_EMAIL = 'Another customer has this e-mail address.';

/** What a payment provider can have another amount of, with the words for it. */
export const MONEY_AT_PROVIDER = {
  taken: 'Paid',
  held: 'On hold',
} as const;

export type MoneyAtProvider = keyof typeof MONEY_AT_PROVIDER;

/** What people call a payment provider. */
export const PROVIDER_NAME: Readonly<Record<PaymentProvider, string>> = {
  mollie: 'Mollie',
  stripe: 'Stripe',
  demo: 'Demo provider',
};
