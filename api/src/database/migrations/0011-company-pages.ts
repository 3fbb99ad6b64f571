import { sqlMigration } from './sql-migration.ts';

// What company files say about the pages of customers. A company that was stored before gets the
// defaults, in the language of its locale where there is a pack.
export default sqlMigration(`
  alter table tenants add column phone_number text;

  create table company_pages (
    tenant_id uuid not null references tenants,
    id uuid not null,
    branding jsonb not null,
    languages jsonb not null,
    texts jsonb not null,
    translations jsonb not null,
    options jsonb not null,
    alternatives jsonb not null,
    return_urls jsonb not null,
    terms_urls jsonb not null,
    measurement_id text,
    start_conditions jsonb not null,
    primary key (tenant_id, id)
  );
  insert into company_pages
  select id, id,
    '{"logoUrl": null, "darkLogoUrl": null, "mainColor": "#0B5C7A", "accent": "#B85C00",
      "font": "system", "corners": "soft"}',
    jsonb_build_object('default', pack, 'offered', jsonb_build_array(pack), 'fallbacks', '{}'::jsonb),
    '{}', '{}',
    '{"datePicker": "automatic", "phone": "optional", "first": "dock", "boatsLeftBelow": null}',
    '{"enabled": true, "noOtherModelsIn": []}',
    '{}', '{}', null,
    '{"balance": true, "deposit": true, "waivers": true}'
  from tenants, lateral (
    select case when split_part(locale, '_', 1) in ('en', 'nl', 'de', 'fr', 'da', 'es', 'it', 'sv')
      then split_part(locale, '_', 1) else 'en' end as pack
  ) as language;

  create table questions (
    tenant_id uuid not null references tenants,
    id uuid not null,
    kind text not null,
    question text not null,
    hint text,
    choices text[] not null,
    required boolean not null,
    sensitive boolean not null,
    dock_ids uuid[],
    boat_model_ids uuid[],
    customer_type_ids uuid[],
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id)
  );

  create table waivers (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    documents jsonb not null,
    version text not null,
    signer text not null,
    required_before_hand_out boolean not null,
    retention_months integer not null check (retention_months > 0),
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id)
  );

  create table message_flows (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    definition jsonb not null,
    primary key (tenant_id, id)
  );
  alter table rental_setups
    add column waiver_ids uuid[] not null default '{}',
    add column message_flow_id uuid,
    add foreign key (tenant_id, message_flow_id) references message_flows;

  alter table boat_models add column ask_for_people boolean not null default true;
  alter table boats add column hardware jsonb;

  create table add_on_categories (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    display text not null,
    position integer not null,
    primary key (tenant_id, id)
  );
  alter table add_ons
    add column category_id uuid,
    add foreign key (tenant_id, category_id) references add_on_categories;

  update customer_types set rules = rules || '{"cancellationText": null}';
`);
