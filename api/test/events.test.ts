import { EVENT_TYPE, EVENTS_PER_PAGE, EXAMPLE_ID, FIELD_TEXT } from '@slipway/contract';
import { DAY, eventOfTransition, TRANSITIONS, type Trigger } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../src/actor.ts';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock, momentsByDatabase } from '../src/database/changes/moments.ts';
import { recordChanges } from '../src/database/changes/record-changes.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { endBookings } from '../src/features/bookings/end.ts';
import { JOBS } from '../src/host/jobs.ts';
import { createLog } from '../src/log.ts';
import { companiesWithNewEvents } from '../src/webhooks/claim.ts';
import { Caller } from './harness/caller.ts';
import type { TestKeys } from './harness/companies.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { storeBookingRows } from './harness/stored-booking.ts';
import { testApp } from './harness/test-app.ts';
import { ploverTrip } from './harness/trips.ts';
import { bothEngines, TestDatabase } from './harness.ts';

const clock = () => new Date();
const silent = createLog('silent', clock, () => {});

/** Transitions that no operation makes yet: those of the dashboard, the booking form and payments. */
const WITHOUT_OPERATION: readonly Trigger[] = [
  'details_reached',
  'saved_by_staff',
  'approval_requested',
  'kept_as_option',
  'required_amount_paid',
  'confirmed_without_payment',
  'confirmed_by_staff',
  'payment_request_paid',
  'all_trips_back',
  'late_payment',
  'revived',
];

const reachable = TRANSITIONS.filter(({ trigger }) => !WITHOUT_OPERATION.includes(trigger));

test('every transition of a booking has an event, and only these are made by no operation', () => {
  for (const transition of TRANSITIONS) {
    expect(EVENT_TYPE).toHaveProperty([eventOfTransition(transition)]);
  }
  const byOthers = TRANSITIONS.filter(({ trigger }) => WITHOUT_OPERATION.includes(trigger));
  expect(byOthers.filter(({ by }) => (by as readonly string[]).includes('api'))).toEqual([]);
});

