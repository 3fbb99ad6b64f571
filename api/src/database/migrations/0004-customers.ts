import { sqlMigration } from './sql-migration.ts';

export default sqlMigration(`
  create table customers (
    tenant_id uuid not null references tenants,
    id uuid not null,
    customer_type_id uuid not null,
    given_name text not null,
    family_name text not null,
    email_address text not null,
    phone_number text,
    preferred_locale text not null,
    password_hash text not null,
    registered_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_type_id) references customer_types
  );
  create unique index customers_email_unique on customers (tenant_id, lower(email_address));
  create index customers_in_order on customers (tenant_id, registered_at, id);

  create table customer_aliases (
    tenant_id uuid not null references tenants,
    id uuid not null,
    customer_id uuid not null,
    given_name text not null,
    family_name text not null,
    phone_number text,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers
  );
  create index customer_aliases_of_customer on customer_aliases (tenant_id, customer_id);
`);
