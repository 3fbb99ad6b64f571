import { EXAMPLE_ID, TEAM_ERROR_TEXT } from '@slipway/contract';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TenantTransaction } from '../src/database/database.ts';
import { readBooking } from '../src/features/bookings/read.ts';
import type { Books } from '../src/ledger/books.ts';
import { endHoldIfOver, readEndedHolds } from '../src/ledger/provider-money.ts';
import {
  captureDeposit,
  giveDepositBack,
  refund,
  type SettlementContext,
} from '../src/ledger/settlement.ts';
import { type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { ahead, fridayAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const TOTAL = 13_200;
const DEPOSIT = 15_000;
const LENA = { kind: 'member', id: '0197a8d0-1111-7000-8000-000000000001', name: 'Lena' } as const;

describe.each(engines)('settling payments on %s', (engine) => {
  let desk: PaymentDesk;
  let day = 10;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
  });
  afterAll(() => desk?.close());
  beforeEach(() => {
    desk.now = new Date();
    day += 1;
  });

  const staff = async (
    { id }: Pick<HeldBooking, 'id'>,
    work: (
      transaction: TenantTransaction,
      context: SettlementContext,
      books: Books,
    ) => Promise<void>,
    sendJob = desk.sendJob,
  ) => {
    const { now, moments } = desk;
    const tenant = { id: EXAMPLE_ID.heronBay };
    await desk.heronBay.transaction().execute(async (transaction) => {
      const booking = await readBooking(transaction, id, { forChange: true });
      if (!booking) throw new Error(`There is no booking ${id}.`);
      await work(transaction, { tenant, now, sendJob, moments, actor: LENA }, booking);
    });
    await desk.runSent();
  };
  const paid = async (days: number): Promise<HeldBooking> => {
    const booking = await desk.hold(days);
    await desk.pay(booking);
    return booking;
  };
  const depositOf = async ({ id }: HeldBooking) =>
    desk.heronBay
      .selectFrom('booking_deposits')
      .select(['id', 'taking', 'amount', 'secured_at', 'closed_at', 'link_sent_at'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
  const cancel = ({ id }: HeldBooking) =>
    desk.ask(`/v1/bookings/${id}/cancel`, {
      key: desk.keys.heronbay,
      body: { charge: 'no_charge' },
    });
  /** A Plover of the next days, whose deposit is held together with the payment. */
  const held = async () => {
    const booking = await paid(4);
    return { booking, depositId: (await depositOf(booking)).id };
  };

  describe('a deposit', () => {
    test('is held together with the payment when the pickup is within 5 days', async () => {
      const booking = await desk.hold(4);
      expect(await desk.due(booking)).toMatchObject([
        {
          purpose: 'confirm',
          price: TOTAL,
          amount: TOTAL + DEPOSIT,
          deposits: [{ description: 'Damage deposit', amount: DEPOSIT, taking: 'hold' }],
        },
      ]);
      await desk.pay(booking);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, deposits: DEPOSIT });
      expect((await depositOf(booking)).secured_at).not.toBeNull();
      expect(await desk.due(booking)).toEqual([]);
      await cancel(booking);
    });

    test('of a later trip is asked for by a link 48 hours before pickup, once', async () => {
      const booking = await paid(day);
      expect((await depositOf(booking)).secured_at).toBeNull();
      await desk.pass((day - 3) * DAY);
      expect((await depositOf(booking)).link_sent_at).toBeNull();
      const pickup = Date.parse(ahead(day, '10:00'));
      await desk.pass(pickup - 48 * HOUR - desk.now.getTime());
      await desk.pass(MINUTE);
      const mails = (await desk.mails(booking)).filter((mail) => /deposit/i.test(mail));
      expect(mails).toHaveLength(1);
      expect(await desk.due(booking)).toMatchObject([{ purpose: 'deposit', amount: DEPOSIT }]);
      const payment = await desk.pay(booking, 'pay', 'deposit');
      expect(payment).toMatchObject({ state: 'authorized', reservation: true });
      expect((await depositOf(booking)).secured_at).not.toBeNull();
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [[expect.any(String), TOTAL]],
      });
    });

    test('that is charged is paid with the price, is no part of it, and goes back whole', async () => {
      const days = fridayAhead(8);
      const booking = await desk.hold(days, {
        boatModelId: EXAMPLE_ID.osprey10,
        pickup: ahead(days, '16:00'),
        return: ahead(days + 2, '18:00'),
      });
      const payment = await desk.pay(booking);
      expect(payment).toMatchObject({ state: 'paid', amount: 69_000 + 50_000 });
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [['payment_request', 69_000]],
        deposits: 50_000,
      });
      const { id: depositId } = await depositOf(booking);
      await staff(booking, (...staffed) => giveDepositBack(...staffed, depositId));
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [['payment_request', 69_000]],
        deposits: 0,
      });
      await cancel(booking);
    });

    test('that is charged can be kept in part, and the rest refunded', async () => {
      const days = fridayAhead(8);
      const booking = await desk.hold(days, {
        boatModelId: EXAMPLE_ID.osprey10,
        pickup: ahead(days, '16:00'),
        return: ahead(days + 2, '18:00'),
      });
      await desk.pay(booking);
      const { id: depositId } = await depositOf(booking);
      await staff(booking, (...staffed) =>
        captureDeposit(...staffed, { depositId, amount: 4_000 }),
      );
      expect(await desk.money(booking)).toMatchObject({
        balance: -4_000,
        payments: [
          ['payment_request', 69_000],
          ['deposit_capture', 4_000],
        ],
        deposits: 46_000,
      });
      await staff(booking, (...staffed) => giveDepositBack(...staffed, depositId));
      expect(await desk.money(booking)).toMatchObject({ balance: -4_000, deposits: 0 });
      await cancel(booking);
    });

    test('that another one replaces goes back by itself, charged or held', async () => {
      const change = async ({ id }: HeldBooking, body: object) => {
        await desk.ask(`/v1/bookings/${id}`, { key: desk.keys.heronbay, body });
        await desk.runSent();
      };
      const transactionsOf = ({ id }: HeldBooking) =>
        desk.heronBay
          .selectFrom('payment_transactions')
          .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
          .select(['taking', 'covers', 'refunded', 'payment_transactions.closed_at'])
          .where('payments.booking_id', '=', id)
          .orderBy('covers')
          .execute();
      const days = fridayAhead(8);
      const charged = await desk.hold(days, {
        boatModelId: EXAMPLE_ID.osprey10,
        pickup: ahead(days, '16:00'),
        return: ahead(days + 2, '18:00'),
      });
      await desk.pay(charged);
      const smaller = { pickup: ahead(days, '16:00'), return: ahead(days, '18:00') };
      await change(charged, { boatModelId: EXAMPLE_ID.plover5, ...smaller });
      expect(await transactionsOf(charged)).toMatchObject([{ taking: 'charge', refunded: 50_000 }]);
      expect(await desk.money(charged)).toMatchObject({
        payments: [['payment_request', 69_000]],
        deposits: DEPOSIT,
      });
      await change(charged, { passengers: 3 });
      expect(await transactionsOf(charged)).toMatchObject([{ refunded: 50_000 }]);

      const held = await paid(4);
      await change(held, { boatModelId: EXAMPLE_ID.gannet8, return: ahead(11, '10:00') });
      expect(await transactionsOf(held)).toMatchObject([
        { taking: 'hold', covers: 'deposit', closed_at: expect.any(Date) },
        { taking: 'charge', covers: 'price' },
      ]);
      await Promise.all([cancel(charged), cancel(held)]);
    });

    test('that is held can be captured in part, once, and the rest is free', async () => {
      const { booking, depositId } = await held();
      await staff(booking, (...staffed) =>
        captureDeposit(...staffed, { depositId, amount: 4_000 }),
      );
      expect(await desk.money(booking)).toMatchObject({
        balance: -4_000,
        payments: [
          ['payment_request', TOTAL],
          ['deposit_capture', 4_000],
        ],
        deposits: 0,
      });
      await expect(
        staff(booking, (...staffed) => captureDeposit(...staffed, { depositId, amount: 1 })),
      ).rejects.toThrow('There is no deposit');
      await cancel(booking);
    });

    test('cannot be captured beyond its amount, before it is in place, or twice at once', async () => {
      const { booking, depositId } = await held();
      await expect(
        staff(booking, (...staffed) =>
          captureDeposit(...staffed, { depositId, amount: DEPOSIT + 1 }),
        ),
      ).rejects.toThrow(TEAM_ERROR_TEXT.captureTooHigh);
      await staff(booking, async (...staffed) => {
        await giveDepositBack(...staffed, depositId);
        await expect(captureDeposit(...staffed, { depositId, amount: 100 })).rejects.toThrow(
          TEAM_ERROR_TEXT.depositNotInPlace,
        );
      });
      const later = await paid(day);
      const { id: open } = await depositOf(later);
      await expect(staff(later, (...staffed) => giveDepositBack(...staffed, open))).rejects.toThrow(
        TEAM_ERROR_TEXT.depositNotInPlace,
      );
      await cancel(booking);
    });

    test('that is held is free again after Release', async () => {
      const { booking, depositId } = await held();
      expect((await desk.money(booking)).deposits).toBe(DEPOSIT);
      await staff(booking, (...staffed) => giveDepositBack(...staffed, depositId));
      expect(await desk.money(booking)).toMatchObject({
        deposits: 0,
        payments: [[expect.any(String), TOTAL]],
      });
    });

    test('is no longer in place when its hold has ended', async () => {
      const { booking, depositId } = await held();
      await desk.pass(7 * DAY + MINUTE);
      expect((await depositOf(booking)).secured_at).toBeNull();
      await expect(
        staff(booking, (...staffed) => captureDeposit(...staffed, { depositId, amount: 100 })),
      ).rejects.toThrow(TEAM_ERROR_TEXT.depositNotInPlace);
    });

    test('stays in place when its hold was extended after somebody saw that it is over', async () => {
      const { booking } = await held();
      const over = new Date(desk.now.getTime() + 7 * DAY + MINUTE);
      const holds = await readEndedHolds(desk.heronBay, over, 100);
      const hold = holds.find(({ bookingId }) => bookingId === booking.id);
      if (!hold) throw new Error('Its hold is not over.');
      const end = () =>
        desk.heronBay
          .transaction()
          .execute((transaction) => endHoldIfOver(transaction, hold.id, over));
      const extend = (hold_ends_at: Date) =>
        desk.heronBay
          .updateTable('payment_transactions')
          .set({ hold_ends_at })
          .where('id', '=', hold.id)
          .execute();
      await extend(new Date(over.getTime() + DAY));
      await end();
      expect((await depositOf(booking)).secured_at).not.toBeNull();
      await extend(over);
      await end();
      expect((await depositOf(booking)).secured_at).toBeNull();
    });
  });

  describe('a refund', () => {
    test('goes back online in parts, up to what was paid, with the application fee on it', async () => {
      const booking = await paid(day);
      const give = (amount: number, how: 'online' | 'cash' = 'online') =>
        staff(booking, (...staffed) => refund(...staffed, { amount, how }));
      await give(6_600);
      expect(await desk.money(booking)).toMatchObject({
        balance: 6_600,
        applicationFee: 211,
        payments: [
          ['payment_request', TOTAL],
          ['refund', -6_600],
        ],
      });
      await expect(give(6_601)).rejects.toThrow(TEAM_ERROR_TEXT.refundTooHigh);
      await give(6_600);
      expect(await desk.money(booking)).toMatchObject({ balance: TOTAL, applicationFee: 0 });
      await expect(give(1)).rejects.toThrow(TEAM_ERROR_TEXT.refundTooHigh);
    });

    test('in cash moves nothing at the provider and returns no application fee', async () => {
      const booking = await paid(day);
      await staff(booking, (...staffed) => refund(...staffed, { amount: 1_000, how: 'cash' }));
      expect(await desk.money(booking)).toMatchObject({ balance: 1_000, applicationFee: 422 });
      const [money] = await desk.heronBay
        .selectFrom('payments')
        .innerJoin('demo_transactions', 'demo_transactions.checkout_id', 'payments.checkout_id')
        .select('refunded')
        .where('booking_id', '=', booking.id)
        .execute();
      expect(money).toEqual({ refunded: 0 });
    });

    test('whose run was cut short after the provider did it is counted once', async () => {
      const booking = await paid(day);
      // The process dies: the order is stored, and no job is left to carry it out.
      await staff(
        booking,
        (...staffed) => refund(...staffed, { amount: 5_000, how: 'online' }),
        async () => {},
      );
      const order = await desk.heronBay
        .selectFrom('payment_orders')
        .innerJoin('payment_transactions', 'payment_transactions.id', 'transaction_id')
        .select(['payment_orders.id', 'payment_transactions.provider_id'])
        .where('payment_orders.done_at', 'is', null)
        .where('payment_orders.refusal', 'is', null)
        .executeTakeFirstOrThrow();
      const provider = desk.providers.of(EXAMPLE_ID.heronBay, 'demo');
      const asked = { transactionId: order.provider_id, amount: 5_000, idempotencyKey: order.id };
      expect(await provider.refund(asked)).toMatchObject({ state: 'done' });
      expect((await desk.money(booking)).balance).toBe(0);
      await desk.pass(2 * MINUTE);
      await desk.pass(2 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({
        balance: 5_000,
        payments: [
          ['payment_request', TOTAL],
          ['refund', -5_000],
        ],
      });
    });
  });
});
