import type { CustomerTypeKind } from '@slipway/contract';
import type { Pricing, Schedule } from '@slipway/engine';
import type { JSONColumnType } from 'kysely';

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
    rules: JSONColumnType<Record<string, unknown>>;
    position: number;
  };
};
