import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from '../src/database/database.ts';
import { thisTenant } from '../src/database/this-tenant.ts';
import {
  balance,
  depositsInPlace,
  depositsMissing,
  owed,
  owedExcludingTax,
  paid,
} from '../src/ledger/figures-sql.ts';
import type { Ask } from './askers.ts';

/** What was asked, and what came. */
export type Answers = ReadonlyMap<string, string>;

/** The dashboard asks for a booking by what people call it. */
export type Known = { id: string; reference: string };

/** What the public API and the dashboard say of some bookings, one by one and in lists. */
export async function readAnswers(
  { api, team }: { api: Ask; team: Ask },
  { bookings, days }: { bookings: readonly Known[]; days: readonly string[] },
): Promise<Answers> {
  const answers = new Map<string, string>();
  const note = async (ask: Ask, path: string) => answers.set(path, await ask(path));
  for (const { id, reference } of bookings) {
    await note(api, `/v1/bookings/${id}`);
    await note(team, `/team/bookings/${reference}`);
  }
  for (const day of days) {
    const wholeDay = `pickupAfter=${day}T00:00:00Z&pickupBefore=${day}T23:59:59Z`;
    await note(api, `/v1/bookings?${wholeDay}`);
    await note(team, `/team/bookings?from=${day}&until=${day}&allDates=true`);
  }
  return answers;
}

const FIGURES: Readonly<Record<string, RawBuilder<number>>> = {
  owed,
  owedExcludingTax,
  paid,
  balance,
  depositsMissing,
  depositsInPlace,
};

/** Where the lines of money are, each beside the ID of its booking. */
const LINES: Readonly<Record<string, RawBuilder<unknown>>> = {
  costs: sql`select booking_id, to_jsonb(line) as line from booking_costs as line
    where tenant_id = ${thisTenant}`,
  payments: sql`select booking_id, to_jsonb(line) as line from booking_payments as line
    where tenant_id = ${thisTenant}`,
  deposits: sql`select booking_id, to_jsonb(line) as line from booking_deposits as line
    where tenant_id = ${thisTenant}`,
  requests: sql`select booking_id, to_jsonb(line) as line from payment_requests as line
    where tenant_id = ${thisTenant}`,
  transactions: sql`select booking_id, to_jsonb(money) as line from payment_transactions as money
    join payments on payments.tenant_id = money.tenant_id and payments.id = money.payment_id
    where money.tenant_id = ${thisTenant}`,
  orders: sql`select booking_id, to_jsonb(orders) as line from payment_orders as orders
    join payment_transactions as money on money.tenant_id = orders.tenant_id
      and money.id = orders.transaction_id
    join payments on payments.tenant_id = money.tenant_id and payments.id = money.payment_id
    where orders.tenant_id = ${thisTenant}`,
};

/**
 * The figures of all bookings of a company together, and a number that follows from every line of
 * their money.
 * @param which a condition on `bookings`
 */
export async function readSums(
  company: TenantDatabase,
  which: RawBuilder<unknown>,
): Promise<Answers> {
  const sums = new Map<string, string>();
  const note = async (name: string, query: RawBuilder<{ sum: string }>) => {
    const { rows } = await query.execute(company);
    sums.set(name, String(rows[0]?.sum));
  };
  const bookings = sql`bookings where bookings.tenant_id = ${thisTenant} and ${which}`;
  for (const [name, figure] of Object.entries(FIGURES)) {
    await note(`sum of ${name}`, sql`select sum(${figure})::text as sum from ${bookings}`);
  }
  for (const [name, lines] of Object.entries(LINES)) {
    await note(
      `all ${name}`,
      sql`select count(*) || ' with ' || coalesce(sum(hashtextextended(line::text, 0)), 0) as sum
        from (${lines}) as lines join bookings on bookings.id = booking_id
        where bookings.tenant_id = ${thisTenant} and ${which}`,
    );
  }
  return sums;
}

/** What was answered differently, or only once. */
export function differencesBetween(before: Answers, after: Answers): string[] {
  const asked = new Set([...before.keys(), ...after.keys()]);
  return [...asked].filter((each) => before.get(each) !== after.get(each));
}
