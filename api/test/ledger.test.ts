import { EXAMPLE_ID, TEAM_ERROR_TEXT } from '@slipway/contract';
import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TenantTransaction } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import openingEntries from '../src/database/migrations/0037-opening-entries.ts';
import type { BookingContext } from '../src/features/bookings/book.ts';
import { changeBooking } from '../src/features/bookings/change.ts';
import { NOTHING_LIFTED } from '../src/features/bookings/lifted.ts';
import { readBooking, type StoredBooking } from '../src/features/bookings/read.ts';
import { checkBooks } from '../src/ledger/check-books.ts';
import { compareWithEntries } from '../src/ledger/entries.ts';
import { requestPayment } from '../src/ledger/requests.ts';
import { refund, takeCash } from '../src/ledger/settlement.ts';
import { refundThere } from '../src/payments/demo/backoffice.ts';
import { type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { ahead, fridayAhead, tripAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const TOTAL = 13_200;
/** A picnic box with the booking fee on it. */
const PICNIC = 1_450 + 46;
const LENA = { kind: 'member', id: '0197a8d0-1111-7000-8000-000000000001', name: 'Lena' } as const;

describe.each(engines)('the ledger on %s', (engine) => {
  let desk: PaymentDesk;
  let day = 10;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    desk.now = new Date();
    day += 1;
    await desk.confirmBy({ type: 'full_payment' });
  });

  /** What a member of the team does with a booking, in one transaction. */
  const staff = async (
    { id }: HeldBooking,
    work: (
      transaction: TenantTransaction,
      context: BookingContext,
      booking: StoredBooking,
    ) => Promise<unknown>,
  ) => {
    const tenant = await desk.opened.database
      .selectFrom('tenants')
      .selectAll()
      .where('id', '=', EXAMPLE_ID.heronBay)
      .executeTakeFirstOrThrow();
    const { now, moments, sendJob } = desk;
    const pagesUrl = (slug: string) => `https://${slug}.slipway.example`;
    await desk.heronBay.transaction().execute(async (transaction) => {
      const booking = await readBooking(transaction, id, { forChange: true });
      if (!booking) throw new Error(`There is no booking ${id}.`);
      await work(transaction, { tenant, now, moments, sendJob, pagesUrl, actor: LENA }, booking);
    });
  };
  const change = ({ id }: HeldBooking, body: object) =>
    desk.ask(`/v1/bookings/${id}`, { key: desk.keys.heronbay, body });
  const confirm = async ({ id }: HeldBooking, body: object = { payment: 'none' }) => {
    await desk.ask(`/v1/bookings/${id}/confirm`, { key: desk.keys.heronbay, body });
    await desk.runSent();
  };
  const totalOf = async (booking: HeldBooking) =>
    (await desk.show(booking)).financialDetails.costs.totalIncludingTax;
  /** The books of the provider. */
  const atProvider = ({ id }: HeldBooking) =>
    desk.heronBay
      .selectFrom('payments')
      .innerJoin('demo_transactions', 'demo_transactions.checkout_id', 'payments.checkout_id')
      .select(['amount', 'captured', 'refunded', 'released'])
      .where('payments.booking_id', '=', id)
      .execute();
  const asksForRefund = expect.stringContaining('Please refund');

  test('a charged deposit that arrives after the trip was changed is in the books and goes back', async () => {
    const days = fridayAhead(8);
    const booking = await desk.hold(days, {
      boatModelId: EXAMPLE_ID.osprey10,
      pickup: ahead(days, '16:00'),
      return: ahead(days + 2, '18:00'),
    });
    const { demoId } = await desk.start(booking);
    const smaller = { pickup: ahead(days, '16:00'), return: ahead(days, '18:00') };
    await change(booking, { boatModelId: EXAMPLE_ID.plover5, ...smaller });
    await desk.act(demoId, 'pay');
    await desk.runSent();
    expect(await desk.money(booking)).toMatchObject({ payments: [['payment_request', 69_000]] });
    expect(await atProvider(booking)).toMatchObject([{ amount: 119_000, refunded: 50_000 }]);
    expect(await desk.mails(booking)).toContainEqual(asksForRefund);
  });

  test('a check of the books names what the provider has other figures of, and the night mends it', async () => {
    const check = async () => {
      const asked = { payments: desk.providers, tenantId: EXAMPLE_ID.heronBay };
      return (await checkBooks(desk.heronBay, asked)).differences;
    };
    const booking = await desk.hold(4);
    await desk.pay(booking);
    expect(await check()).toEqual([]);
    const { transactionId } = await desk.heronBay
      .selectFrom('payment_transactions')
      .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
      .select('provider_id as transactionId')
      .where('booking_id', '=', booking.id)
      .where('taking', '=', 'charge')
      .executeTakeFirstOrThrow();
    await refundThere(desk.heronBay, { transactionId, amount: 2_000, now: desk.now });
    const { reference } = await desk.show(booking);
    const taken = { ours: TOTAL, theirs: TOTAL - 2_000, what: 'taken' };
    expect(await check()).toMatchObject([{ reference, providerId: transactionId, ...taken }]);
    await desk.run('compare-payments');
    expect(await check()).toEqual([]);
  });

  describe('the entries', () => {
    const entriesOf = ({ id }: HeldBooking) =>
      desk.heronBay
        .selectFrom('ledger_entries')
        .select(['version', 'item', 'state'])
        .where('booking_id', '=', id)
        .orderBy('version')
        .execute();
    const paidAndRefunded = async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      await staff(booking, (transaction, context, stored) =>
        refund(transaction, context, stored, { amount: 2_000, how: 'online' }),
      );
      await desk.runSent();
      return booking;
    };

    test('tell all that has happened to the money of a booking, in its order', async () => {
      const booking = await paidAndRefunded();
      const entries = await entriesOf(booking);
      expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));
      const orders = entries.filter(({ item }) => item === 'order').map(({ state }) => state);
      expect(orders).toMatchObject([
        { amount: 2_000 },
        { amount: 2_000, done_at: expect.any(String) },
      ]);
      const paid = entries.filter(({ item }) => item === 'payment').map(({ state }) => state);
      expect(paid).toMatchObject([{ amount: TOTAL }, { amount: -2_000 }]);
      expect(await compareWithEntries(desk.heronBay, booking.id)).toEqual([]);
    });

    test('are written whoever changes the money, and name what is in the books without one', async () => {
      const booking = await paidAndRefunded();
      const before = (await entriesOf(booking)).length;
      const lines = desk.heronBay
        .updateTable('booking_payments')
        .where('booking_id', '=', booking.id);
      await lines.set({ amount: 1 }).where('amount', '=', -2_000).execute();
      expect(await entriesOf(booking)).toHaveLength(before + 1);
      expect(await compareWithEntries(desk.heronBay, booking.id)).toEqual([]);
      const { database } = desk.opened;
      await sql`alter table booking_payments disable trigger note_changed`.execute(database);
      await lines.set({ amount: 2 }).where('amount', '=', 1).execute();
      await sql`alter table booking_payments enable trigger note_changed`.execute(database);
      const { reference } = await desk.show(booking);
      expect(await compareWithEntries(desk.heronBay)).toMatchObject([
        { reference, item: 'payment' },
      ]);
      await lines.set({ amount: -2_000 }).where('amount', '=', 2).execute();
      expect(await compareWithEntries(desk.heronBay)).toEqual([]);
    });

    test('are never changed and never deleted', async () => {
      const { id } = await paidAndRefunded();
      const stays = 'An entry of the ledger stays as it was written.';
      const change = desk.heronBay.updateTable('ledger_entries').set({ state: null });
      await expect(change.where('booking_id', '=', id).execute()).rejects.toThrow(stays);
      const remove = desk.heronBay.deleteFrom('ledger_entries').where('booking_id', '=', id);
      await expect(remove.execute()).rejects.toThrow(stays);
    });

    test('open the books of bookings from before there were any', async () => {
      const { database } = desk.opened;
      const booking = await paidAndRefunded();
      const before = await desk.show(booking);
      await sql`truncate ledger_entries`.execute(database);
      expect(await compareWithEntries(desk.heronBay, booking.id)).not.toEqual([]);
      const again = { [`opening-entries-${engine}`]: openingEntries };
      await migrate(database, again);
      expect(await compareWithEntries(desk.heronBay)).toEqual([]);
      expect(await desk.show(booking)).toEqual(before);
    });
  });

  describe('a card that is reserved', () => {
    const reserved = async () => {
      await desk.confirmBy({ type: 'on_approval', reserveCard: true });
      const booking = await desk.hold(day);
      await desk.pay(booking);
      return booking;
    };

    test('is charged what the booking costs when it is confirmed, and the rest is free', async () => {
      const booking = await reserved();
      await change(booking, tripAhead(day, '10:00', '12:00'));
      const total = 9_907;
      expect(await totalOf(booking)).toBe(total);
      await confirm(booking);
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [['payment_request_authorization', total]],
      });
      expect(await atProvider(booking)).toMatchObject([{ captured: total, released: true }]);
    });

    test('is free again when the money was received otherwise', async () => {
      const booking = await reserved();
      await confirm(booking, { payment: 'received' });
      await desk.pass(MINUTE);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, payments: [['cash', TOTAL]] });
      expect(await atProvider(booking)).toMatchObject([{ captured: 0, released: true }]);
    });

    test('and that the provider refuses to charge is asked for once', async () => {
      const booking = await reserved();
      await desk.heronBay
        .updateTable('demo_transactions')
        .set({ ends_at: new Date(desk.now.getTime() - MINUTE) })
        .where('checkout_id', 'in', (from) =>
          from
            .selectFrom('payments')
            .select('checkout_id')
            .where('booking_id', '=', booking.id)
            .$castTo<string>(),
        )
        .execute();
      await confirm(booking);
      const before = await desk.show(booking);
      for (let minute = 0; minute < 10; minute += 1) await desk.pass(MINUTE);
      const orders = await desk.heronBay
        .selectFrom('payment_orders')
        .innerJoin(
          'payment_transactions',
          'payment_transactions.id',
          'payment_orders.transaction_id',
        )
        .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
        .select(['type', 'refusal'])
        .where('booking_id', '=', booking.id)
        .execute();
      expect(orders).toEqual([{ type: 'capture', refusal: 'The hold has ended.' }]);
      expect(await desk.show(booking)).toEqual(before);
    });
  });

  describe('the same money', () => {
    const give = (booking: HeldBooking, how: 'cash' | 'online') =>
      staff(booking, (transaction, context, books) =>
        refund(transaction, context, books, { amount: TOTAL, how }),
      );

    test.each([
      ['cash', 'online'],
      ['online', 'cash'],
      ['online', 'online'],
    ] as const)('is refunded once: %s, then %s', async (first, second) => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      await give(booking, first);
      await expect(give(booking, second)).rejects.toThrow(TEAM_ERROR_TEXT.refundTooHigh);
      await desk.runSent();
      await expect(give(booking, second)).rejects.toThrow(TEAM_ERROR_TEXT.refundTooHigh);
      expect((await desk.money(booking)).balance).toBe(TOTAL);
    });
  });

  describe('a price that staff have granted', () => {
    /** Four hours for the price of three. */
    const granted = async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      await staff(booking, (transaction, context) =>
        changeBooking(transaction, context, {
          id: booking.id,
          change: (trip) => ({ ...trip, return: Date.parse(ahead(day, '14:00')) }),
          changeExtras: (extras) => extras,
          holdMinutes: null,
          notifyCustomer: false,
          staff: { lifted: NOTHING_LIFTED, keepOldPrice: true, expectedTotal: null },
        }),
      );
      expect(await totalOf(booking)).toBe(TOTAL);
      return booking;
    };
    const order = { addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 1 }] };

    test('stays when the customer orders something, and the page says so before', async () => {
      const booking = await granted();
      expect(await desk.askPage('/customer/booking/extras/preview', booking, order)).toMatchObject({
        totalIncludingTax: TOTAL + PICNIC,
        difference: PICNIC,
      });
      await desk.askPage('/customer/booking/extras', booking, order);
      expect(await totalOf(booking)).toBe(TOTAL + PICNIC);
      await desk.askPage('/customer/booking/extras', booking, { addOns: [] });
      expect(await totalOf(booking)).toBe(TOTAL);
    });

    test('stays when the customer changes the number of people', async () => {
      const booking = await granted();
      await desk.askPage('/customer/booking/details', booking, { passengers: 4 });
      expect(await totalOf(booking)).toBe(TOTAL);
    });

    test('stays when prices rise and a program orders something', async () => {
      const booking = await granted();
      const [raised] = await desk.heronBay
        .selectFrom('rental_setups')
        .select('pricing_id')
        .where('dock_id', '=', EXAMPLE_ID.northPier)
        .where('boat_model_id', '=', EXAMPLE_ID.plover5)
        .execute();
      const prices = desk.heronBay
        .selectFrom('pricings')
        .select('definition')
        .where('id', '=', raised?.pricing_id ?? '');
      const { definition } = await prices.executeTakeFirstOrThrow();
      const write = (text: string) =>
        desk.heronBay
          .updateTable('pricings')
          .set({ definition: text })
          .where('id', '=', raised?.pricing_id ?? '')
          .execute();
      const dearer = JSON.stringify(definition).replaceAll('9600', '19600');
      expect(dearer).not.toBe(JSON.stringify(definition));
      await write(dearer);
      await change(booking, order);
      expect(await totalOf(booking)).toBe(TOTAL + PICNIC);
      await write(JSON.stringify(definition));
    });
  });

  describe('what is paid otherwise', () => {
    const cash = (booking: HeldBooking, amount: number) =>
      staff(booking, (...staffed) => takeCash(...staffed, amount));
    const ask = (booking: HeldBooking, amount: number) =>
      staff(booking, (transaction) =>
        requestPayment(
          transaction,
          { bookingId: booking.id, amount, confirmsBooking: false, beside: true },
          desk.now,
        ),
      );
    const agreed = async () => {
      await desk.confirmBy({ type: 'no_payment' });
      const booking = await desk.hold(day);
      await confirm(booking);
      return booking;
    };

    test('is not asked for again: a request follows what is owed, and is closed when it is met', async () => {
      const booking = await agreed();
      await ask(booking, TOTAL);
      await cash(booking, 5_000);
      expect(await desk.due(booking)).toMatchObject([{ purpose: 'request', price: TOTAL - 5_000 }]);
      await cash(booking, TOTAL - 5_000);
      expect(await desk.due(booking)).toEqual([]);
      const again = await desk.page('/customer/payments', booking, { purpose: 'request' });
      expect(again.status).toBe(406);
    });

    test('closes the page of the provider at which the customer stands', async () => {
      const booking = await agreed();
      const { demoId } = await desk.start(booking, 'balance');
      await cash(booking, TOTAL);
      await desk.runSent();
      await desk.act(demoId, 'pay');
      await desk.pass(MINUTE);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, payments: [['cash', TOTAL]] });
      expect(await atProvider(booking)).toEqual([]);
    });

    test('and all the same once more, in the same moment, is told to staff', async () => {
      const booking = await agreed();
      const { demoId } = await desk.start(booking, 'balance');
      await cash(booking, TOTAL);
      await desk.act(demoId, 'pay');
      await desk.runSent();
      expect((await desk.money(booking)).balance).toBe(-TOTAL);
      expect(await desk.mails(booking)).toContainEqual(asksForRefund);
    });

    test('by a link that was opened before is taken once: of two tabs one is closed', async () => {
      const booking = await agreed();
      await ask(booking, TOTAL);
      const byRequest = await desk.start(booking, 'request');
      const byBalance = await desk.start(booking, 'balance');
      await desk.act(byRequest.demoId, 'pay');
      await desk.runSent();
      await desk.act(byBalance.demoId, 'pay');
      await desk.pass(MINUTE);
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [['payment_request', TOTAL]],
      });
    });
  });
});
