import { sqlMigration } from './sql-migration.ts';

// What a provider does takes its time: an order is followed until it is done or refused, a checkout
// is asked for again with the same words, and what happens to money later is noted once.
export default sqlMigration(`
  alter table payments
    add column return_token text,
    add column asked_at timestamptz,
    add column checkout_expires_at timestamptz,
    add column compared_at timestamptz;

  alter table payment_transactions
    add column dispute_id text,
    add column dispute_taken bigint not null default 0;

  alter table payment_orders
    add column provider_order_id text,
    add column looked_at timestamptz;

  alter table demo_transactions
    add column disputed bigint not null default 0,
    add column dispute_taken bigint not null default 0;

  alter table demo_orders
    add column id text,
    add column type text,
    add column amount bigint,
    add column our_key text,
    add column created_at timestamptz,
    add column settles_at timestamptz,
    add column fails_at timestamptz,
    add column failure text;
`);
