import { EXAMPLE_ID } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../src/actor.ts';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByDatabase } from '../src/database/changes/moments.ts';
import { placeEvents } from '../src/database/changes/place-events.ts';
import { recordChanges } from '../src/database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { endBookings } from '../src/features/bookings/end.ts';
import { JOBS } from '../src/host/jobs.ts';
import { createLog } from '../src/log.ts';
import { createProviders } from '../src/payments/providers.ts';
import type { TestKeys } from './harness/companies.ts';
import { quickPasswords } from './harness/quick-passwords.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { storeBookingRows } from './harness/stored-booking.ts';
import { testApp } from './harness/test-app.ts';
import { ploverTrip } from './harness/trips.ts';
import { bothEngines, TestDatabase } from './harness.ts';

const clock = () => new Date();
const silent = createLog('silent', clock, () => {});
const noMail = { deliver: () => Promise.reject(new Error('nothing is sent here')) };

const eventsOf = (company: TenantDatabase) =>
  company
    .selectFrom('events')
    .select(['type', 'data', 'position'])
    .orderBy('position')
    .orderBy('happened_at')
    .orderBy('id')
    .execute();

test('a writer that began late in a second hides the moment that it writes', async () => {
  const database = await TestDatabase.create('postgres');
  await database.use(async (opened) => {
    await storeRentalCompanies(opened.database);
    const heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    await new Promise((resolve) => setTimeout(resolve, 1700 - (Date.now() % 1000)));
    await heronBay.transaction().execute(async (transaction) => {
      const written = await momentsByDatabase.ofChange(transaction);
      const settled = await momentsByDatabase.settled(heronBay);
      expect(settled.getTime()).toBeLessThanOrEqual(written.getTime());
    });
  });
  await database.drop();
});

describe.each(bothEngines)('changes on %s', (engine) => {
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let keys: TestKeys;
  let heronBay: TenantDatabase;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await database.open();
    keys = await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  test('of bookings and customers leave a history and an event without personal data', async () => {
    const { call } = testApp(opened);
    const key = keys.heronbay;
    const made = await call('/v1/bookings', { key, body: ploverTrip(1, '10:00', '12:00') });
    const { bookingId } = made.json.data;
    await call(`/v1/bookings/${bookingId}`, { key, body: { passengers: 3 } });
    const person = {
      customerTypeId: EXAMPLE_ID.guest,
      givenName: 'Nadia',
      familyName: 'Ferrer',
      emailAddress: 'nadia.ferrer@example.com',
    };
    const stored = await call('/v1/customers', { key, body: person });
    const customerId = stored.json.data.id;
    const body = { phoneNumber: '+447700900111', password: 'a-calm-harbor' };
    await call(`/v1/customers/${customerId}`, { key, body });

    const shown = (await call(`/v1/bookings/${bookingId}`, { key })).json.data;
    const subject = { bookingId, reference: shown.reference, status: 'confirmed' };
    const events = await eventsOf(heronBay);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['booking.created', { ...subject, updatedAt: shown.createdAt, changed: ['status'] }],
      ['booking.updated', { ...subject, updatedAt: shown.updatedAt, changed: ['passengers'] }],
      [
        'customer.created',
        expect.objectContaining({ customerId, changed: expect.arrayContaining(['givenName']) }),
      ],
      [
        'customer.updated',
        expect.objectContaining({ customerId, changed: ['phoneNumber', 'password'] }),
      ],
    ]);
    const text = JSON.stringify(events);
    for (const secret of ['Nadia', 'nadia', '7700900111', 'scrypt', 'harbor']) {
      expect(text).not.toContain(secret);
    }
    const [, prefix] = key.split('_');
    const history = await heronBay.selectFrom('customer_history').selectAll().execute();
    expect(history.map(({ actor }) => actor)).toEqual([`key:${prefix}`, `key:${prefix}`]);
    expect(JSON.stringify(history)).not.toContain('scrypt');
  });

  test('by the clock go through the same door, each status with its own event', async () => {
    const over = new Date(Date.now() - DAY);
    const due = { pickup_at: over, return_at: over, expires_at: over };
    await storeBookingRows(heronBay, [
      { ...due, id: idOf(1), reference: 'DUE001', status: 'draft' },
      { ...due, id: idOf(2), reference: 'DUE002', status: 'option' },
      { ...due, id: idOf(3), reference: 'DUE003', status: 'confirmed' },
    ]);
    expect(await endBookings(heronBay, momentsByDatabase, 'expired')).toBe(2);
    expect(await endBookings(heronBay, momentsByDatabase, 'completed')).toBe(1);
    const events = await eventsOf(heronBay);
    const byReference = Object.fromEntries(
      events.map(({ type, data }) => [(data as { reference?: string }).reference, type]),
    );
    expect(byReference).toMatchObject({
      DUE001: 'booking.expired',
      DUE002: 'booking.expired',
      DUE003: 'booking.completed',
    });
    const { actor } = await heronBay
      .selectFrom('booking_history')
      .select('actor')
      .where('booking_id', '=', idOf(3))
      .executeTakeFirstOrThrow();
    expect(actor).toBe('system');
  });

  test('are placed once, in order, and never before one that was placed already', async () => {
    await placeEvents(heronBay);
    const placed = await eventsOf(heronBay);
    const positions = placed.map(({ position }) => position);
    expect(positions).toEqual(placed.map((_, index) => index + 1));
    await Promise.all([placeEvents(heronBay), placeEvents(heronBay)]);
    expect((await eventsOf(heronBay)).map(({ position }) => position)).toEqual(positions);
  });
});

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** A change of Ines, as far as an event is concerned. */
const record = async (transaction: TenantTransaction) =>
  recordChanges(
    transaction,
    { actor: SYSTEM, now: await momentsByDatabase.ofChange(transaction) },
    [{ type: 'customer.updated', subject: { customerId: EXAMPLE_ID.ines }, changes: {} }],
  );

