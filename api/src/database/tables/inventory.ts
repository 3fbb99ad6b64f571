import type { AnswerOf, IntegratorOperations, MediaType } from '@slipway/contract';
import type { TrafficLimit } from '@slipway/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HardwareColumn } from './pages.ts';

type Dock = AnswerOf<IntegratorOperations['getDock']>['data'];

export type InventoryTables = {
  docks: {
    id: string;
    slug: string;
    name: string;
    /** In the form of the API, time zone included. */
    address: JSONColumnType<Dock['address']>;
    opens_at: Date;
    traffic_limit: JSONColumnType<TrafficLimit | null, string | null, string | null>;
    position: number;
    archived_at: Date | null;
  };
  boat_categories: {
    id: string;
    name: string;
    position: number;
  };
  boat_models: {
    id: string;
    slug: string;
    name: string;
    capacity: number;
    short_description: string;
    description: string;
    category_id: string | null;
    most_boats_per_booking: number | null;
    ask_for_people: Generated<boolean>;
    position: number;
    archived_at: Date | null;
  };
  /** A picture or film of a dock, a boat model or an add-on. */
  media: {
    id: string;
    dock_id: string | null;
    boat_model_id: string | null;
    add_on_id: ColumnType<string | null, string | null | undefined, string | null>;
    type: MediaType;
    variants: JSONColumnType<Dock['media'][number]['variants']>;
    position: number;
  };
  boats: {
    id: string;
    boat_model_id: string;
    name: string;
    registration: string | null;
    /** The device with which it is started from afar. */
    hardware: HardwareColumn;
    position: number;
  };
  /** Where a boat lies from a moment on; without a dock it is out of service. */
  placements: {
    id: string;
    boat_id: string;
    dock_id: string | null;
    starts_at: Date;
    ends_at: Date | null;
  };
  blockouts: {
    id: string;
    reason: string;
    starts_at: Date;
    ends_at: Date;
    /** Null means every dock. */
    dock_ids: string[] | null;
    /** Null means every boat model. */
    boat_model_ids: string[] | null;
    /** Null means every boat. */
    boats: number | null;
    /** Whether it was added in the dashboard, so that no company file knows it. */
    added_by_staff: Generated<boolean>;
    /** When it was changed last; the database writes it. */
    updated_at: ColumnType<Date, never, never>;
  };
  /** One boat model at one dock: the row that a booking locks. */
  fleets: {
    id: string;
    dock_id: string;
    boat_model_id: string;
    /** No booking of this fleet takes its boats for longer, turnaround included. */
    longest_taken_minutes: Generated<number>;
  };
};
