import { sqlMigration } from './sql-migration.ts';

// What a provider and the company have different figures of, until both agree. Today lists it.
export default sqlMigration(`
  create table payment_differences (
    tenant_id uuid not null references tenants,
    transaction_id uuid not null,
    what text not null check (what in ('taken', 'held')),
    ours bigint not null,
    theirs bigint not null,
    since timestamptz not null,
    primary key (tenant_id, transaction_id, what),
    foreign key (tenant_id, transaction_id) references payment_transactions on delete cascade
  );
`);
