import { BOOKING_STATUS, EXAMPLE_ID, valuesOf } from '@slipway/contract';
import { COMPLETE_AFTER_HOURS, dueStatus, HOUR, takesBoats } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyEngine, TestDatabase } from '../../test/harness.ts';
import type { OpenedDatabase } from '../adapters/open-database.ts';
import { forTenant } from './for-tenant.ts';
import { completesBy, expiresBy, takesBoatsAt } from './status-sql.ts';
import { thisTenant } from './this-tenant.ts';

const NOW = Date.UTC(2025, 5, 14, 7, 50);

/** Every status with every deadline and return around now, with a boat that is out and without. */
const bookings = valuesOf(BOOKING_STATUS).flatMap((status) =>
  [null, NOW - 1, NOW, NOW + 1].flatMap((heldUntil) =>
    [-1, 0, 1].flatMap((past) =>
      [true, false].map((tripRunning) => ({
        status,
        heldUntil,
        return: NOW - COMPLETE_AFTER_HOURS * HOUR - past,
        tripRunning,
      })),
    ),
  ),
);

let database: TestDatabase;
let opened: OpenedDatabase;

beforeAll(async () => {
  database = await TestDatabase.create(anyEngine);
  opened = await database.open(1);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

/** What a condition says of each booking. */
async function judged(condition: RawBuilder<boolean>): Promise<boolean[]> {
  const rows = bookings.map(({ status, heldUntil, return: back, tripRunning }, id) => ({
    id,
    status,
    trip_running: tripRunning,
    expires_at: heldUntil === null ? null : new Date(heldUntil),
    return_at: new Date(back),
  }));
  const { rows: results } = await sql<{ holds: boolean | null }>`
    with bookings as (
      select ${thisTenant}::uuid as tenant_id, * from json_to_recordset(${JSON.stringify(rows)}) as row (
        id int, status text, trip_running boolean, expires_at timestamptz, return_at timestamptz
      )
    ), trips as (
      select tenant_id, id as booking_id,
        case when trip_running then return_at end as out_at, null::timestamptz as back_at
      from bookings
    )
    select ${condition} as holds from bookings order by id
  `.execute(forTenant(opened.database, EXAMPLE_ID.heronBay));
  return results.map(({ holds }) => holds === true);
}

test('the database and the engine agree on which bookings take boats', async () => {
  const expected = bookings.map((booking) => takesBoats(booking, NOW));
  expect(await judged(takesBoatsAt(new Date(NOW)))).toEqual(expected);
});

test('the database and the engine agree on which bookings the clock ends', async () => {
  const due = bookings.map((booking) => dueStatus(booking, NOW));
  const expected = (status: string) => due.map((next) => next === status);
  expect(await judged(expiresBy(new Date(NOW)))).toEqual(expected('expired'));
  expect(await judged(completesBy(new Date(NOW)))).toEqual(expected('completed'));
});
