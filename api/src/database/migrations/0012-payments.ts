import { sqlMigration } from './sql-migration.ts';

// A checkout of a provider pays once whatever arrives twice: its ID is unique, and so is that of
// each charge and hold that came of it.
export default sqlMigration(`
  alter table bookings add column rest_pending boolean not null default false;
  create index bookings_with_rest on bookings (tenant_id, pickup_at) where rest_pending;

  alter table payment_requests
    add column description text,
    add column due_at timestamptz,
    add column paid_at timestamptz,
    add column closed_at timestamptz;
  create index payment_requests_open on payment_requests (tenant_id, due_at)
    where paid_at is null and closed_at is null;

  create table payments (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    request_id uuid,
    purpose text not null check (purpose in ('confirm', 'balance', 'request', 'deposit')),
    provider text not null,
    price bigint not null check (price >= 0),
    price_taking text not null check (price_taking in ('hold', 'charge')),
    deposits jsonb not null,
    return_to text not null check (return_to in ('form', 'booking')),
    status text not null check (status in ('open', 'paid', 'failed', 'left', 'expired')),
    checkout_id text,
    checkout_url text,
    return_hash text,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (tenant_id, id),
    constraint payments_checkout_unique unique (tenant_id, provider, checkout_id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade,
    foreign key (tenant_id, request_id) references payment_requests
  );
  create index payments_of_booking on payments (tenant_id, booking_id, created_at);
  create index payments_open on payments (tenant_id, created_at) where status = 'open';

  create table payment_transactions (
    tenant_id uuid not null references tenants,
    id uuid not null,
    payment_id uuid not null,
    provider_id text not null,
    taking text not null check (taking in ('hold', 'charge')),
    covers text not null check (covers in ('price', 'deposit')),
    amount bigint not null check (amount > 0),
    refunded bigint not null default 0,
    hold_ends_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    constraint payment_transactions_unique unique (tenant_id, payment_id, provider_id),
    foreign key (tenant_id, payment_id) references payments on delete cascade,
    check (refunded between 0 and amount)
  );
  create index payment_transactions_held on payment_transactions (tenant_id, hold_ends_at)
    where taking = 'hold' and closed_at is null;

  create table payment_orders (
    tenant_id uuid not null references tenants,
    id uuid not null,
    transaction_id uuid not null,
    deposit_id uuid,
    type text not null check (type in ('capture', 'release', 'refund')),
    amount bigint not null check (amount > 0),
    actor text not null,
    created_at timestamptz not null,
    done_at timestamptz,
    refusal text,
    primary key (tenant_id, id),
    foreign key (tenant_id, transaction_id) references payment_transactions on delete cascade,
    foreign key (tenant_id, deposit_id) references booking_deposits on delete cascade
  );
  create index payment_orders_of_transaction on payment_orders (tenant_id, transaction_id);
  create index payment_orders_waiting on payment_orders (tenant_id, created_at)
    where done_at is null and refusal is null;

  alter table booking_payments
    add column transaction_id uuid,
    add column in_cash boolean not null default false,
    add foreign key (tenant_id, transaction_id) references payment_transactions;

  alter table booking_deposits
    add column transaction_id uuid,
    add column secured_at timestamptz,
    add column link_sent_at timestamptz,
    add foreign key (tenant_id, transaction_id) references payment_transactions;
  update booking_deposits set secured_at = booking_deposits.created_at
  from bookings
  where bookings.tenant_id = booking_deposits.tenant_id and bookings.id = booking_id
    and booked_by <> 'api';

  create table demo_checkouts (
    tenant_id uuid not null references tenants,
    id text not null,
    reference text not null,
    description text not null,
    currency text not null,
    charge bigint not null,
    holds jsonb not null,
    return_url text not null,
    status text not null check (status in ('open', 'paid', 'failed', 'left', 'expired')),
    arrives_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tenant_id, id),
    constraint demo_checkouts_reference_unique unique (tenant_id, reference)
  );
  create table demo_transactions (
    tenant_id uuid not null references tenants,
    id text not null,
    checkout_id text not null,
    hold_key text,
    amount bigint not null,
    captured bigint not null,
    refunded bigint not null default 0,
    released boolean not null default false,
    ends_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, checkout_id) references demo_checkouts on delete cascade
  );
  create table demo_orders (
    tenant_id uuid not null references tenants,
    idempotency_key text not null,
    transaction_id text not null,
    refusal text,
    primary key (tenant_id, idempotency_key),
    foreign key (tenant_id, transaction_id) references demo_transactions on delete cascade
  );
`);