describe('with several connections', () => {
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;

  beforeAll(async () => {
    database = await TestDatabase.create('postgres');
    opened = await database.open(6);
    await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  test('a change that commits late gets a late position, so that no reader skips it', async () => {
    await heronBay.transaction().execute(async (late) => {
      await record(late);
      await heronBay.transaction().execute(record);
      await placeEvents(heronBay);
      expect((await eventsOf(heronBay)).map(({ position }) => position)).toEqual([1]);
    });
    await placeEvents(heronBay);
    const positions = (await eventsOf(heronBay)).map(({ position }) => position);
    expect(positions).toEqual([1, 2]);
  });

  test('a company whose rows are locked does not keep the jobs from the others', async () => {
    const kestrelQuay = forTenant(opened.database, EXAMPLE_ID.kestrelQuay);
    for (const company of [heronBay, kestrelQuay]) {
      await company
        .insertInto('outbox')
        .values({
          id: idOf(9),
          booking_id: null,
          recipient: 'ines.okafor@example.com',
          sender: null,
          reply_to: null,
          subject: 'Old',
          html: '',
          text: '',
          attachments: '[]',
          created_at: new Date(Date.now() - 31 * DAY),
        })
        .execute();
    }
    const forgetOldMail = JOBS.find(({ name }) => name === 'forget-old-mail');
    const context = {
      database: opened.database,
      moments: momentsByDatabase,
      now: new Date(),
      mail: noMail,
      texts: noMail,
      pagesUrl: (slug: string) => `https://${slug}.slipway.example`,
      payments: createProviders(opened.database, { clock: () => new Date(), demoPayments: true }),
      passwords: quickPasswords,
      sendJob: async () => {},
      log: silent,
    };
    await heronBay.transaction().execute(async (transaction) => {
      await transaction.selectFrom('outbox').select('id').forUpdate().execute();
      await expect(forgetOldMail?.run({}, context)).rejects.toThrow('failed for 1 of 2 companies');
    });
    const left = async (company: TenantDatabase) =>
      (await company.selectFrom('outbox').select('id').execute()).length;
    expect([await left(heronBay), await left(kestrelQuay)]).toEqual([1, 0]);
  });
});
