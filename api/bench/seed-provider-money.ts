import { filling, idOf, MONEY, type SeedStatement, TRIPS } from './seed-statements.ts';

/** Every n-th booking has it. */
const REFUNDED = 10;
const ASKED_FOR = 7;
const HELD = 3;

const isEvery = (nth: number) => `hashtext(id::text) % ${nth} = 0`;

const PROVIDER_MONEY: readonly SeedStatement[] = [
  () => `
    insert into payments (tenant_id, id, booking_id, purpose, provider, price, price_taking,
      deposits, return_to, status, checkout_id, created_at, ended_at)
    select tenant_id, ${idOf('payment at the provider', 'id')}, id, 'confirm', 'stripe', 13622,
      'charge', '[]', 'form', 'paid', 'checkout ' || id, created_at, created_at
    from bookings`,
  () => `
    insert into payment_transactions (tenant_id, id, payment_id, provider_id, taking, covers,
      amount, refunded, created_at)
    select tenant_id, ${idOf('charge', 'id')}, ${idOf('payment at the provider', 'id')},
      'charge ' || id, 'charge', 'price', 13622,
      case when ${isEvery(REFUNDED)} then 2000 else 0 end, created_at
    from bookings`,
  () => `
    insert into payment_transactions (tenant_id, id, payment_id, provider_id, taking, covers,
      amount, hold_ends_at, closed_at, created_at)
    select tenant_id, ${idOf('hold', 'id')}, ${idOf('payment at the provider', 'id')},
      'hold ' || id, 'hold', 'deposit', 15000, created_at + interval '7 days',
      case when status = 'completed' then return_at end, created_at
    from bookings where ${isEvery(HELD)}`,
  () => `
    insert into booking_deposits (tenant_id, id, booking_id, description, taking, amount,
      created_at, closed_at, transaction_id, secured_at)
    select tenant_id, ${idOf('deposit that is held', 'id')}, id, 'Damage deposit', 'hold', 15000,
      created_at, case when status = 'completed' then return_at end, ${idOf('hold', 'id')},
      created_at
    from bookings where ${isEvery(HELD)}`,
  () => `
    insert into payment_orders (tenant_id, id, transaction_id, type, amount, actor, created_at,
      done_at, looked_at)
    select tenant_id, ${idOf('refund', 'id')}, ${idOf('charge', 'id')}, 'refund', 2000, 'Lena',
      updated_at, updated_at, updated_at
    from bookings where ${isEvery(REFUNDED)}`,
  () => `
    insert into booking_payments (tenant_id, id, booking_id, source, amount, created_at,
      transaction_id)
    select tenant_id, ${idOf('money back', 'id')}, id, 'refund', -2000, updated_at,
      ${idOf('charge', 'id')}
    from bookings where ${isEvery(REFUNDED)}`,
  () => `
    insert into payment_requests (tenant_id, id, booking_id, amount, confirms_booking, created_at,
      description, due_at, paid_at)
    select tenant_id, ${idOf('request', 'id')}, id, 2000, false, created_at, 'A share',
      pickup_at, case when status = 'completed' then updated_at end
    from bookings where ${isEvery(ASKED_FOR)}`,
];

/** Bookings with money of every kind that the ledger keeps. */
export const SEED_PROVIDER_MONEY = filling(...TRIPS, ...MONEY, ...PROVIDER_MONEY);
