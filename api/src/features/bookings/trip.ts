import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import {
  type AddOn,
  type ConfirmationMethod,
  type Discount,
  formatInstant,
  type Instant,
  type OrderLine,
  type Pricing,
  type RentalSetup,
  type Schedule,
  type TaxRate,
  type TrafficLimit,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { CustomerTypeRules } from '../../database/tables/rental.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { ValidationError } from '../../errors.ts';
import { rulesOfType } from '../customer-types/rules-sql.ts';

/** What a booking is about: who, where, when and how many. */
export type Trip = {
  customerId: string | null;
  dockId: string;
  boatModelId: string;
  pickup: Instant;
  return: Instant;
  boats: number;
  passengers: number;
};

type SentFields = Partial<
  Omit<Trip, 'customerId' | 'pickup' | 'return'> &
    Record<'customerId' | 'pickup' | 'return', string>
>;

/** The trip of a new booking. IDs are compared as text later on, so their case must not differ. */
export function tripFrom(
  sent: Required<Omit<SentFields, 'customerId'>> & Pick<SentFields, 'customerId'>,
): Trip {
  return {
    customerId: sent.customerId?.toLowerCase() ?? null,
    dockId: sent.dockId.toLowerCase(),
    boatModelId: sent.boatModelId.toLowerCase(),
    pickup: Date.parse(sent.pickup),
    return: Date.parse(sent.return),
    boats: sent.boats,
    passengers: sent.passengers,
  };
}

/** A trip with the fields that were sent in place of its own. */
export function changedTrip(trip: Trip, sent: SentFields): Trip {
  return {
    customerId: sent.customerId?.toLowerCase() ?? trip.customerId,
    dockId: sent.dockId?.toLowerCase() ?? trip.dockId,
    boatModelId: sent.boatModelId?.toLowerCase() ?? trip.boatModelId,
    pickup: sent.pickup === undefined ? trip.pickup : Date.parse(sent.pickup),
    return: sent.return === undefined ? trip.return : Date.parse(sent.return),
    boats: sent.boats ?? trip.boats,
    passengers: sent.passengers ?? trip.passengers,
  };
}

/** What differs between two trips, by the names that the API gives to the fields. */
export function tripChanges(before: Trip, after: Trip): Changes {
  const [from, to] = [shown(before), shown(after)];
  const fields = Object.keys(from) as (keyof Trip)[];
  return Object.fromEntries(
    fields
      .filter((field) => from[field] !== to[field])
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );
}

function shown(trip: Trip): Record<keyof Trip, string | number | null> {
  return { ...trip, pickup: formatInstant(trip.pickup), return: formatInstant(trip.return) };
}

/**
 * Whether the second trip needs boats or times that the first has not got. A change that only
 * gives boats back is never refused, not even when the fleet is overbooked.
 */
export function needsOtherBoats(before: Trip, after: Trip): boolean {
  return (
    after.dockId !== before.dockId ||
    after.boatModelId !== before.boatModelId ||
    after.pickup !== before.pickup ||
    after.return !== before.return ||
    after.boats > before.boats
  );
}

/** What is sold with a trip, and through whom, as a caller names it. */
export type Extras = {
  order: readonly { addOnId: string; quantity: number }[];
  couponCode: string | null;
  partnerCode: string | null;
};

const NO_EXTRAS: Extras = { order: [], couponCode: null, partnerCode: null };

/** What differs between the extras of a booking before and after a change. */
export function extrasChanges(before: Extras, after: Extras): Changes {
  const ordered = ({ order }: Extras) =>
    Object.fromEntries(
      order.map(({ addOnId, quantity }) => [addOnId, quantity] as const).toSorted(),
    );
  const [from, to] = [ordered(before), ordered(after)];
  const code = { from: before.couponCode, to: after.couponCode };
  const partner = { from: before.partnerCode, to: after.partnerCode };
  return {
    ...(JSON.stringify(from) !== JSON.stringify(to) && { addOns: { from, to } }),
    ...(code.from !== code.to && { couponCode: code }),
    ...(partner.from !== partner.to && { partnerCode: partner }),
  };
}

/** A rental setup with its rules. */
export type SetupWithRules = RentalSetup & {
  schedule: Schedule;
  pricing: Pricing;
  confirmation: ConfirmationMethod;
};

/** A discount code with its discount. */
export type Coupon = {
  id: string;
  code: string;
  uses: number | null;
  endsAt: Instant | null;
  active: boolean;
  discount: Discount;
};

/** Bookings keep what has been archived since; new ones cannot have it. */
type Archivable = { archived: boolean };

/** The records that a trip names and that its checks and its price depend on. */
export type TripRecords = {
  customer: { typeId: string; givenName: string; emailAddress: string } | null;
  dock: {
    name: string;
    timeZone: string;
    opensAt: number;
    trafficLimit: TrafficLimit | null;
  };
  boatModel: { name: string; capacity: number; mostBoatsPerBooking: number | null };
  fleetId: string | null;
  /** Those that could serve the trip, give or take a day: which one does depends on time zones. */
  setups: SetupWithRules[];
  taxRates: (TaxRate & { readOnly: boolean })[];
  /** The type of the customer, or that of guests while there is none. */
  customerType: CustomerTypeRules & { id: string };
  addOns: (AddOn & Archivable)[];
  coupon: (Coupon & Archivable) | null;
  partner: ({ id: string; code: string } & Archivable) | null;
};

type FoundRecords = Omit<TripRecords, 'dock' | 'boatModel'> & {
  dock: TripRecords['dock'] | null;
  boatModel: TripRecords['boatModel'] | null;
};

/** Reads the records of a trip, and throws everything that is wrong with a well-formed one at once. */
export async function readTripRecords(
  database: TenantDatabase,
  trip: Trip,
  { extras = NO_EXTRAS, kept = NO_EXTRAS, customerTypeId = null }: NamedRecords = {},
): Promise<TripRecords> {
  const { dock, boatModel, ...found } = await selectTripRecords(database, trip, {
    extras,
    customerTypeId,
  });
  const problems: FieldErrors = unknownExtras(found, extras, kept);
  if (customerTypeId !== null && found.customerType.id !== customerTypeId) {
    problems.customerTypeId = [FIELD_TEXT.doesNotExist];
  }
  if (trip.customerId !== null && !found.customer) problems.customerId = [FIELD_TEXT.doesNotExist];
  if (!dock) problems.dockId = [FIELD_TEXT.doesNotExist];
  if (!boatModel) problems.boatModelId = [FIELD_TEXT.doesNotExist];
  if (trip.return < trip.pickup) problems.return = [FIELD_TEXT.returnBeforePickup];
  if (hasErrors(problems) || !dock || !boatModel) throw new ValidationError(problems);
  return { ...found, dock, boatModel };
}

type NamedRecords = {
  extras?: Extras;
  /** What the booking has already. */
  kept?: Extras;
  /** Instead of the type of the customer. */
  customerTypeId?: string | null;
};

/** Add-ons and partners that do not exist, or no longer. An unknown code is no mistake of a field. */
function unknownExtras(
  { addOns, partner }: Pick<TripRecords, 'addOns' | 'partner'>,
  { order, partnerCode }: Extras,
  kept: Extras,
): FieldErrors {
  const problems: FieldErrors = {};
  for (const [index, { addOnId }] of order.entries()) {
    const found = addOns.find(({ id }) => id === addOnId);
    const isKept = kept.order.some((line) => line.addOnId === addOnId);
    if (!found || (found.archived && !isKept)) {
      problems[`addOns.${index}.addOnId`] = [FIELD_TEXT.doesNotExist];
    }
  }
  const isKept = partnerCode === kept.partnerCode;
  if (partnerCode !== null && (!partner || (partner.archived && !isKept))) {
    problems.partnerCode = [FIELD_TEXT.doesNotExist];
  }
  return problems;
}

/** The lines of an order with the add-ons that they name. */
export function orderLines({ addOns }: TripRecords, { order }: Extras): OrderLine[] {
  return order.flatMap(({ addOnId, quantity }) => {
    const addOn = addOns.find(({ id }) => id === addOnId);
    return addOn ? [{ addOn, quantity }] : [];
  });
}

/** Everything about a trip but what is free, in one statement. */
async function selectTripRecords(
  database: TenantDatabase,
  trip: Trip,
  { extras, customerTypeId }: { extras: Extras; customerTypeId: string | null },
): Promise<FoundRecords> {
  const addOnIds = JSON.stringify(extras.order.map(({ addOnId }) => addOnId));
  const { rows } = await sql<FoundRecords>`
    select
      (
        select json_build_object(
          'typeId', customer_type_id, 'givenName', given_name, 'emailAddress', email_address
        )
        from customers
        where tenant_id = asked.tenant_id and id = asked.customer_id and anonymized_at is null
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
          'scheduleId', schedule_id, 'pricingId', pricing_id, 'confirmation', confirmation,
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
      ) as "taxRates",
      ${rulesOfType('asked.type_id')} as "customerType",
      (
        select coalesce(json_agg(
          definition || jsonb_build_object(
            'id', id, 'name', name, 'archived', archived_at is not null
          )
        ), '[]')
        from add_ons
        where tenant_id = asked.tenant_id
          and id in (select value::uuid from json_array_elements_text(${addOnIds}))
      ) as "addOns",
      (
        select json_build_object(
          'id', discount_codes.id, 'code', code, 'uses', uses,
          'endsAt', extract(epoch from ends_at) * 1000, 'active', active,
          'archived', discount_codes.archived_at is not null, 'discount', definition
        )
        from discount_codes
        join discounts on discounts.tenant_id = discount_codes.tenant_id
          and discounts.id = discount_id
        where discount_codes.tenant_id = asked.tenant_id
          and upper(code) = upper(${extras.couponCode}::text)
      ) as coupon,
      (
        select json_build_object('id', id, 'code', code, 'archived', archived_at is not null)
        from partners
        where tenant_id = asked.tenant_id and code = ${extras.partnerCode}::text
      ) as partner
    from (
      select *, coalesce(${customerTypeId}::uuid, (
        select customer_type_id from customers
        where customers.tenant_id = named.tenant_id and customers.id = named.customer_id
      )) as type_id
      from (values (
        ${thisTenant}::uuid, ${trip.customerId}::uuid, ${trip.dockId}::uuid,
        ${trip.boatModelId}::uuid, ${new Date(trip.pickup)}::timestamptz
      )) as named (tenant_id, customer_id, dock_id, boat_model_id, pickup)
    ) as asked
  `.execute(database);
  return rows[0] as FoundRecords;
}
