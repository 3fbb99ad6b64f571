import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID, FIELD_TEXT } from '@slipway/contract';
import { fieldForPeople, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock } from '../src/database/changes/moments.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { storeSaturday } from '../src/demo/store-saturday.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobContext } from '../src/jobs/job.ts';
import { createLog } from '../src/log.ts';
import { createProviders } from '../src/payments/providers.ts';
import type { TextMessage } from '../src/ports/text-carrier.ts';
import { sheetOf } from './harness/excel.ts';
import { type Colleague, signedIn, storeNeighbor, teamPasswordHash } from './harness/team.ts';
import { testApp } from './harness/test-app.ts';
import { engines, TestDatabase } from './harness.ts';

/** 09:50 by the clock of North Pier. */
const SEEN_AT = Date.parse('2025-06-14T07:50:00Z');

const PAULS_TRIP = {
  customerId: EXAMPLE_ID.paul,
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  pickup: '2025-06-21T12:00:00Z',
  return: '2025-06-21T15:00:00Z',
  boats: 1,
  passengers: 3,
};

type Settling = 'releaseTeamDeposit' | 'refundTeamDeposit' | 'captureTeamDeposit';

describe.each(engines)('bookings in the dashboard on %s', (engine) => {
  let now = SEEN_AT;
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let lena: Colleague;
  let kai: Colleague;
  let tomasz: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await database.open();
    await storeSaturday(opened.database, {
      saturday: await loadSaturday(),
      neighbor: await loadKestrelQuay(),
      now: new Date(SEEN_AT),
      passwordHash: await teamPasswordHash(),
    });
    await storeNeighbor(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    const { app } = testApp(opened, {
      clock: () => new Date(now),
      sendJob: async () => {},
      requestsPerMinute: 100_000,
    });
    lena = await signedIn(app, 'Lena');
    kai = await signedIn(app, 'Kai');
    tomasz = await signedIn(app, 'Tomasz');
    neighbor = await signedIn(app, 'Neighbor');
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  const open = async (reference: string, who = lena) =>
    (await who.ask('getTeamBooking', { params: { reference } })).data;
  const references = async (query: Record<string, unknown>, who = lena) =>
    (await who.ask('listTeamBookings', { query })).data.map(({ reference }) => reference);
  /** A draft of Paul's trip, a day later for each caller so that they do not meet. */
  const draft = async (change: object = {}) =>
    (await lena.ask('createTeamBooking', { body: { ...PAULS_TRIP, ...change } })).data;

  /** What the carrier is given when the jobs of these messages run. */
  const delivered = async (...messageIds: (string | undefined)[]) => {
    const texts: TextMessage[] = [];
    const job = JOBS.find(({ name }) => name === 'send-text');
    const context = {
      database: opened.database,
      now: new Date(now),
      texts: { deliver: async (text: TextMessage) => void texts.push(text) },
      log: createLog(
        'silent',
        () => new Date(now),
        () => {},
      ),
    } as unknown as JobContext;
    for (const messageId of messageIds) {
      await job?.run({ tenantId: EXAMPLE_ID.heronBay, messageId } as never, context);
    }
    return texts;
  };

  /** Has the provider do what it was asked to do with the money of a booking. */
  const carryOutOrders = async (bookingId: string) => {
    const clock = () => new Date(now);
    const job = JOBS.find(({ name }) => name === 'carry-out-order');
    const context = {
      database: opened.database,
      now: clock(),
      moments: momentsByClock(clock),
      payments: createProviders(opened.database, { clock, demoPayments: true }),
    } as unknown as JobContext;
    const orders = await heronBay
      .selectFrom('payment_orders')
      .innerJoin('payment_transactions', 'payment_transactions.id', 'payment_orders.transaction_id')
      .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
      .select('payment_orders.id')
      .where('booking_id', '=', bookingId)
      .where('done_at', 'is', null)
      .execute();
    for (const { id: orderId } of orders) {
      await job?.run({ tenantId: EXAMPLE_ID.heronBay, orderId } as never, context);
    }
  };

  test('the list shows at first what is upcoming and agreed or an option', async () => {
    expect(await references({})).toEqual(
      expect.arrayContaining([
        'K4M9TA',
        'R7K2QD',
        'H6P3VE',
        'T9C5LZ',
        'W3F7GJ',
        'D8N4QS',
        'M5Y2RB',
      ]),
    );
    const saturday = { from: '2025-06-14', until: '2025-06-14' };
    expect(await references({ ...saturday, waiver: 'missing' })).toContain('R7K2QD');
    expect(await references({ ...saturday, addOns: true })).toEqual(['R7K2QD', 'W3F7GJ']);
    expect(await references({ ...saturday, payment: 'unpaid', status: 'confirmed' })).toEqual([
      'H6P3VE',
    ]);
    expect(await references({ partners: 'reedside' })).toEqual(['H6P3VE']);
    expect(await references({ status: 'option' })).toEqual(['M5Y2RB']);
    expect(await references({ search: 'okafor' })).toEqual(['R7K2QD']);
    expect(await references({ search: 'r7k2qd' })).toEqual(['R7K2QD']);
    expect(await references({ search: '%' })).toEqual([]);
    const byName = await references({ ...saturday, sort: 'name' });
    expect(byName.toSorted()).toEqual((await references(saturday)).toSorted());
    const byBalance = await references({ ...saturday, sort: 'balance', descending: true });
    expect(byBalance.slice(0, 1)).toEqual(['H6P3VE']);
  });

  test('a booking comes with all that its tabs show', async () => {
    const booking = await open('R7K2QD');
    expect(booking).toMatchObject({
      status: 'confirmed',
      customer: { name: 'Ines Okafor', typeName: 'Account holder' },
      couponCode: 'WELCOME5',
      money: { totalIncludingTax: 15934, totalExcludingTax: 13279, balance: 0, payment: 'paid' },
      can: { edit: true, confirm: false, cancel: true, revive: false },
    });
    expect(booking.waivers[0]).toMatchObject({ needed: 4 });
    expect(booking.waivers[0]?.signatures).toHaveLength(3);
    expect(booking.money.deposits).toMatchObject([{ amount: 15000, state: 'secured' }]);
  });

  test('nothing of it is known to another company, or at a dock where one does not work', async () => {
    const { id, updatedAt } = await open('R7K2QD');
    await neighbor.refusal(404, 'getTeamBooking', {
      params: { reference: 'R7K2QD' },
    });
    const cash = { params: { id }, body: { seenUpdatedAt: updatedAt, amount: 100 } };
    await neighbor.refusal(404, 'recordCashPayment', cash);
    const moved = heronBay.updateTable('bookings').where('id', '=', id);
    await moved.set({ dock_id: EXAMPLE_ID.millLock }).execute();
    await kai.refusal(404, 'getTeamBooking', { params: { reference: 'R7K2QD' } });
    await kai.refusal(404, 'recordCashPayment', cash);
    expect(await references({ search: 'R7K2QD' }, kai)).toEqual([]);
    await moved.set({ dock_id: EXAMPLE_ID.northPier }).execute();
    const elsewhere = { ...PAULS_TRIP, dockId: EXAMPLE_ID.millLock };
    expect(await kai.problems('createTeamBooking', { body: elsewhere })).toEqual({
      dockId: [fieldForPeople(FIELD_TEXT.doesNotExist)],
    });
  });

  test('Lena books for Paul: price, draft for 24 hours, confirmed with a link', async () => {
    const addOns = [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }];
    const { data: quote } = await lena.ask('quoteTeamBooking', {
      body: { ...PAULS_TRIP, addOns },
    });
    expect(quote).toMatchObject({ costs: { totalIncludingTax: 16100 }, problems: [] });
    expect(quote.free).toBeGreaterThan(0);
    const made = await draft({ addOns, expectedTotal: 16100 });
    expect(made).toMatchObject({ status: 'draft', source: 'staff', can: { confirm: true } });
    expect(Date.parse(made.expiresAt ?? '')).toBe(now + 24 * HOUR);
    const { data: confirmed } = await lena.ask('confirmTeamBooking', {
      params: { id: made.id },
      body: {
        seenUpdatedAt: made.updatedAt,
        notifyCustomer: true,
        addPaymentLink: true,
        dueOn: '2025-06-20',
      },
    });
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      money: { balance: 16100, requests: [{ amount: 16100, dueAt: '2025-06-20T21:59:59.000Z' }] },
    });
    expect(confirmed.messages.map(({ resendable }) => resendable)).toEqual([true]);
    expect(confirmed.history[0]).toMatchObject({ by: 'Lena' });
    const message = confirmed.messages[0]?.id;
    const again = await lena.ask('resendTeamMessage', {
      params: { id: made.id },
      body: { messageId: message },
    });
    expect(again.data.messages).toHaveLength(2);
  });

  test('a payment request goes to the phone once, in the words of the customer', async () => {
    const { id, updatedAt } = await open('K4M9TA');
    const paid = {
      seenUpdatedAt: updatedAt,
      amount: 9600,
      description: 'More',
      dueOn: '2025-06-20',
    };
    const early = { params: { id }, body: { ...paid, sendBy: 'text' } };
    expect(await kai.refusal(406, 'requestTeamPayment', early)).toBe(TEAM_ERROR_TEXT.nothingOwed);
    const { data: longer } = await lena.ask('addTeamCost', {
      params: { id },
      body: {
        seenUpdatedAt: updatedAt,
        kind: 'cost',
        description: 'Two hours more',
        taxRateId: EXAMPLE_ID.standardTax,
        amount: 9600,
        percentage: null,
      },
    });
    const body = {
      seenUpdatedAt: longer.updatedAt,
      amount: 9600,
      description: 'Two hours more',
      dueOn: '2025-06-20',
      sendBy: 'text',
    };
    await neighbor.refusal(404, 'requestTeamPayment', { params: { id }, body });
    const { data } = await kai.ask('requestTeamPayment', { params: { id }, body });
    const [message] = data.booking.messages;
    expect(message).toMatchObject({
      channel: 'text',
      recipient: '+447700900456',
      subject: `Heron Bay Boats: Bitte zahlen Sie 96,00\u00a0€ für die Buchung K4M9TA. https://heronbay.slipway.example/bookings/K4M9TA/pay?request=${data.booking.money.requests[0]?.id}`,
      resendable: true,
    });
    const texts = await delivered(message?.id, message?.id);
    expect(texts).toEqual([
      {
        id: message?.id,
        recipient: '+447700900456',
        text: expect.stringMatching(/\/pay\?request=.*#key=/),
      },
    ]);
    const stored = await heronBay
      .selectFrom('outbox')
      .select(['text', 'sent_at'])
      .where('id', '=', message?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ text: '', sent_at: new Date(now) });
    const resend = { params: { id }, body: { messageId: message?.id } };
    const again = await kai.ask('resendTeamMessage', resend);
    expect(again.data.messages.slice(0, 2).map(({ channel }) => channel)).toEqual(['text', 'text']);
  });

  test('when a group splits the bill, each share has a link of its own', async () => {
    const made = await draft({ pickup: '2025-06-26T12:00:00Z', return: '2025-06-26T14:00:00Z' });
    const params = { id: made.id };
    const { data: confirmed } = await lena.ask('confirmTeamBooking', {
      params,
      body: { seenUpdatedAt: made.updatedAt, notifyCustomer: false, addPaymentLink: false },
    });
    const ask = async (seenUpdatedAt: string, description: string, sendBy: string) =>
      (
        await kai.ask('requestTeamPayment', {
          params,
          body: { seenUpdatedAt, amount: 4800, description, dueOn: '2025-06-25', sendBy },
        })
      ).data;
    const first = await ask(confirmed.updatedAt, 'Share of Paul', 'email');
    now += 2000;
    const second = await ask(first.booking.updatedAt, 'Share of Ruth', 'link');
    const requests = second.booking.money.requests;
    expect(requests.map(({ description }) => description)).toEqual([
      'Share of Paul',
      'Share of Ruth',
    ]);
    expect(second.url).toContain(`/pay?request=${requests[1]?.id}#key=`);
    const message = second.booking.messages.find(({ channel }) => channel === 'email');
    const resend = { params, body: { messageId: message?.id } };
    const { data: again } = await kai.ask('resendTeamMessage', resend);
    const mail = await heronBay
      .selectFrom('outbox')
      .select('text')
      .where('id', '=', again.messages[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(`/pay?request=${requests[0]?.id}#key=`);
  });

  test('a text to a customer without a phone number is refused, and nothing is requested', async () => {
    const { id, updatedAt: seenUpdatedAt } = await open('H6P3VE');
    const body = { seenUpdatedAt, amount: 19200, description: 'Two Plovers', dueOn: '2025-06-20' };
    const wish = { params: { id }, body: { ...body, sendBy: 'text' } };
    expect(await lena.refusal(406, 'requestTeamPayment', wish)).toBe(TEAM_ERROR_TEXT.noPhoneNumber);
    expect(await open('H6P3VE')).toMatchObject({
      updatedAt: seenUpdatedAt,
      money: { requests: [] },
      messages: [],
    });
  });

  test('staff follow every rule until a switch lifts it, and a Dock host lifts none', async () => {
    const early = { ...PAULS_TRIP, pickup: '2025-06-22T05:00:00Z', return: '2025-06-22T08:00:00Z' };
    const { data } = await lena.ask('quoteTeamBooking', { body: early });
    expect(data.problems.map(({ override }) => override)).toEqual(['anyTime']);
    await lena.refusal(406, 'createTeamBooking', { body: early });
    const override = { anyTime: true };
    expect(await kai.refusal(403, 'createTeamBooking', { body: { ...early, override } })).toContain(
      'Planner',
    );
    expect((await draft({ ...early, override })).status).toBe('draft');
    const many = { ...PAULS_TRIP, boats: 7, passengers: 20 };
    const full = await lena.ask('quoteTeamBooking', { body: many });
    expect(full.data.problems.map(({ override: lifts }) => lifts)).toContain('anyAvailability');
    const overbooked = await draft({ ...many, override: { anyAvailability: true, anyRule: true } });
    expect(overbooked.boats).toBe(7);
    const own = await draft({ override: { ownPrice: true, anyAvailability: true } });
    expect(own.money.costs).toEqual([]);
  });

  test('an edit tells the difference, keeps the old price on request, and never overwrites', async () => {
    const day = { pickup: '2025-06-24T08:00:00Z', return: '2025-06-24T10:00:00Z' };
    const { id, updatedAt: seenUpdatedAt } = await draft(day);
    const longer = { seenUpdatedAt, return: '2025-06-24T11:00:00Z' };
    const preview = await lena.ask('previewTeamChange', {
      params: { id },
      body: longer,
    });
    expect(preview.data).toMatchObject({ before: 9600, after: 13200, problems: [] });
    expect(
      await kai.refusal(403, 'changeTeamBooking', {
        params: { id },
        body: { ...longer, keepOldPrice: true, notifyCustomer: false },
      }),
    ).toContain('Planner');
    now += 1000;
    const { data: changed } = await lena.ask('changeTeamBooking', {
      params: { id },
      body: { ...longer, keepOldPrice: true, notifyCustomer: false },
    });
    expect(changed.money.totalIncludingTax).toBe(9600);
    const late = await kai.refusal(406, 'changeTeamBooking', {
      params: { id },
      body: { seenUpdatedAt, passengers: 2, notifyCustomer: false },
    });
    expect(late).toContain('Lena');
    // Saved without a change, it costs what the screen says that it costs today.
    now += 1000;
    const { data: again } = await lena.ask('changeTeamBooking', {
      params: { id },
      body: {
        seenUpdatedAt: changed.updatedAt,
        passengers: 3,
        notifyCustomer: false,
        expectedTotal: 13200,
      },
    });
    expect(again.money.totalIncludingTax).toBe(13200);
    const { data: priced } = await lena.ask('changeTeamBooking', {
      params: { id },
      body: {
        seenUpdatedAt: again.updatedAt,
        passengers: 4,
        partnerCode: 'reedside',
        notifyCustomer: false,
        expectedTotal: 13200,
      },
    });
    expect(priced).toMatchObject({ passengers: 4, partner: { name: 'Hotel Reedside' } });
    // The clock stands still here, so that entries of one moment have no order.
    expect(priced.history.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'People',
      from: '3',
      to: '4',
    });
  });

  test('once a boat is out, only return and people change, and nobody cancels', async () => {
    const { id, updatedAt: seenUpdatedAt, can } = await open('K4M9TA');
    expect(can).toMatchObject({ edit: true, editWholeTrip: false, cancel: false });
    const change = { seenUpdatedAt, notifyCustomer: false };
    await lena.refusal(406, 'changeTeamBooking', {
      params: { id },
      body: { ...change, boats: 2 },
    });
    const { data } = await lena.ask('changeTeamBooking', {
      params: { id },
      body: { ...change, return: '2025-06-14T11:00:00Z' },
    });
    expect(data.return).toBe('2025-06-14T11:00:00Z');
  });

  test('a Dock host confirms a walk-in, but neither an option nor a request', async () => {
    const walkIn = await draft({ pickup: '2025-06-25T08:00:00Z', return: '2025-06-25T10:00:00Z' });
    const quiet = { notifyCustomer: false, addPaymentLink: false };
    const { data } = await kai.ask('confirmTeamBooking', {
      params: { id: walkIn.id },
      body: { seenUpdatedAt: walkIn.updatedAt, ...quiet },
    });
    expect(data.status).toBe('confirmed');
    const option = await open('M5Y2RB');
    const refused = await kai.refusal(403, 'confirmTeamBooking', {
      params: { id: option.id },
      body: { seenUpdatedAt: option.updatedAt, ...quiet },
    });
    expect(refused).toContain('Planner');
  });

  test('an option has a deadline that never lies after pickup; an expired one is revived', async () => {
    const made = await draft({ pickup: '2025-06-15T08:00:00Z', return: '2025-06-15T10:00:00Z' });
    const { data: option } = await lena.ask('keepAsOption', {
      params: { id: made.id },
      body: { seenUpdatedAt: made.updatedAt, hours: 48 },
    });
    expect(option).toMatchObject({ status: 'option', expiresAt: '2025-06-15T08:00:00.000Z' });
    await heronBay
      .updateTable('bookings')
      .set({ status: 'expired' })
      .where('id', '=', made.id)
      .execute();
    const { data: revived } = await lena.ask('reviveTeamBooking', {
      params: { id: made.id },
      body: { seenUpdatedAt: option.updatedAt, notifyCustomer: false },
    });
    expect(revived.status).toBe('confirmed');
  });

  test('money: cash, a cost, a discount in percent, a refund, and who may do it', async () => {
    const made = await draft({ pickup: '2025-06-26T08:00:00Z', return: '2025-06-26T10:00:00Z' });
    const { id } = made;
    const at = async (operation: 'recordCashPayment' | 'addTeamCost', body: object) => {
      const { updatedAt } = await open(made.reference);
      const sent = { params: { id }, body: { seenUpdatedAt: updatedAt, ...body } };
      return (await lena.ask(operation, sent)).data.money;
    };
    expect(await at('recordCashPayment', { amount: 9600 })).toMatchObject({ balance: 0 });
    const taxRateId = EXAMPLE_ID.standardTax;
    const fender = { kind: 'cost', description: 'Broken fender', amount: 4000, percentage: null };
    expect(await at('addTeamCost', { ...fender, taxRateId })).toMatchObject({ balance: 4000 });
    const favor = { kind: 'discount', description: 'Favor', amount: null, percentage: 50 };
    const money = await at('addTeamCost', { ...favor, taxRateId });
    expect(money).toMatchObject({ totalIncludingTax: 6800, balance: -2800, payment: 'overpaid' });
    const { updatedAt: seenUpdatedAt } = await open(made.reference);
    const back = { params: { id }, body: { seenUpdatedAt, how: 'cash', amount: 2800 } };
    await lena.refusal(403, 'refundTeamBooking', back);
    const { data: refunded } = await tomasz.ask('refundTeamBooking', back);
    expect(refunded.money).toMatchObject({ balance: 0, paid: 6800 });
    const both = { ...fender, percentage: 10, taxRateId, seenUpdatedAt };
    expect(await lena.problems('addTeamCost', { params: { id }, body: both })).toHaveProperty(
      'amount',
    );
  });

  test('a discount below zero is asked about, and one in percent rounds like the price', async () => {
    const made = await draft({ pickup: '2025-06-27T08:00:00Z', return: '2025-06-27T10:00:00Z' });
    const { id, reference } = made;
    const taxRateId = EXAMPLE_ID.standardTax;
    const line = async (body: object) => ({
      params: { id },
      body: { seenUpdatedAt: (await open(reference)).updatedAt, taxRateId, ...body },
    });
    const off = (amount: number) =>
      ({ kind: 'discount', description: 'Sorry', amount, percentage: null }) as const;
    const asked = await lena.call('addTeamCost', await line(off(11600)));
    expect(asked).toMatchObject({ status: 406, json: { code: 'totalBelowZero' } });
    expect(asked.json.error).toContain('-€20.00');
    expect((await open(reference)).money.totalIncludingTax).toBe(9600);
    const meant = await line({ ...off(11600), belowZero: true });
    expect((await lena.ask('addTeamCost', meant)).data.money.totalIncludingTax).toBe(-2000);
    const extra = { kind: 'cost', description: 'Towel', amount: 1000, percentage: null };
    expect((await lena.ask('addTeamCost', await line(extra))).data.money.balance).toBe(-1000);
    const whole = { kind: 'cost', description: 'Trip', amount: 2050, percentage: null };
    await lena.ask('addTeamCost', await line(whole));
    const share = { kind: 'discount', description: 'Favor', amount: null, percentage: 15 };
    const { data } = await lena.ask('addTeamCost', await line(share));
    // 15% of €10.50 are 157.5 cents.
    expect(data.money.costs.at(-1)?.amountIncludingTax).toBe(-158);
  });

  test('deposits: Kai releases a hold, a charge takes a refund, and damage is captured', async () => {
    const settle = async (reference: string, who: Colleague, id: Settling, more: object = {}) => {
      const booking = await open(reference);
      const [deposit] = booking.money.deposits;
      const body = { seenUpdatedAt: booking.updatedAt, depositId: deposit?.id, ...more };
      return who.call(id, { params: { id: booking.id }, body });
    };
    expect((await settle('D8N4QS', kai, 'releaseTeamDeposit')).status).toBe(406);
    expect((await settle('D8N4QS', lena, 'refundTeamDeposit')).status).toBe(403);
    expect((await settle('D8N4QS', tomasz, 'refundTeamDeposit')).status).toBe(200);
    expect((await settle('T9C5LZ', kai, 'captureTeamDeposit', { amount: 4000 })).status).toBe(403);
    expect((await settle('T9C5LZ', lena, 'captureTeamDeposit', { amount: 1e6 })).status).toBe(406);
    expect((await settle('T9C5LZ', lena, 'captureTeamDeposit', { amount: 4000 })).status).toBe(200);
    expect((await settle('W3F7GJ', kai, 'releaseTeamDeposit')).status).toBe(200);
    expect((await open('W3F7GJ')).money.deposits).toMatchObject([{ settling: true }]);
    const { id, updatedAt, money } = await open('B2X8WN');
    expect(money.refundableOnline).toBe(9907);
    const back = { seenUpdatedAt: updatedAt, how: 'online', amount: 9908 };
    await tomasz.refusal(406, 'refundTeamBooking', { params: { id }, body: back });
  });

  test('what the provider does because Lena asked for it does not stop her next step', async () => {
    const seen = await open('T9C5LZ');
    now += 1000;
    await carryOutOrders(seen.id);
    const settled = await open('T9C5LZ');
    expect(settled.updatedAt).not.toBe(seen.updatedAt);
    expect(settled.money.deposits).toMatchObject([
      { state: 'captured', amount: 20_000, kept: 4000 },
    ]);
    expect(settled.history[0]).toMatchObject({
      by: 'System',
      kinds: ['payments'],
      changes: [
        { field: 'Payment', to: '€40.00' },
        { field: 'Asked by', to: 'Lena' },
      ],
    });
    const rail = { kind: 'cost', description: 'Bent rail', amount: 4000, percentage: null };
    const add = (seenUpdatedAt: string) => ({
      params: { id: seen.id },
      body: { ...rail, taxRateId: EXAMPLE_ID.standardTax, seenUpdatedAt },
    });
    now += 1000;
    await lena.ask('addTeamCost', add(seen.updatedAt));
    for (const earlier of [seen, settled]) {
      const late = await tomasz.call('addTeamCost', add(earlier.updatedAt));
      expect(late).toMatchObject({ status: 406, json: { error: expect.stringContaining('Lena') } });
    }
  });

  test('canceling takes the charge, and tells the customer unless it is a draft', async () => {
    const made = await draft({ pickup: '2025-06-15T12:00:00Z', return: '2025-06-15T15:00:00Z' });
    const quiet = { notifyCustomer: false, addPaymentLink: false };
    const { data: confirmed } = await lena.ask('confirmTeamBooking', {
      params: { id: made.id },
      body: { seenUpdatedAt: made.updatedAt, ...quiet },
    });
    const { data: preview } = await lena.ask('getTeamCancellation', {
      params: { id: made.id },
    });
    expect(preview).toMatchObject({ percentage: 50, fee: 6600, total: 13200 });
    const cancel = {
      params: { id: made.id },
      body: {
        seenUpdatedAt: confirmed.updatedAt,
        reason: 'customer',
        charge: 'cancellation_fee',
        expectedFee: 6600,
        notifyCustomer: true,
      },
    };
    await kai.refusal(403, 'cancelTeamBooking', cancel);
    const { data: canceled } = await lena.ask('cancelTeamBooking', cancel);
    const { booking, undo } = canceled;
    expect(booking).toMatchObject({ status: 'canceled', money: { totalIncludingTax: 6600 } });
    expect(booking.messages).toHaveLength(1);
    await lena.ask('undo', { params: { id: undo.id } });
    expect(await open(made.reference)).toMatchObject({
      status: 'confirmed',
      money: { totalIncludingTax: 13200 },
    });
  });

  test('Kai signs on his tablet until the counter is full', async () => {
    const before = await open('R7K2QD', kai);
    const [waiver] = before.waivers;
    const sign = {
      params: { id: before.id },
      body: {
        waiverId: waiver?.id,
        version: waiver?.version,
        signerName: 'Third friend',
        signature: null,
        agreed: true,
      },
    };
    const { data } = await kai.ask('signTeamWaiver', sign);
    expect(data.waivers[0]?.signatures).toHaveLength(4);
    await kai.refusal(406, 'signTeamWaiver', sign);
    expect(await references({ waiver: 'missing', from: '2025-06-14' })).not.toContain('R7K2QD');
  });

  test('a caller is found by a few letters, and a new one is added on the spot', async () => {
    const { data: hits } = await kai.ask('findCustomers', { query: { text: 'lind' } });
    expect(hits).toMatchObject([{ id: EXAMPLE_ID.paul, name: 'Paul Lindqvist' }]);
    expect((await neighbor.ask('findCustomers', { query: { text: 'lind' } })).data).toEqual([]);
    const body = {
      givenName: 'Greta',
      familyName: 'Holm',
      emailAddress: 'greta.holm@example.com',
      customerTypeId: EXAMPLE_ID.guest,
      saveAsAlias: false,
    };
    const member = { ...body, customerTypeId: EXAMPLE_ID.clubMember };
    expect(await kai.refusal(403, 'addCustomer', { body: member })).toContain('customer type');
    const { data: greta } = await kai.ask('addCustomer', { body });
    expect(greta.name).toBe('Greta Holm');
    expect(await kai.problems('addCustomer', { body })).toHaveProperty('emailAddress');
    const alias = await kai.ask('addCustomer', { body: { ...body, saveAsAlias: true } });
    expect(alias.data.id).toBe(greta.id);
  });

  test('filters are saved by name, and only their owner sees them', async () => {
    const body = { name: 'Owes for tomorrow', filter: 'payment=unpaid,part_paid' };
    const { data } = await lena.ask('saveFilter', { body });
    expect(data).toMatchObject([body]);
    expect((await kai.ask('listSavedFilters')).data).toEqual([]);
    const params = { id: data[0]?.id ?? '' };
    await kai.refusal(404, 'removeFilter', { params });
    expect((await lena.ask('removeFilter', { params })).data).toEqual([]);
  });

  test('filters that are saved at the same moment are one where their name is', async () => {
    const body = { name: 'Twice', filter: 'status=confirmed' };
    const answers = await Promise.all([1, 2, 3].map(() => lena.call('saveFilter', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const saved = (await lena.ask('listSavedFilters')).data;
    expect(saved).toMatchObject([body]);
    await lena.ask('removeFilter', { params: { id: saved[0]?.id ?? '' } });
  });

  test('an export holds what the list shows, and no text of it is a formula', async () => {
    const evil = '=HYPERLINK("https://evil.example","x")';
    const customer = heronBay.updateTable('customers').where('id', '=', EXAMPLE_ID.nadia);
    await customer.set({ given_name: evil }).execute();
    const filter = { from: '2025-06-14', until: '2025-06-14', status: 'confirmed' };
    await kai.refusal(403, 'exportBookings', { body: { ...filter, format: 'csv' } });
    const fileOf = async (format: string) => {
      const body = { ...filter, format };
      const { data } = await lena.ask('exportBookings', { body });
      expect(data.emailAddress).toBe('lena@heronbay.example');
      const params = { id: data.id };
      await tomasz.refusal(404, 'getExport', { params });
      const { data: file } = await lena.ask('getExport', { params });
      return Buffer.from(file.base64, 'base64');
    };
    const csv = (await fileOf('csv')).toString('utf8');
    expect(csv.split('\r\n')).toHaveLength((await references(filter)).length + 2);
    const ines = csv.split('\r\n').find((line) => line.includes('R7K2QD'));
    expect(ines).toContain('2025-06-14 10:00,2025-06-14 13:00,1,4,"Ines Okafor"');
    expect(ines).toContain('159.34,132.79,159.34,150.00,"WELCOME5",-6.60,4.94,4.12');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x"") Ferrer"`);
    expect(csv).toContain(`"'+447700900123"`);
    const sheet = sheetOf(await fileOf('xlsx'));
    expect(sheet).toContain('=HYPERLINK(&quot;https://evil.example&quot;,&quot;x&quot;) Ferrer');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>159.34</v>');
    await customer.set({ given_name: 'Nadia' }).execute();
  });
});
