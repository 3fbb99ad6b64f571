import { EXAMPLE_ID } from '@slipway/contract';
import { changedSinceText } from '@slipway/contract/team';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compareWithEntries } from '../src/ledger/entries.ts';
import { type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { ahead } from './harness/trips.ts';
import { engines } from './harness.ts';

const DEPOSIT = 15_000;

type Step = 'handOut' | 'swapBoat' | 'pauseTrip' | 'resumeTrip' | 'endTrip';

describe.each(engines)('Undo on %s', (engine) => {
  let desk: PaymentDesk;
  let marta: Colleague;
  /** When the trip of a test begins, so that few are in the way of each other. */
  let hour = 10;
  let day = 1;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    marta = await signedIn(desk.app, 'Marta');
  });
  afterAll(() => desk?.close());
  beforeEach(() => {
    day = day === 4 ? 2 : day + 1;
    if (day === 2) hour += 1;
  });

  const at = (hours: number) => ahead(day, `${hours}:00`);
  /** A Plover that is paid, with its deposit held. */
  const paid = async (trip: object = {}): Promise<HeldBooking> => {
    const booking = await desk.hold(day, { pickup: at(hour), return: at(hour + 2), ...trip });
    await desk.pay(booking);
    desk.now = new Date(desk.now.getTime() + 1000);
    return booking;
  };
  const shown = async ({ id }: Pick<HeldBooking, 'id'>) => {
    const { reference } = await desk.show({ id });
    return (await marta.ask('getTeamBooking', { params: { reference } })).data;
  };
  const seen = async ({ id }: HeldBooking) => ({ seenUpdatedAt: (await shown({ id })).updatedAt });
  const undo = (id: string) => ({ params: { id } });
  const canceled = async (booking: HeldBooking, more: object = {}) => {
    const body = {
      ...(await seen(booking)),
      reason: 'weather',
      charge: 'no_charge',
      notifyCustomer: true,
      ...more,
    };
    const { data } = await marta.ask('cancelTeamBooking', { params: { id: booking.id }, body });
    return data.undo.id;
  };
  const moved = async (booking: HeldBooking, to: { pickup: string; return: string }) => {
    const params = { id: booking.id };
    const move = { ...(await seen(booking)), ...to };
    const { data: preview } = await marta.ask('previewTeamChange', { params, body: move });
    const { data } = await marta.ask('moveBooking', {
      params,
      body: { ...move, notifyCustomer: true, expectedTotal: preview.after },
    });
    return data.undo.id;
  };
  const many = async (bookings: HeldBooking[], wish: object) => {
    const body = {
      bookings: await Promise.all(
        bookings.map(async (one) => ({ id: one.id, ...(await seen(one)) })),
      ),
      notifyCustomers: true,
      ...wish,
    };
    return (await marta.ask('changeMany', { body })).data.undo.id;
  };
  const atTheDock = async (booking: HeldBooking, step: Step, boat?: string) => {
    const body = { ...(await seen(booking)), ...(boat && { boatId: await boatId(boat) }) };
    const params = { id: booking.id };
    const briefed = step === 'handOut' && { briefed: true };
    const { data } = await marta.ask(step, { params, body: { ...body, ...briefed } });
    return data.undo.id;
  };
  const boatId = async (name: string) =>
    (
      await desk.heronBay
        .selectFrom('boats')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;

  /** What tells that something was done and undone, and what belongs to the customer's browser. */
  const GOES_ON = ['booking_history', 'booking_keys', 'ledger_entries'];

  /** Every row that belongs to a booking, in whatever table, but for when it was last changed. */
  const everything = async ({ id }: HeldBooking) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'booking_id'
    `.execute(desk.opened.database);
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      if (GOES_ON.includes(name)) continue;
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(kept) as row from ${sql.table(name)} as kept where booking_id = ${id}
        order by 1
      `.execute(desk.opened.database);
      found[name] = rows.map(({ row }) => row);
    }
    const { rows: orders } = await sql<{ row: object }>`
      select to_jsonb(orders) as row from payment_orders as orders
      join payment_transactions on payment_transactions.id = transaction_id
      join payments on payments.id = payment_id where booking_id = ${id} order by 1
    `.execute(desk.opened.database);
    const { rows: bookings } = await sql<{ row: object }>`
      select to_jsonb(bookings) - 'updated_at' as row from bookings where id = ${id}
    `.execute(desk.opened.database);
    return { ...found, orders: orders.map(({ row }) => row), booking: bookings[0]?.row };
  };

  const entriesOf = ({ id }: HeldBooking) =>
    desk.heronBay
      .selectFrom('ledger_entries')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('version')
      .execute();

  const STEPS: [string, (booking: HeldBooking) => Promise<string>][] = [
    ['a cancellation', (booking) => canceled(booking)],
    ['a cancellation that keeps a fee', (booking) => canceled(booking, { charge: 'full_price' })],
    ['a move', (booking) => moved(booking, { pickup: at(hour), return: at(hour + 3) })],
    ['a move of several', async (booking) => many([booking, await paid()], { moveMinutes: 60 })],
    [
      'a cancellation of several',
      async (booking) =>
        many([booking, await paid()], { cancel: { reason: 'weather', charge: 'no_charge' } }),
    ],
  ];

  test.each(STEPS)('of %s puts back every row as it was', async (_, step) => {
    const booking = await paid();
    const before = await everything(booking);
    const id = await step(booking);
    expect(await everything(booking)).not.toEqual(before);
    await marta.ask('undo', undo(id));
    expect(await everything(booking)).toEqual(before);
    await desk.pass(60_000);
    expect(await desk.money(booking)).toMatchObject({ balance: 0, deposits: DEPOSIT });
  });

  test('of a cancellation adds entries to the books and takes none away', async () => {
    const booking = await paid();
    const id = await canceled(booking);
    const before = await entriesOf(booking);
    await marta.ask('undo', undo(id));
    const after = await entriesOf(booking);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ item }) => item)).toContain('cost');
    expect(await compareWithEntries(desk.heronBay, booking.id)).toEqual([]);
  });

  test('forgets no column of the booking, whichever of them the step has changed', async () => {
    const booking = await paid();
    const before = await everything(booking);
    const id = await canceled(booking);
    await desk.heronBay
      .updateTable('bookings')
      .set({
        own_price: true,
        rules_apply: false,
        own_reference: 'elsewhere',
        language: 'da',
        contact: null,
        booked_by: 'api',
      })
      .where('id', '=', booking.id)
      .execute();
    await marta.ask('undo', undo(id));
    expect(await everything(booking)).toEqual(before);
  });

  describe('after money has moved', () => {
    const told = changedSinceText('booking');

    test('is refused once a payment has come in, which stays', async () => {
      const booking = await desk.hold(day, { pickup: at(hour), return: at(hour + 2) });
      const { demoId, paymentId } = await desk.start(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      const id = await canceled(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      await desk.act(demoId, 'pay');
      await desk.askPage(`/customer/payments/${paymentId}`, booking);
      expect(await marta.refusal(406, 'undo', undo(id))).toBe(told);
      const [[, amount] = []] = (await desk.money(booking)).payments;
      expect(amount).toBeGreaterThan(0);
    });

    test.each([
      ['online', 'before the provider has done it'],
      ['cash', 'at once'],
    ])('is refused once a refund is made %s, %s', async (how) => {
      const booking = await paid();
      const id = await canceled(booking);
      const amount = (await shown(booking)).money.paid;
      desk.now = new Date(desk.now.getTime() + 1000);
      const body = { ...(await seen(booking)), how, amount };
      await marta.ask('refundTeamBooking', { params: { id: booking.id }, body });
      expect(await marta.refusal(406, 'undo', undo(id))).toBe(told);
      await desk.pass(60_000);
      expect(await desk.money(booking)).toMatchObject({ status: 'canceled', balance: 0 });
    });

    test('is refused once a deposit was given back', async () => {
      const booking = await paid();
      const id = await moved(booking, { pickup: at(hour), return: at(hour + 3) });
      const { money } = await shown(booking);
      const depositId = money.deposits.find(({ state }) => state === 'secured')?.id;
      const body = { ...(await seen(booking)), depositId };
      await marta.ask('releaseTeamDeposit', { params: { id: booking.id }, body });
      expect(await marta.refusal(406, 'undo', undo(id))).toBe(told);
    });

    test('that a customer has only begun to pay works, and what they pay counts', async () => {
      const booking = await desk.hold(day, { pickup: at(hour), return: at(hour + 2) });
      const { demoId, paymentId } = await desk.start(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      await marta.ask('undo', undo(await canceled(booking)));
      await desk.act(demoId, 'pay');
      await desk.askPage(`/customer/payments/${paymentId}`, booking);
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', balance: 0 });
    });
  });

  test('of each step at the dock puts back every row as it was', async () => {
    const booking = await paid();
    desk.now = new Date(at(hour));
    const steps: [Step, string?][] = [
      ['handOut', 'P3'],
      ['swapBoat', 'P4'],
      ['pauseTrip'],
      ['resumeTrip'],
      ['endTrip'],
    ];
    for (const [step, boat] of steps) {
      const before = await everything(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      await marta.ask('undo', undo(await atTheDock(booking, step, boat)));
      expect(await everything(booking), step).toEqual(before);
      desk.now = new Date(desk.now.getTime() + 1000);
      await atTheDock(booking, step, boat);
    }
  });

  test('of a harmless step works on a trip that staff have overbooked', async () => {
    const { data: made } = await marta.ask('createTeamBooking', {
      body: {
        customerId: EXAMPLE_ID.ines,
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: ahead(20, '10:00'),
        return: ahead(20, '12:00'),
        boats: 7,
        passengers: 4,
        override: { anyAvailability: true, anyRule: true },
      },
    });
    const { data: confirmed } = await marta.ask('confirmTeamBooking', {
      params: { id: made.id },
      body: { seenUpdatedAt: made.updatedAt, notifyCustomer: false, addPaymentLink: false },
    });
    expect(confirmed.status).toBe('confirmed');
    const booking = { id: made.id, key: '' };
    const before = await everything(booking);
    desk.now = new Date(ahead(20, '10:00'));
    await marta.ask('undo', undo(await atTheDock(booking, 'handOut', 'P3')));
    expect(await everything(booking)).toEqual(before);
  });
});
