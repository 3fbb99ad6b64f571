import type { CustomerTypeKind } from '@slipway/contract';
import type {
  AddOn,
  BookingRules,
  CancellationRules,
  ConfirmationMethod,
  Discount,
  Pricing,
  Schedule,
} from '@slipway/engine';
import type { Generated, JSONColumnType } from 'kysely';

/** A calendar day of the dock, as `YYYY-MM-DD`. */
type Day = string;

export type RentalTables = {
  schedules: {
    id: string;
    name: string;
    definition: JSONColumnType<Schedule>;
  };
  pricings: {
    id: string;
    name: string;
    definition: JSONColumnType<Pricing>;
  };
  rental_setups: {
    id: string;
    dock_id: string;
    boat_model_id: string;
    starts_on: Day;
    /** Null for an open end. */
    ends_on: Day | null;
    run_over_days: number;
    schedule_id: string;
    pricing_id: string;
    confirmation: JSONColumnType<ConfirmationMethod>;
    waiver_ids: Generated<string[]>;
    /** Null means the default messages. */
    message_flow_id: string | null;
    archived_at: Date | null;
  };
  tax_rates: {
    id: string;
    name: string;
    percentage: number;
    read_only: boolean;
    position: number;
  };
  customer_types: {
    id: string;
    name: string;
    abbreviation: string;
    type: CustomerTypeKind;
    rules: JSONColumnType<CustomerTypeRules>;
    position: number;
  };
  add_ons: {
    id: string;
    name: string;
    description: string;
    category_id: string | null;
    definition: JSONColumnType<AddOnDefinition>;
    position: number;
    archived_at: Date | null;
  };
  discounts: {
    id: string;
    name: string;
    definition: JSONColumnType<Discount>;
    archived_at: Date | null;
  };
  /** What a customer types; how often it was used follows from the bookings. */
  discount_codes: {
    id: string;
    discount_id: string;
    /** Unique within the company, ignoring case. */
    code: string;
    /** Null for any number. */
    uses: number | null;
    ends_at: Date | null;
    active: boolean;
    archived_at: Date | null;
  };
  partners: {
    id: string;
    code: string;
    name: string;
    commission_percentage: number;
    position: number;
    archived_at: Date | null;
  };
};

/** What a customer type decides about its customers and their bookings. */
export type CustomerTypeRules = {
  confirmWithoutPaying: boolean;
  bookingRules: BookingRules;
  cancellation: CancellationRules;
  /** What customers read before they cancel. */
  cancellationText: string | null;
  /** Months after their last trip at which customers are anonymized; without it they never are. */
  autoAnonymizeMonths?: number;
};

/** An add-on without what has a column of its own. */
type AddOnDefinition = Omit<AddOn, 'id' | 'name'>;
