import { readFile } from 'node:fs/promises';
import { compileCompany } from '@slipway/company';
import {
  type BookingStatus,
  EXAMPLE_ID,
  FIELD_TEXT,
  IDEMPOTENCY_KEY_HOURS,
  INES,
  PAUL,
  REQUEST_HEADER,
  RUTH,
} from '@slipway/contract';
import { EXPORT_HOURS, UNDO_SECONDS } from '@slipway/contract/team';
import { DAY, HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCompany } from '../src/company/apply-company.ts';
import type { TenantTables } from '../src/database/schema.ts';
import { thisTenant } from '../src/database/this-tenant.ts';
import type { JobName } from '../src/jobs/job.ts';
import { HERON_BAY_HOST, PaymentDesk } from './harness/payment-desk.ts';
import { storeBookingRows } from './harness/stored-booking.ts';
import { signedIn } from './harness/team.ts';
import { tripAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const PASSWORD = 'a-calm-harbor';
const HERON_BAY = new URL('../../company/examples/heronbay.yaml', import.meta.url);

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
    await desk.runSent();
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

  test('an exported file after its hours, and what could be undone after its seconds', async () => {
    desk.now = new Date();
    const lena = await signedIn(desk.app, 'Lena');
    await lena.ask('exportBookings', { body: { format: 'csv' } });
    expect(await leaves('forget-old-copies', 'exported_files', EXPORT_HOURS * HOUR)).toEqual([
      1, 0,
    ]);
    desk.now = new Date();
    const body = {
      reason: 'Storm warning',
      from: tripAhead(30, '10:00', '13:00').pickup,
      until: tripAhead(30, '10:00', '13:00').return,
      dockIds: null,
      boatModelIds: null,
      boats: 1,
    };
    await lena.ask('saveBlockout', { body });
    expect(await leaves('forget-old-copies', 'undos', UNDO_SECONDS * 1000)).toEqual([1, 0]);
  });
});

describe.each(engines)('customers who stopped coming on %s', (engine) => {
  let desk: PaymentDesk;

  /** Applies the company file with this many months for account holders, or without any. */
  const applyMonths = async (months?: number) => {
    const setting = months ? `\n$1autoAnonymizeMonths: ${months}` : '';
    const text = await readFile(HERON_BAY, 'utf8');
    const compiled = await compileCompany(
      'heronbay.yaml',
      text.replace(/^( +)type: default$/m, `$&${setting}`),
      async (path) => ({ content: Uint8Array.from(await readFile(new URL(path, HERON_BAY))) }),
    );
    if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
    await applyCompany(desk.opened.database, compiled.company, desk.now);
  };

  /** Who still has a name after the job has run at a moment. */
  const namesAfter = async (moment: string) => {
    desk.now = new Date(moment);
    await desk.run('anonymize-customers');
    const left = await desk.heronBay
      .selectFrom('customers')
      .select('given_name')
      .where('anonymized_at', 'is', null)
      .orderBy('given_name')
      .execute();
    return left.map(({ given_name }) => given_name);
  };

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    const { customerTypeId } = INES;
    const newcomer = { givenName: 'Test', familyName: 'Never', preferredLocale: 'en_GB' };
    await desk.ask('/v1/customers', {
      key: desk.keys.heronbay,
      body: { ...newcomer, emailAddress: 'never@example.com', customerTypeId },
    });
    await desk.heronBay
      .updateTable('customers')
      .set({ customer_type_id: customerTypeId })
      .where('id', '=', PAUL.id)
      .execute();
    const trip = (at: number, customer_id: string, day: string, status: BookingStatus) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      reference: `GNE2Q${at}`,
      customer_id,
      status,
      pickup_at: new Date(`${day}T08:00:00Z`),
    });
    await storeBookingRows(desk.heronBay, [
      trip(2, INES.id, '2024-06-30', 'completed'),
      trip(3, INES.id, '2025-06-30', 'completed'),
      trip(4, INES.id, '2026-07-01', 'canceled'),
      trip(5, PAUL.id, '2025-06-30', 'completed'),
      trip(6, PAUL.id, '2026-07-01', 'confirmed'),
      trip(7, RUTH.id, '2025-06-30', 'completed'),
    ]);
  });
  afterAll(() => desk?.close());

  const everyone = ['Ines', 'Paul', 'Ruth', 'Test'];

  test('stay as long as their type does not say otherwise', async () => {
    expect(await namesAfter('2040-01-01T00:00:00Z')).toEqual(everyone);
  });

  test('are anonymized so many months after their last trip, unless something is open', async () => {
    await applyMonths(12);
    expect(await namesAfter('2026-06-30T10:59:59Z')).toEqual(everyone);
    // Paul is about to go out, Ruth is of another type, and Test has never been out.
    expect(await namesAfter('2026-06-30T11:00:00Z')).toEqual(['Paul', 'Ruth', 'Test']);

    const lena = await signedIn(desk.app, 'Lena');
    const { data } = await lena.ask('getTeamCustomer', { params: { id: INES.id } });
    expect(data).toMatchObject({ name: 'Anonymized customer', emailAddress: null });
    expect(data.history[0]).toMatchObject({
      by: 'System',
      changes: [{ field: 'Anonymized', to: 'yes' }],
    });
    expect(data.bookings).toHaveLength(3);
    const again = await desk.call('/v1/bookings', {
      key: desk.keys.heronbay,
      body: { customerId: INES.id, ...tripAhead(33, '10:00', '13:00') },
    });
    expect(again.status).toBe(422);
    expect(again.json.errors).toEqual({ customerId: [FIELD_TEXT.doesNotExist] });
  });

  test('are anonymized once nothing is open any more', async () => {
    await desk.heronBay
      .updateTable('bookings')
      .set({ status: 'canceled' })
      .where('customer_id', '=', PAUL.id)
      .where('status', '=', 'confirmed')
      .execute();
    expect(await namesAfter('2026-06-30T12:00:00Z')).toEqual(['Ruth', 'Test']);
  });

  test('stay again once the company file says no more of it', async () => {
    await desk.heronBay
      .updateTable('customers')
      .set({ customer_type_id: INES.customerTypeId })
      .where('id', '=', RUTH.id)
      .execute();
    await applyMonths();
    expect(await namesAfter('2040-01-01T00:00:00Z')).toEqual(['Ruth', 'Test']);
    await applyMonths(84);
    expect(await namesAfter('2032-06-30T10:59:59Z')).toEqual(['Ruth', 'Test']);
    expect(await namesAfter('2032-06-30T11:00:00Z')).toEqual(['Test']);
  });
});

