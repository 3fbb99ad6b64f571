import { sqlMigration } from './sql-migration.ts';

// Everything that ever happened to the money of a booking, in the order in which it did. The database
// writes it down with each change, so that nobody can forget to, the version before included. Two
// who change the money of a booking without having locked it get the same number, and one is refused.
export default sqlMigration(`
  create table ledger_entries (
    tenant_id uuid not null references tenants,
    booking_id uuid not null,
    version integer not null,
    item text not null
      check (item in ('cost', 'payment', 'deposit', 'request', 'transaction', 'order')),
    item_id uuid not null,
    state jsonb,
    written_at timestamptz not null default clock_timestamp(),
    primary key (tenant_id, booking_id, version),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );

  create function append_entries(of_item text, changed jsonb[], are_gone boolean)
  returns void language sql as $$
    insert into ledger_entries (tenant_id, booking_id, version, item, item_id, state)
    select tenant_id, booking_id,
      coalesce((
        select max(version) from ledger_entries as before
        where before.tenant_id = line.tenant_id and before.booking_id = line.booking_id
      ), 0) + row_number() over (partition by tenant_id, booking_id order by position),
      of_item, id,
      case when not are_gone then jsonb_strip_nulls(line.row - '{tenant_id,booking_id,id}'::text[]) end
    from (
      select position, row, (row->>'id')::uuid as id, (row->>'tenant_id')::uuid as tenant_id,
        case of_item
          when 'transaction' then (
            select payments.booking_id from payments
            where payments.tenant_id = (row->>'tenant_id')::uuid
              and payments.id = (row->>'payment_id')::uuid
          )
          when 'order' then (
            select payments.booking_id from payment_transactions as money
            join payments on payments.tenant_id = money.tenant_id
              and payments.id = money.payment_id
            where money.tenant_id = (row->>'tenant_id')::uuid
              and money.id = (row->>'transaction_id')::uuid
          )
          else (row->>'booking_id')::uuid
        end as booking_id
      from unnest(changed) with ordinality as each (row, position)
    ) as line
    where exists (
      select from bookings
      where bookings.tenant_id = line.tenant_id and bookings.id = line.booking_id
    )
  $$;

  create function note_money() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform append_entries(tg_argv[0], array(select to_jsonb(came) from came), false);
    elsif tg_op = 'DELETE' then
      perform append_entries(tg_argv[0], array(select to_jsonb(gone) from gone), true);
    else
      perform append_entries(tg_argv[0], array(
        select to_jsonb(came) from came join gone using (tenant_id, id)
        where to_jsonb(came) - 'looked_at' <> to_jsonb(gone) - 'looked_at'
      ), false);
    end if;
    return null;
  end $$;

  ${[
    ['booking_costs', 'cost'],
    ['booking_payments', 'payment'],
    ['booking_deposits', 'deposit'],
    ['payment_requests', 'request'],
    ['payment_transactions', 'transaction'],
    ['payment_orders', 'order'],
  ]
    .map(
      ([table, item]) => `
        create trigger note_new after insert on ${table}
          referencing new table as came
          for each statement execute function note_money('${item}');
        create trigger note_changed after update on ${table}
          referencing old table as gone new table as came
          for each statement execute function note_money('${item}');
        create trigger note_gone after delete on ${table}
          referencing old table as gone
          for each statement execute function note_money('${item}');
      `,
    )
    .join('')}

  create function keep_entries() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (
      select from bookings where tenant_id = old.tenant_id and id = old.booking_id
    ) then
      return old;
    end if;
    raise exception 'An entry of the ledger stays as it was written.';
  end $$;
  create trigger keep_entries before update or delete on ledger_entries
    for each row execute function keep_entries();
`);
