import type {
  BookingStatus,
  CostType,
  OrderState,
  PaymentProvider,
  PaymentSource,
} from '@slipway/contract';
import type { BookedBy, DepositTaking } from '@slipway/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A column that a row may leave out. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type BookingTables = {
  bookings: {
    id: string;
    reference: string;
    status: BookingStatus;
    customer_id: string | null;
    dock_id: string;
    boat_model_id: string;
    fleet_id: string;
    rental_setup_id: string | null;
    pickup_at: Date;
    return_at: Date;
    boats: number;
    passengers: number;
    /** From pickup to return with turnaround: the time in which the boats are not free. */
    taken_from: Date;
    taken_until: Date;
    /** The end of a draft's hold or of an option. */
    expires_at: Date | null;
    booked_by: BookedBy;
    provider: PaymentProvider;
    currency: string;
    /** In cents. */
    application_fee: number;
    created_at: Date;
    updated_at: Date;
    /** The moment by which the price was worked out; older bookings have none, see `created_at`. */
    priced_at: Nullable<Date>;
    partner_id: Nullable<string>;
    discount_code_id: Nullable<string>;
    /** What the integrator calls it. */
    own_reference: Nullable<string>;
    /** Whether opening hours and the rules of the customer type had to hold. */
    rules_apply: Generated<boolean>;
    /** In which the customer has filled in the form. */
    language: Nullable<string>;
    /** Whether the rest of a down payment is still to be requested. */
    rest_pending: Generated<boolean>;
    /** What the customer has typed into the form. */
    contact: JSONColumnType<Contact | null, string | null | undefined, string | null>;
    /** The type whose rules and prices applied in the form; without it, that of the customer. */
    applied_type_id: Nullable<string>;
    /** Whether staff set the price: no rental line is calculated. */
    own_price: Generated<boolean>;
  };
  /** The order of a booking. */
  booking_add_ons: {
    booking_id: string;
    add_on_id: string;
    quantity: number;
    position: number;
    state: ColumnType<OrderState, OrderState | undefined, OrderState>;
    /** Since when it differs from what was ordered first, until somebody marks it. */
    changed_at: Nullable<Date>;
  };
  booking_costs: {
    id: string;
    booking_id: string;
    position: number;
    type: CostType;
    description: string;
    tax_rate_id: string;
    /** In cents. */
    amount_including_tax: number;
    amount_excluding_tax: number;
  };
  booking_payments: {
    id: string;
    booking_id: string;
    source: PaymentSource;
    /** In cents. */
    amount: number;
    created_at: Date;
    /** What the payer's own system calls it. */
    reference: Nullable<string>;
    /** The money at the provider; what staff record by hand has none. */
    transaction_id: Nullable<string>;
    /** Whether a refund was handed back at the dock, so that no application fee returns with it. */
    in_cash: Generated<boolean>;
  };
  /** Asks the customer to pay on the page of the booking. */
  payment_requests: {
    id: string;
    booking_id: string;
    /** In cents. */
    amount: number;
    /** Whether the booking waits for it to be confirmed. */
    confirms_booking: boolean;
    created_at: Date;
    description: Nullable<string>;
    /** Unpaid after it, the request is closed. */
    due_at: Nullable<Date>;
    paid_at: Nullable<Date>;
    closed_at: Nullable<Date>;
  };
  booking_deposits: {
    id: string;
    booking_id: string;
    description: string;
    taking: DepositTaking;
    /** In cents. */
    amount: number;
    created_at: Date;
    /** Released, captured or refunded; an open deposit has none. */
    closed_at: Date | null;
    /** Whether a change of the trip closed it, and not staff. */
    replaced: Generated<boolean>;
    /** The money at the provider that secures it. */
    transaction_id: Nullable<string>;
    /** Since when it is in place. */
    secured_at: Nullable<Date>;
    link_sent_at: Nullable<Date>;
  };
  booking_history: {
    id: string;
    booking_id: string;
    happened_at: Date;
    /** Who did it: an API key, a team member, the customer or the system. */
    actor: string;
    /** Old and new value by field. */
    changes: JSONColumnType<Changes>;
  };
};

/** Who books, in their own words. */
export type Contact = {
  givenName: string;
  familyName: string;
  emailAddress: string;
  phoneNumber: string | null;
};

/** Old and new value by field. */
export type Changes = Record<string, { from: unknown; to: unknown }>;
