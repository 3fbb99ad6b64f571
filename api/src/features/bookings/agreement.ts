import type { ConfirmationMethod } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { CustomerTypeRules } from '../../database/tables/rental.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { StoredBooking } from './read.ts';

/** What confirming and canceling a booking depends on besides the booking itself. */
export type Agreement = {
  dock: { name: string; timeZone: string };
  boatModel: { name: string };
  confirmation: ConfirmationMethod;
  customer: { givenName: string; emailAddress: string } | null;
  /** The type of the customer, or that of guests while there is none. */
  customerType: CustomerTypeRules & { id: string };
};

/** Reads the agreement of a booking for a customer, who may not be there yet. */
export async function readAgreement(
  database: TenantDatabase,
  booking: Pick<StoredBooking, 'dock_id' | 'boat_model_id' | 'rental_setup_id' | 'applied_type_id'>,
  customerId: string | null,
): Promise<Agreement> {
  const { rows } = await sql<Agreement>`
    select
      json_build_object(
        'name', docks.name, 'timeZone', docks.address ->> 'timeZoneName'
      ) as dock,
      json_build_object('name', boat_models.name) as "boatModel",
      coalesce((
        select confirmation from rental_setups
        where tenant_id = docks.tenant_id and id = ${booking.rental_setup_id}::uuid
      ), '{"type": "full_payment"}') as confirmation,
      case when customers.id is not null then
        json_build_object('givenName', given_name, 'emailAddress', email_address)
      end as customer,
      (
        select rules || jsonb_build_object('id', id)
        from customer_types
        where tenant_id = docks.tenant_id
          and (
            id = coalesce(${booking.applied_type_id}::uuid, customers.customer_type_id)
            or type = 'guest'
          )
        order by type <> 'guest' desc
        limit 1
      ) as "customerType"
    from docks
    join boat_models on boat_models.tenant_id = docks.tenant_id
      and boat_models.id = ${booking.boat_model_id}
    left join customers on customers.tenant_id = docks.tenant_id
      and customers.id = ${customerId}::uuid
    where docks.tenant_id = ${thisTenant} and docks.id = ${booking.dock_id}
  `.execute(database);
  return rows[0] as Agreement;
}
