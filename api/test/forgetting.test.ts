import { EXAMPLE_ID, IDEMPOTENCY_KEY_HOURS, INES, REQUEST_HEADER } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantTables } from '../src/database/schema.ts';
import { thisTenant } from '../src/database/this-tenant.ts';
import type { JobName } from '../src/jobs/job.ts';
import { HERON_BAY_HOST, PaymentDesk } from './harness/payment-desk.ts';
import { tripAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const PASSWORD = 'a-calm-harbor';

describe.each(engines)('what is over is forgotten on %s', (engine) => {
  let desk: PaymentDesk;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    await desk.ask(`/v1/customers/${EXAMPLE_ID.ines}`, {
      key: desk.keys.heronbay,
      body: { password: PASSWORD },
    });
  });
  afterAll(() => desk?.close());

  const rowsOf = async (table: keyof TenantTables) => {
    const { rows } = await sql<object>`
      select 1 from ${sql.table(table)} where tenant_id = ${thisTenant}
    `.execute(desk.heronBay);
    return rows.length;
  };

  /** How many rows a job leaves just before the time of one is over, and at that moment. */
  const leaves = async (job: JobName, table: keyof TenantTables, lasts: number) => {
    const begin = desk.now.getTime();
    const counts: number[] = [];
    for (const moment of [begin + lasts - 1000, begin + lasts]) {
      desk.now = new Date(moment);
      await desk.run(job);
      counts.push(await rowsOf(table));
    }
    return counts;
  };

  const signIn = (password: string) =>
    desk.call('/customer/sign-in', {
      host: HERON_BAY_HOST,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: { emailAddress: INES.emailAddress, password },
    });

  test('a session 30 days after its last use', async () => {
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await leaves('forget-old-access', 'customer_sessions', 30 * DAY)).toEqual([1, 0]);
  });

  test('wrong passwords of an account a day later', async () => {
    expect((await signIn('a-wrong-harbor')).status).toBe(401);
    expect(await leaves('forget-old-access', 'wrong_sign_ins', DAY)).toEqual([1, 0]);
  });

  test('a link to choose a password after an hour', async () => {
    await desk.ask('/customer/forgot-password', {
      host: HERON_BAY_HOST,
      body: { emailAddress: INES.emailAddress },
    });
    expect(await leaves('forget-old-access', 'password_links', HOUR)).toEqual([1, 0]);
  });

  test('the key of a booking 90 days after its return', async () => {
    desk.now = new Date();
    const { id } = await desk.hold(30);
    await desk.heronBay.deleteFrom('booking_keys').execute();
    const key = await desk.keyOf(id);
    const { expires_at } = await desk.heronBay
      .selectFrom('booking_keys')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    const lasts = expires_at.getTime() - desk.now.getTime();
    expect((await desk.page('/customer/booking', { key })).status).toBe(200);
    expect(await leaves('forget-old-access', 'booking_keys', lasts)).toEqual([1, 0]);
    expect((await desk.page('/customer/booking', { key })).status).toBe(401);
  });

  test('the stored answer to a request that was sent with an idempotency key', async () => {
    desk.now = new Date();
    const send = () =>
      desk.ask('/v1/bookings', {
        key: desk.keys.heronbay,
        headers: { [REQUEST_HEADER.idempotencyKey.name]: 'order-17' },
        body: { customerId: EXAMPLE_ID.ines, ...tripAhead(31, '10:00', '13:00') },
      });
    const first = await send();
    expect(await send()).toEqual(first);
    const lasts = IDEMPOTENCY_KEY_HOURS * HOUR;
    expect(await leaves('forget-old-answers', 'idempotency_keys', lasts)).toEqual([1, 0]);
    expect((await send()).bookingId).not.toBe(first.bookingId);
  });

  test.each([
    [true, 7],
    [false, 30],
  ])(
    'an answer to a question of the form: sensitive %s, %d days after the trip',
    async (sensitive, days) => {
      desk.now = new Date();
      const { id } = await desk.hold(32);
      const { return: back } = await desk.show({ id });
      const question = await desk.heronBay
        .selectFrom('questions')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await desk.heronBay
        .insertInto('booking_answers')
        .values({
          booking_id: id,
          question_id: question.id,
          answer: 'Two',
          sensitive,
          answered_at: desk.now,
        })
        .execute();
      const lasts = Date.parse(back) + days * DAY - desk.now.getTime();
      expect(await leaves('forget-question-answers', 'booking_answers', lasts)).toEqual([1, 0]);
    },
  );
});
