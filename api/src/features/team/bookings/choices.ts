import { taxed } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import { readPages } from '../../../company/pages.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { containing, hasPhone } from '../../customers/fits-search.ts';

type Choices = {
  docks: { id: string; name: string; timeZone: string; boatModelIds: string[] }[];
  boatModels: { id: string; name: string; capacity: number }[];
  partners: { code: string; name: string }[];
  customerTypes: { id: string; name: string; isGuest: boolean; isOwn: boolean }[];
  taxRates: { id: string; name: string; percentage: number }[];
  addOns: {
    id: string;
    name: string;
    price: number;
    priceIncludesTax: boolean;
    taxRateId: string;
  }[];
};

/** What forms and filters of bookings offer, in the order of the company. */
export const getBookingChoices: TeamHandler<'getBookingChoices'> = async (
  _request,
  database,
  context,
) => {
  const { rows } = await sql<Choices>`
    select
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'timeZone', address ->> 'timeZoneName',
          'boatModelIds', array(
            select distinct boat_model_id from rental_setups
            where tenant_id = company.id and dock_id = docks.id and archived_at is null
          )
        ) order by position, name), '[]')
        from docks
        where tenant_id = company.id and archived_at is null and ${dockScope(context, 'docks.id')}
      ) as docks,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'capacity', capacity
        ) order by position, name), '[]')
        from boat_models where tenant_id = company.id and archived_at is null
      ) as "boatModels",
      (
        select coalesce(json_agg(json_build_object(
          'code', code, 'name', name
        ) order by position, name), '[]')
        from partners where tenant_id = company.id and archived_at is null
      ) as partners,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'isGuest', type = 'guest', 'isOwn', type = 'custom'
        ) order by position, name), '[]')
        from customer_types where tenant_id = company.id
      ) as "customerTypes",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'percentage', percentage
        ) order by position, name), '[]')
        from tax_rates where tenant_id = company.id
      ) as "taxRates",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'price', definition -> 'price',
          'priceIncludesTax', definition -> 'priceIncludesTax',
          'taxRateId', definition ->> 'taxRateId'
        ) order by position, name), '[]')
        from add_ons where tenant_id = company.id and archived_at is null
      ) as "addOns"
    from (values (${thisTenant}::uuid)) as company (id)
  `.execute(database);
  const { addOns, ...choices } = rows[0] as Choices;
  const { languages } = await readPages(database);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return {
    data: {
      ...choices,
      currency: context.tenant.currency,
      addOns: addOns.map(({ id, name, price, priceIncludesTax, taxRateId }) => {
        const rate = choices.taxRates.find((candidate) => candidate.id === taxRateId);
        const amounts = taxed(price, priceIncludesTax, rate?.percentage ?? 0);
        return { id, name, price: amounts.amountIncludingTax };
      }),
      languages: languages.offered.map((code) => ({
        locale: localeOf(code),
        name: names.of(code) ?? code,
      })),
    },
  };
};

/** The first letters of a name count most, so that two or three of them are enough on the phone. */
export const findCustomers: TeamHandler<'findCustomers'> = async ({ query }, database) => {
  const typed = query.text.trim();
  const part = containing(typed);
  const start = part.slice(1);
  const { rows } = await sql<FoundCustomer>`
    select customers.id, person.given_name || ' ' || person.family_name as name,
      email_address as "emailAddress", person.phone_number as "phoneNumber",
      customer_types.name as "typeName", person.alias_id as "aliasId"
    from customers
    join customer_types on customer_types.tenant_id = customers.tenant_id
      and customer_types.id = customer_type_id
    cross join lateral (
      select customers.given_name, customers.family_name, customers.phone_number,
        null::uuid as alias_id
      union all
      select given_name, family_name, phone_number, id from customer_aliases
      where tenant_id = customers.tenant_id and customer_id = customers.id
    ) as person
    where customers.tenant_id = ${thisTenant} and anonymized_at is null and (
      person.given_name || ' ' || person.family_name ilike ${part}
      or person.family_name || ' ' || person.given_name ilike ${part}
      or (person.alias_id is null and email_address ilike ${part})
      or ${hasPhone(typed, sql`person.phone_number`)}
    )
    order by (
      person.given_name ilike ${start} or person.family_name ilike ${start}
      or person.given_name || ' ' || person.family_name ilike ${start}
      or email_address ilike ${start}
    ) desc, person.family_name, person.given_name, customers.id, person.alias_id nulls first
    limit ${MOST_HITS}
  `.execute(database);
  return { data: rows };
};

const MOST_HITS = 8;

type FoundCustomer = {
  id: string;
  name: string;
  emailAddress: string;
  phoneNumber: string | null;
  typeName: string;
  aliasId: string | null;
};

/** Where a language is mostly spoken: `da_DK`. */
function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}
