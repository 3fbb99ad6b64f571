import { sqlMigration } from './sql-migration.ts';

// The history of a company is read from its end. A calendar feed is found by its link alone, before
// any company is known; the link itself is kept too, because its owner copies it into further apps.
export default sqlMigration(`
  create index booking_history_by_time on booking_history (tenant_id, happened_at, id);
  create index customer_history_by_time on customer_history (tenant_id, happened_at, id);

  create table calendar_feeds (
    hash text primary key,
    token text not null,
    tenant_id uuid not null references tenants,
    member_id uuid not null,
    is_on boolean not null,
    dock_ids uuid[] not null,
    hide_names boolean not null,
    unique (tenant_id, member_id),
    foreign key (tenant_id, member_id) references members on delete cascade
  );
`);