describe.each(engines)('somebody who is anonymized at the moment of a booking on %s', (engine) => {
  /** As often as each way to book is tried; a soak by hand asks for more. */
  const ROUNDS = Number(process.env.ANONYMIZE_ROUNDS ?? 8);
  let desk: PaymentDesk;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
  });
  afterAll(() => desk?.close());

  const heronbay = () => desk.keys.heronbay;
  const newcomer = async (round: string) => {
    const body = {
      givenName: 'Test',
      familyName: 'Newcomer',
      preferredLocale: 'en_GB',
      emailAddress: `${round}@example.com`,
      customerTypeId: INES.customerTypeId,
    };
    const { id } = await desk.ask('/v1/customers', { key: heronbay(), body });
    return id as string;
  };

  test.each(['book', 'confirm', 'hand over'])(
    'either keeps the name or has no booking: %s',
    async (way) => {
      const tomasz = await signedIn(desk.app, 'Tomasz');
      const outcomes = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const customerId = await newcomer(`${way.replace(' ', '-')}-${round}`);
        const trip = tripAhead(20 + (round % 60), '10:00', '13:00');
        const { bookingId } =
          way === 'book'
            ? { bookingId: null }
            : await desk.ask('/v1/bookings', {
                key: heronbay(),
                body: { ...trip, holdMinutes: 20 },
              });
        const path = {
          book: '/v1/bookings',
          confirm: `/v1/bookings/${bookingId}/confirm`,
          'hand over': `/v1/bookings/${bookingId}`,
        }[way] as string;
        const body = { customerId, ...(way === 'book' && trip) };
        const params = { id: customerId };
        const { data } = await tomasz.ask('getTeamCustomer', { params });
        const word = { seenUpdatedAt: data.updatedAt, word: 'ANONYMIZE' };
        const [booked, anonymized] = await Promise.all([
          desk.call(path, { key: heronbay(), body }),
          tomasz.call('anonymizeCustomer', { params, body: word }),
        ]);
        outcomes.add(`${booked.status} and ${anonymized.status}`);
        const ids = [booked.json.data?.bookingId, bookingId].filter(Boolean);
        for (const id of ids) {
          await desk.ask(`/v1/bookings/${id}/cancel`, {
            key: heronbay(),
            body: { charge: 'no_charge' },
          });
        }
      }
      expect([...outcomes].filter((one) => one !== '200 and 406' && one !== '422 and 200')).toEqual(
        [],
      );
    },
  );
});
