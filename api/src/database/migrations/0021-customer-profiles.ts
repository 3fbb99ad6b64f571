import { sqlMigration } from './sql-migration.ts';

// What the team knows of a customer: the last day of a membership, notes, and whether the person was
// erased. The list of customers is ordered by name.
export default sqlMigration(`
  alter table customers
    add column member_until date,
    add column anonymized_at timestamptz;
  create index customers_by_name
    on customers (tenant_id, lower(family_name), lower(given_name), id);
  create index customers_by_end_of_membership on customers (tenant_id, member_until)
    where member_until is not null;

  create table customer_notes (
    tenant_id uuid not null references tenants,
    id uuid not null,
    customer_id uuid not null,
    text text not null,
    author text not null,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers on delete cascade
  );
  create index customer_notes_of_customer on customer_notes (tenant_id, customer_id);
`);
