import type { Pricing, RentalSetup, Schedule, TaxRate, TrafficLimit } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** A rental setup with the schedule and the pricing that it names. */
export type SetupWithRules = RentalSetup & { schedule: Schedule; pricing: Pricing };

/** What a trip names and what its checks and its price depend on. Null is what does not exist. */
export type TripSubjects = {
  customer: { typeId: string; givenName: string; emailAddress: string } | null;
  dock: {
    name: string;
    timeZone: string;
    opensAt: number;
    trafficLimit: TrafficLimit | null;
  } | null;
  boatModel: { name: string; capacity: number; mostBoatsPerBooking: number | null } | null;
  fleetId: string | null;
  /** Those that could serve the trip, give or take a day: which one does depends on time zones. */
  setups: SetupWithRules[];
  taxRates: (TaxRate & { readOnly: boolean })[];
};

/** Reads everything about a trip but what is free, in one statement. */
export async function readSubjects(
  database: TenantDatabase,
  trip: WantedTrip,
): Promise<TripSubjects> {
  const { rows } = await sql<TripSubjects>`
    select
      (
        select json_build_object(
          'typeId', customer_type_id, 'givenName', given_name, 'emailAddress', email_address
        )
        from customers
        where tenant_id = asked.tenant_id and id = asked.customer_id
      ) as customer,
      (
        select json_build_object(
          'name', name, 'timeZone', address ->> 'timeZoneName',
          'opensAt', extract(epoch from opens_at) * 1000, 'trafficLimit', traffic_limit
        )
        from docks
        where tenant_id = asked.tenant_id and id = asked.dock_id and archived_at is null
      ) as dock,
      (
        select json_build_object(
          'name', name, 'capacity', capacity, 'mostBoatsPerBooking', most_boats_per_booking
        )
        from boat_models
        where tenant_id = asked.tenant_id and id = asked.boat_model_id and archived_at is null
      ) as "boatModel",
      (
        select id from fleets
        where tenant_id = asked.tenant_id
          and dock_id = asked.dock_id and boat_model_id = asked.boat_model_id
      ) as "fleetId",
      (
        select coalesce(json_agg(json_build_object(
          'id', rental_setups.id, 'dockId', dock_id, 'boatModelId', boat_model_id,
          'from', starts_on, 'until', ends_on, 'runOverDays', run_over_days,
          'scheduleId', schedule_id, 'pricingId', pricing_id,
          'schedule', schedules.definition, 'pricing', pricings.definition
        )), '[]')
        from rental_setups
        join schedules
          on schedules.tenant_id = rental_setups.tenant_id and schedules.id = schedule_id
        join pricings on pricings.tenant_id = rental_setups.tenant_id and pricings.id = pricing_id
        where rental_setups.tenant_id = asked.tenant_id
          and dock_id = asked.dock_id and boat_model_id = asked.boat_model_id
          and starts_on <= asked.pickup::date + 1
          and (ends_on is null or ends_on >= asked.pickup::date - 1)
          and archived_at is null
      ) as setups,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'percentage', percentage, 'readOnly', read_only
        )), '[]')
        from tax_rates
        where tenant_id = asked.tenant_id
      ) as "taxRates"
    from (values (
      ${thisTenant}::uuid, ${trip.customerId}::uuid, ${trip.dockId}::uuid,
      ${trip.boatModelId}::uuid, ${new Date(trip.pickup)}::timestamptz
    )) as asked (tenant_id, customer_id, dock_id, boat_model_id, pickup)
  `.execute(database);
  return rows[0] as TripSubjects;
}