describe.each(bothEngines)('the feed of events on %s', (engine) => {
  const moments = engine === 'pglite' ? momentsByClock(clock) : momentsByDatabase;
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let keys: TestKeys;
  let heronBay: TenantDatabase;
  let caller: Caller;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await database.open();
    keys = await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    const app = testApp(opened, { moments, requestsPerMinute: 10_000, sendJob: async () => {} });
    caller = new Caller(app, keys.heronbay);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  const forgetOldEvents = async () => {
    const forget = JOBS.find(({ name }) => name === 'forget-old-events');
    const context = { database: opened.database, now: clock(), log: silent };
    await forget?.run({} as never, context as never);
  };
  const latest = async () =>
    (await caller.ask('listEvents', { query: { after: 'latest' } })).cursor;
  const eventsAfter = async (after: string, query: object = {}) =>
    caller.ask('listEvents', { query: { after, ...query } });

  const change = (types: readonly ('customer.updated' | 'customer.created')[], at = new Date()) =>
    heronBay.transaction().execute((transaction) =>
      recordChanges(
        transaction,
        { actor: SYSTEM, now: at },
        types.map((type) => ({ type, subject: { customerId: EXAMPLE_ID.ines }, changes: {} })),
      ),
    );

  test('is empty at first, and its cursor is where to begin', async () => {
    expect(await caller.ask('listEvents')).toEqual({ data: [], cursor: '0', hasMore: false });
    expect(await latest()).toBe('0');
  });

  test('shows a change at once, under the name of its booking, and each change once', async () => {
    const before = await latest();
    const body = ploverTrip(1, '10:00', '12:00');
    const { bookingId } = (await caller.ask('createBooking', { body })).data;
    const { data, cursor, hasMore } = await eventsAfter(before);
    const { data: shown } = await caller.ask('getBooking', { params: { id: bookingId } });
    expect(data).toEqual([
      {
        id: expect.any(String),
        type: 'booking.created',
        timestamp: shown.createdAt,
        tenantId: EXAMPLE_ID.heronBay,
        data: {
          bookingId,
          reference: shown.reference,
          status: 'confirmed',
          updatedAt: shown.updatedAt,
          changed: ['status'],
        },
      },
    ]);
    expect(hasMore).toBe(false);
    expect(await eventsAfter(cursor)).toEqual({ data: [], cursor, hasMore: false });
  });

  test('has pages that lie end to end, also of some types only', async () => {
    const before = await latest();
    const kinds = Array.from({ length: 250 }, (_, index) =>
      index % 50 === 0 ? ('customer.created' as const) : ('customer.updated' as const),
    );
    await change(kinds);
    const first = await eventsAfter(before);
    const second = await eventsAfter(first.cursor);
    const third = await eventsAfter(second.cursor);
    expect([first, second, third].map(({ data, hasMore }) => [data.length, hasMore])).toEqual([
      [EVENTS_PER_PAGE, true],
      [EVENTS_PER_PAGE, true],
      [50, false],
    ]);
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(250);
    const some = await eventsAfter(before, { types: ['customer.created'] });
    expect(some).toMatchObject({ hasMore: false, cursor: third.cursor });
    expect(some.data.map(({ type }) => type)).toEqual(Array(5).fill('customer.created'));
    const both = await eventsAfter(before, { types: ['customer.created', 'customer.updated'] });
    expect(both).toEqual(first);
  });

  test.each([
    'types[]=customer.created&types[]=booking.created',
    'types=customer.created,booking.created',
    'types[0]=customer.created&types[1]=booking.created',
  ])('takes types as %s', async (query) => {
    const { call } = testApp(opened, { moments });
    const { json } = await call(`/v1/events?after=0&${query}`, { key: keys.heronbay });
    const types = json.data.map(({ type }: { type: string }) => type);
    expect(new Set(types)).toEqual(new Set(['customer.created', 'booking.created']));
  });

  test('refuses a cursor that is none, or of a place that does not exist yet', async () => {
    const ahead = String(Number(await latest()) + 1);
    for (const after of ['yesterday', '-1', '1.5', ahead]) {
      const problems = await caller.problems('listEvents', { query: { after } });
      expect(problems).toEqual({ after: [FIELD_TEXT.notAnEventCursor] });
    }
    const types = await caller.problems('listEvents', { query: { types: ['booking.lost'] } });
    expect(Object.keys(types)).toEqual(['types.0']);
  });

  test('is that of one company', async () => {
    const app = testApp(opened, { moments });
    const kestrelQuay = new Caller(app, keys.kestrelquay);
    expect((await kestrelQuay.ask('listEvents')).data).toEqual([]);
  });

  const prepared: Partial<Record<Trigger, (from: string) => Promise<string>>> = {
    held_through_api: async () => book({ holdMinutes: 10, paid: undefined }),
    option_through_api: async () => book({ optionHours: 2 }),
    created_through_api: async () => book({}),
    confirmed_through_api: async (from) => {
      const id = await book(from === 'draft' ? { holdMinutes: 10 } : { optionHours: 2 });
      await caller.ask('confirmBooking', { params: { id }, body: { payment: 'none' } });
      return id;
    },
    canceled: async (from) => {
      const keeping = { draft: { holdMinutes: 10 }, option: { optionHours: 2 } }[from] ?? {};
      const id = await book(keeping);
      await caller.ask('cancelBooking', { params: { id }, body: { charge: 'no_charge' } });
      return id;
    },
    hold_ended: () => ended('draft', 'expired'),
    deadline_passed: () => ended('option', 'expired'),
    return_long_past: () => ended('confirmed', 'completed'),
  };

  let day = 1;
  const book = async (keeping: object) => {
    day += 1;
    const body = ploverTrip(day, '10:00', '13:00', keeping);
    return (await caller.ask('createBooking', { body })).data.bookingId;
  };

  let number = 0;
  const ended = async (status: 'draft' | 'option' | 'confirmed', to: 'expired' | 'completed') => {
    number += 1;
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    const over = new Date(Date.now() - DAY);
    const due = { pickup_at: over, return_at: over, expires_at: over };
    await storeBookingRows(heronBay, [{ ...due, id, reference: `DUE00${number}`, status }]);
    await endBookings(heronBay, moments, to);
    return id;
  };

  test.each(reachable)('a booking from $from to $to by $trigger is told', async (transition) => {
    const { from, to, trigger } = transition;
    const before = await latest();
    const id = await prepared[trigger]?.(from);
    const { data } = await eventsAfter(before);
    const own = data.filter(({ data: { bookingId } }) => bookingId === id);
    expect(own.at(-1)).toMatchObject({
      type: eventOfTransition(transition),
      data: { status: to, changed: expect.arrayContaining(['status']) },
    });
    const { data: shown } = await caller.ask('getBooking', { params: { id: id ?? '' } });
    expect(shown.status).toBe(to);
    expect(own.at(-1)?.data.updatedAt).toBe(shown.updatedAt);
  });

  test('keeps events for 30 days and then refuses the cursors before them', async () => {
    await caller.ask('listEvents');
    const old = await latest();
    const month = new Date(Date.now() - 30 * DAY);
    // Committed late: an older event after a newer one.
    await change(['customer.created'], new Date(month.getTime() + 1000));
    await caller.ask('listEvents');
    await change(['customer.updated'], month);
    const kept = await latest();
    await change(['customer.created']);
    await forgetOldEvents();
    const tooOld = { after: [FIELD_TEXT.cursorTooOld] };
    for (const after of ['0', old]) {
      expect(await caller.problems('listEvents', { query: { after } })).toEqual(tooOld);
    }
    const { data } = await eventsAfter(kept);
    expect(data.map(({ type }) => type)).toEqual(['customer.created']);
    expect((await caller.ask('listEvents')).data).toEqual(data);
  });

  test('forgets the events of a company that nobody follows, and looks at the others once an hour', async () => {
    const company = forTenant(opened.database, EXAMPLE_ID.kestrelQuay);
    const { id: customerId } = await company
      .selectFrom('customers')
      .select('id')
      .executeTakeFirstOrThrow();
    const happen = (at: Date) =>
      company
        .transaction()
        .execute((transaction) =>
          recordChanges(transaction, { actor: SYSTEM, now: at }, [
            { type: 'customer.created', subject: { customerId }, changes: {} },
          ]),
        );
    await happen(new Date(Date.now() - 31 * DAY));
    await happen(clock());
    expect(await companiesWithNewEvents(opened.database)).toEqual([]);
    await forgetOldEvents();
    const left = await company.selectFrom('events').select('position').execute();
    expect(left).toEqual([{ position: expect.any(Number) }]);
  });
});
