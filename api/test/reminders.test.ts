import { EXAMPLE_ID, INES, PAUL } from '@slipway/contract';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock } from '../src/database/changes/moments.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobContext, JobName, SendJob } from '../src/jobs/job.ts';
import { createLog } from '../src/log.ts';
import { createProviders } from '../src/payments/providers.ts';
import { Caller } from './harness/caller.ts';
import type { TestKeys } from './harness/companies.ts';
import { quickPasswords } from './harness/quick-passwords.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { testApp } from './harness/test-app.ts';
import { june, ploverTrip } from './harness/trips.ts';
import { engines, TestDatabase } from './harness.ts';

const WEEK = 7 * DAY;
const pickup = Date.parse(june(14, '10:00'));
const back = Date.parse(june(14, '13:00'));

describe.each(engines)('reminders on %s', (engine) => {
  let now = 0;
  const clock = () => new Date(now);
  let moments = momentsByClock(clock);
  const sent: string[] = [];
  const faults: string[] = [];
  const sendJob: SendJob = async (_transaction, _name, data) => {
    sent.push((data as { messageId: string }).messageId);
  };
  /** How often a booking was locked because a message about it seemed to be due. */
  let found = 0;
  const lookedAt: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('for no key update of bookings')) found += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let flows: { id: string; definition: object }[];
  let keys: TestKeys;
  let caller: Caller;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await database.open(6);
    keys = await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    flows = await heronBay.selectFrom('message_flows').select(['id', 'definition']).execute();
  });
  beforeEach(async () => {
    now = pickup - 30 * DAY;
    sent.length = 0;
    found = 0;
    // Moments of changes never go back, as this clock does between tests.
    moments = momentsByClock(clock);
    const app = testApp(opened, { clock, moments, sendJob, requestsPerMinute: 100_000 });
    caller = new Caller(app, keys.heronbay);
    await heronBay.deleteFrom('bookings').execute();
    for (const { id, definition } of flows) {
      const set = { definition: JSON.stringify(definition) };
      await heronBay.updateTable('message_flows').set(set).where('id', '=', id).execute();
    }
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  const runJob = async (name: JobName) => {
    const context: JobContext = {
      database: opened.database.withPlugin(lookedAt),
      moments,
      now: clock(),
      mail: { deliver: async () => {} },
      texts: { deliver: async () => {} },
      sendJob,
      payments: createProviders(opened.database, { clock, demoPayments: true }),
      passwords: quickPasswords,
      pagesUrl: (slug) => `https://${slug}.slipway.example`,
      log: createLog('error', clock, (line) => faults.push(line)),
    };
    await JOBS.find((job) => job.name === name)?.run({} as never, context);
  };

  /** The subjects of what was decided on at a moment, however many processes look at it. */
  const sentAt = async (moment: number) => {
    now = moment;
    sent.length = 0;
    await runJob('complete-bookings');
    await Promise.all([runJob('send-reminders'), runJob('send-reminders')]);
    await runJob('send-reminders');
    expect(faults).toEqual([]);
    if (sent.length === 0) return [];
    const mails = await heronBay
      .selectFrom('outbox')
      .select('subject')
      .where('id', 'in', sent)
      .execute();
    return mails.map(({ subject }) => subject.replaceAll('\u202f', ' '));
  };

  const book = async (changes: object = {}) => {
    const body = ploverTrip(14, '10:00', '13:00', { notifyCustomer: true, ...changes });
    return (await caller.ask('createBooking', { body })).data.bookingId;
  };
  const [before, day, thanks, again] = [
    expect.stringMatching(/^Your trip on 14 June/),
    'Today: Plover 5 at 10:00',
    'Thank you for sailing with us',
    'Back on the water?',
  ];

  /** Gives every flow of the company other times, or more of it. */
  const flowOf = (times: object, more: object = {}) =>
    heronBay
      .updateTable('message_flows')
      .set({
        definition: JSON.stringify({
          off: [],
          notes: {},
          textMessages: [],
          staffEmails: [],
          times: {
            beforeTripHours: 48,
            dayOfTripHours: 4,
            thankYouHours: 20,
            comeBackWeeks: 46,
            ...times,
          },
          ...more,
        }),
      })
      .execute();

  test('each message goes out once, at its moment and not before', async () => {
    await book();
    expect(await sentAt(pickup - 48 * HOUR - MINUTE)).toEqual([]);
    expect(await sentAt(pickup - 48 * HOUR)).toEqual([before]);
    expect(await sentAt(pickup - 47 * HOUR)).toEqual([]);
    expect(await sentAt(pickup - 4 * HOUR)).toEqual([day]);
    expect(await sentAt(pickup - HOUR)).toEqual([]);
    expect(await sentAt(back + 20 * HOUR - MINUTE)).toEqual([]);
    expect(await sentAt(back + 20 * HOUR)).toEqual([thanks]);
    expect(await sentAt(back + 46 * WEEK - MINUTE)).toEqual([]);
    expect(await sentAt(back + 46 * WEEK)).toEqual([again]);
    expect(await sentAt(back + 46 * WEEK + DAY)).toEqual([]);
    expect(found).toBeGreaterThan(0);
  });

  test('who was never told of a booking is not reminded of it', async () => {
    await book({ notifyCustomer: false });
    expect(await sentAt(pickup - 47 * HOUR)).toEqual([]);
    expect(await sentAt(pickup - 3 * HOUR)).toEqual([]);
    expect(await sentAt(back + 21 * HOUR)).toEqual([]);
  });

  test('who books after its moment does not get Before the trip', async () => {
    now = pickup - 20 * HOUR;
    await book();
    expect(await sentAt(pickup - 19 * HOUR)).toEqual([]);
    expect(await sentAt(pickup - 4 * HOUR)).toEqual([day]);
  });

  test('a canceled booking is silent', async () => {
    const id = await book();
    const body = { charge: 'no_charge' };
    await caller.ask('cancelBooking', { params: { id }, body });
    expect(await sentAt(pickup - 47 * HOUR)).toEqual([]);
    expect(await sentAt(back + 21 * HOUR)).toEqual([]);
  });

  test('a trip that is moved is reminded of again, and not of its old time', async () => {
    const id = await book();
    expect(await sentAt(pickup - 48 * HOUR)).toEqual([before]);
    const body = { pickup: june(20, '10:00'), return: june(20, '13:00') };
    await caller.ask('updateBooking', { params: { id }, body });
    expect(await sentAt(pickup - 4 * HOUR)).toEqual([]);
    expect(await sentAt(pickup + 6 * DAY - 48 * HOUR)).toEqual([
      expect.stringMatching(/^Your trip on 20 June/),
    ]);
  });

  test('nothing that is long overdue is sent', async () => {
    await book();
    expect(await sentAt(pickup - HOUR)).toEqual([day]);
    expect(await sentAt(back + 5 * DAY)).toEqual([]);
    expect(await sentAt(back + 50 * WEEK)).toEqual([]);
  });

  test('a flow of the company decides which messages go out and when', async () => {
    await flowOf(
      { beforeTripHours: 96, dayOfTripHours: null, thankYouHours: 72, comeBackWeeks: 20 },
      { notes: { beforeTrip: 'The jetty is behind the lock house.' } },
    );
    await book();
    expect(await sentAt(pickup - 96 * HOUR)).toEqual([expect.stringMatching(/^Your trip on/)]);
    const { text } = await heronBay
      .selectFrom('outbox')
      .select('text')
      .where('id', 'in', sent)
      .executeTakeFirstOrThrow();
    expect(text).toContain('The jetty is behind the lock house.');
    expect(await sentAt(pickup - 4 * HOUR)).toEqual([]);
    expect(await sentAt(back + 20 * HOUR)).toEqual([]);
    expect(await sentAt(back + 72 * HOUR)).toEqual([thanks]);
    expect(await sentAt(back + 20 * WEEK)).toEqual([again]);
  });

  const OFF = { beforeTripHours: null, dayOfTripHours: null };
  const textMessages = ['pickup_reminder', 'start_link', 'return_reminder'];

  test('texts go to the phone three hours and 20 minutes before pickup, and 30 before the return', async () => {
    await flowOf(OFF, { textMessages });
    const id = await book();
    expect(await sentAt(pickup - 3 * HOUR - MINUTE)).toEqual([]);
    expect(await sentAt(pickup - 3 * HOUR)).toEqual([
      expect.stringMatching(/^Heron Bay Boats: we expect you at North Pier at 10:00/),
    ]);
    const { channel, recipient, text } = await heronBay
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'text'])
      .where('id', 'in', sent)
      .executeTakeFirstOrThrow();
    expect({ channel, recipient }).toEqual({ channel: 'text', recipient: INES.phoneNumber });
    expect(text).toMatch(/\/bookings\/\w{6}#key=/);
    expect(await sentAt(pickup - HOUR)).toEqual([]);
    expect(await sentAt(pickup - 20 * MINUTE)).toEqual([
      expect.stringContaining('you start your boat yourself'),
    ]);
    expect(await sentAt(back - 31 * MINUTE)).toEqual([]);
    expect(await sentAt(back - 30 * MINUTE)).toEqual([
      expect.stringMatching(/back at North Pier by 13:00/),
    ]);
    // One hour more is another return, and so another reminder.
    const later = { return: new Date(back + HOUR).toISOString() };
    await caller.ask('updateBooking', { params: { id }, body: later });
    expect(await sentAt(back - 29 * MINUTE)).toEqual([]);
    expect(await sentAt(back + 30 * MINUTE)).toEqual([
      expect.stringMatching(/back at North Pier by 14:00/),
    ]);
  });

  test('no text goes where the flow has none, or to whom no phone is known', async () => {
    await flowOf(OFF);
    await book();
    expect(await sentAt(pickup - 3 * HOUR)).toEqual([]);
    await flowOf(OFF, { textMessages });
    await heronBay.deleteFrom('bookings').execute();
    now = pickup - 30 * DAY;
    await book({ customerId: PAUL.id });
    expect(await sentAt(pickup - 3 * HOUR)).toEqual([]);
    expect(await sentAt(back - 30 * MINUTE)).toEqual([]);
  });

  test('what the flow has switched off, or nobody can receive, is not found again and again', async () => {
    const emailAddress = 'without.phone@example.com';
    const person = { givenName: 'Nora', familyName: 'Vik', emailAddress };
    const customer = { ...person, customerTypeId: EXAMPLE_ID.guest, phoneNumber: '+4531234567' };
    const made = await caller.ask('createCustomer', { body: customer });
    const customerId = made.data.id;
    await flowOf(OFF, { off: ['thankYou'], textMessages });
    await book({ customerId });
    await heronBay
      .updateTable('bookings')
      .set({ contact: JSON.stringify({ ...person, phoneNumber: customer.phoneNumber }) })
      .execute();
    await caller.ask('updateCustomer', { params: { id: customerId }, body: { phoneNumber: null } });
    expect(await sentAt(pickup - 3 * HOUR)).toEqual([]);
    expect(await sentAt(back + 20 * HOUR)).toEqual([]);
    const gone = { anonymized_at: clock(), email_address: 'anonymized@slipway.invalid' };
    await heronBay.updateTable('customers').set(gone).where('id', '=', customerId).execute();
    expect(await sentAt(back + 46 * WEEK)).toEqual([]);
    expect(found).toBe(0);
  });

  test('who has booked again is not asked to come back', async () => {
    await book();
    now = back + 10 * WEEK;
    await book({ pickup: june(25, '10:00'), return: june(25, '13:00'), notifyCustomer: false });
    expect(await sentAt(back + 46 * WEEK)).toEqual([]);
  });
});
