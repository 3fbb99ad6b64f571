import type { CustomerTypeKind } from '@slipway/contract';
import type { ColumnType, JSONColumnType } from 'kysely';

/** A calendar day of the dock, as `YYYY-MM-DD`. */
type Day = string;

export type RentalTables = {
  schedules: {
    id: string;
    name: string;
    definition: JSONColumnType<Record<string, unknown>>;
  };
  pricings: {
    id: string;
    name: string;
    definition: JSONColumnType<Record<string, unknown>>;
  };
  rental_setups: {
    id: string;
    name: string;
    dock_id: string;
    boat_model_id: string;
    starts_on: ColumnType<Day, Day, Day>;
    ends_on: ColumnType<Day, Day, Day>;
    run_over_days: number;
    schedule_id: string;
    pricing_id: string;
    deposit: JSONColumnType<Record<string, unknown>> | null;
    confirmation: JSONColumnType<Record<string, unknown>>;
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
