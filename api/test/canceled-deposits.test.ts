import { EXAMPLE_ID } from '@slipway/contract';
import { UNDO_SECONDS } from '@slipway/contract/team';
import { MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { ahead, dayAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const HELD = 15_000;
const CHARGED = 50_000;

/** A trip over a weekend, whose deposit is charged. */
function weekend(from: number) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((more) => from + more);
  const friday = days.find((day) => new Date(`${dayAhead(day)}T12:00Z`).getUTCDay() === 5) ?? from;
  return {
    boatModelId: EXAMPLE_ID.osprey10,
    pickup: ahead(friday, '16:00'),
    return: ahead(friday + 2, '18:00'),
  };
}

describe.each(engines)('the deposit of a canceled booking on %s', (engine) => {
  let desk: PaymentDesk;
  let marta: Colleague;
  let neighbor: Colleague;
  let week = 0;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    marta = await signedIn(desk.app, 'Marta');
    neighbor = await signedIn(desk.app, 'Neighbor');
  });
  afterAll(() => desk?.close());
  beforeEach(() => {
    week += 1;
  });

  const paid = async (trip: object = {}): Promise<HeldBooking> => {
    const booking = await desk.hold(4, trip);
    await desk.pay(booking);
    return booking;
  };
  const charged = () => paid(weekend(7 * week + 3));
  const shown = async ({ id }: HeldBooking) => {
    const { reference } = await desk.show({ id });
    return (await marta.ask('getTeamBooking', { params: { reference } })).data;
  };
  const cancelByStaff = async (booking: HeldBooking, more: object = {}) => {
    const { id, updatedAt: seenUpdatedAt } = await shown(booking);
    const wish = { reason: 'weather', charge: 'no_charge', notifyCustomer: true };
    const body = { seenUpdatedAt, ...wish, ...more };
    return (await marta.ask('cancelTeamBooking', { params: { id }, body })).data;
  };
  const own = async (booking: HeldBooking) => {
    const { reference } = await desk.show(booking);
    const page = await desk.askPage(`/customer/booking?reference=${reference}`, booking);
    return page.money.deposits[0];
  };
  /** What the customer reads about the cancellation. */
  const mail = async ({ id }: HeldBooking) => {
    const { text } = await desk.heronBay
      .selectFrom('outbox')
      .select('text')
      .where('booking_id', '=', id)
      .where('kind', '=', 'canceled')
      .executeTakeFirstOrThrow();
    return text;
  };
  const toGiveBack = async (who = marta) => {
    const { data } = await who.ask('getToday', { query: { day: dayAhead(0) } });
    return data.depositsToGiveBack;
  };

  test('is released when the customer cancels, and they read that', async () => {
    const booking = await paid();
    const { reference } = await desk.show(booking);
    const query = `?reference=${reference}`;
    const { fee } = await desk.askPage(`/customer/booking/cancellation${query}`, booking);
    await desk.askPage(`/customer/booking/cancel${query}`, booking, { expectedFee: fee });
    expect(await own(booking)).toMatchObject({ state: 'secured', goesBack: true });
    expect(await mail(booking)).toContain('only reserved as a deposit. We release it.');
    await desk.runSent();
    expect(await own(booking)).toMatchObject({ state: 'released', goesBack: false });
    expect(await desk.money(booking)).toMatchObject({ status: 'canceled', deposits: 0 });
  });

  test('is released when an integrator cancels', async () => {
    const booking = await paid();
    const body = { charge: 'no_charge' };
    await desk.ask(`/v1/bookings/${booking.id}/cancel`, { key: desk.keys.heronbay, body });
    await desk.runSent();
    expect(await desk.money(booking)).toMatchObject({ status: 'canceled', deposits: 0 });
  });

  test('is released once staff can no longer undo the cancellation', async () => {
    const booking = await paid();
    const { booking: canceled } = await cancelByStaff(booking);
    expect(canceled.money.deposits).toMatchObject([{ state: 'secured', settling: true }]);
    await desk.runSent();
    expect(await desk.money(booking)).toMatchObject({ status: 'canceled', deposits: HELD });
    await desk.pass((UNDO_SECONDS + 2) * 1000);
    expect(await desk.money(booking)).toMatchObject({ status: 'canceled', deposits: 0 });
  });

  test('stays held when staff untick Release deposit, and can be released later', async () => {
    const booking = await paid();
    await cancelByStaff(booking, { releaseDeposit: false });
    expect(await mail(booking)).toContain('stays reserved on your card for now');
    await desk.pass(MINUTE);
    expect(await own(booking)).toMatchObject({ state: 'secured', goesBack: false });
    const { id, updatedAt: seenUpdatedAt, money } = await shown(booking);
    const body = { seenUpdatedAt, depositId: money.deposits[0]?.id };
    await marta.ask('releaseTeamDeposit', { params: { id }, body });
    await desk.runSent();
    expect(await own(booking)).toMatchObject({ state: 'released' });
  });

  test('is released at once when its hold arrives after the cancellation', async () => {
    const booking = await desk.hold(4);
    const { demoId, paymentId } = await desk.start(booking);
    const body = { charge: 'no_charge' };
    await desk.ask(`/v1/bookings/${booking.id}/cancel`, { key: desk.keys.heronbay, body });
    await desk.act(demoId, 'pay');
    await desk.askPage(`/customer/payments/${paymentId}`, booking);
    await desk.runSent();
    expect(await desk.money(booking)).toMatchObject({ status: 'canceled', deposits: 0 });
  });

  describe('that was charged', () => {
    test('stays, is told so, and is on Today until it is refunded', async () => {
      const booking = await charged();
      await cancelByStaff(booking);
      expect(await mail(booking)).toContain('We pay it back to you, or tell you why we keep it.');
      await desk.pass(MINUTE);
      expect(await own(booking)).toMatchObject({ state: 'secured', goesBack: false });
      const { id, reference, updatedAt: seenUpdatedAt, money } = await shown(booking);
      const depositId = money.deposits[0]?.id;
      const listed = { id: depositId, reference, customerName: 'Ines Okafor', amount: CHARGED };
      expect(await toGiveBack()).toMatchObject([listed]);
      expect(await toGiveBack(neighbor)).toEqual([]);
      const body = { seenUpdatedAt, depositId };
      await marta.ask('refundTeamDeposit', { params: { id }, body });
      expect(await toGiveBack()).toEqual([]);
      expect(await own(booking)).toMatchObject({ state: 'secured', goesBack: true });
      await desk.runSent();
      expect(await own(booking)).toMatchObject({ state: 'released', goesBack: false });
      expect(await toGiveBack()).toEqual([]);
    });

    test('leaves Today when it is kept', async () => {
      const booking = await charged();
      expect(await toGiveBack()).toEqual([]);
      await cancelByStaff(booking);
      const { id, updatedAt: seenUpdatedAt, money } = await shown(booking);
      expect(await toGiveBack()).toHaveLength(1);
      const body = { seenUpdatedAt, depositId: money.deposits[0]?.id, amount: CHARGED };
      await marta.ask('captureTeamDeposit', { params: { id }, body });
      expect(await toGiveBack()).toEqual([]);
      expect(await own(booking)).toMatchObject({ state: 'captured' });
    });

    test('says what of it was kept once the rest has gone back', async () => {
      const booking = await charged();
      const settle = async (operation: 'captureTeamDeposit' | 'refundTeamDeposit', more = {}) => {
        const { id, updatedAt: seenUpdatedAt, money } = await shown(booking);
        const body = { seenUpdatedAt, depositId: money.deposits[0]?.id, ...more };
        await marta.ask(operation, { params: { id }, body });
        await desk.runSent();
        return (await shown(booking)).money.deposits;
      };
      const kept = CHARGED - 1000;
      const open = await settle('captureTeamDeposit', { amount: kept });
      expect(open).toMatchObject([{ state: 'secured', amount: 1000, kept }]);
      const closed = await settle('refundTeamDeposit');
      expect(closed).toMatchObject([{ state: 'captured', amount: CHARGED, kept }]);
      expect(await own(booking)).toMatchObject({ state: 'captured', amount: CHARGED });
    });

    test('leaves Today when the cancellation is undone', async () => {
      const booking = await charged();
      const { undo } = await cancelByStaff(booking);
      expect(await toGiveBack()).toHaveLength(1);
      await marta.ask('undo', { params: { id: undo.id } });
      expect(await toGiveBack()).toEqual([]);
    });
  });

  describe('that the provider settles', () => {
    /** A note of a cost with the screen that was open before. */
    const next = async (booking: HeldBooking, seenUpdatedAt: string, who = marta) => {
      const cost = { kind: 'cost', description: 'Rail', amount: 100, percentage: null };
      const body = { seenUpdatedAt, ...cost, taxRateId: EXAMPLE_ID.standardTax };
      return who.call('addTeamCost', { params: { id: booking.id }, body });
    };

    test.each([
      ['done', false],
      ['refused', true],
    ])('does not stop the next step of staff when it is %s', async (_, refuses) => {
      const booking = await paid();
      const { booking: seen } = await cancelByStaff(booking);
      if (refuses) {
        await desk.heronBay.updateTable('demo_transactions').set({ captured: 1 }).execute();
      }
      await desk.pass((UNDO_SECONDS + 2) * 1000);
      expect((await shown(booking)).updatedAt).not.toBe(seen.updatedAt);
      expect(await next(booking, seen.updatedAt)).toMatchObject({ status: 200 });
    });

    test('does not hide what a colleague has changed before it or after it', async () => {
      const lena = await signedIn(desk.app, 'Lena');
      const byLena = { status: 406, json: { error: expect.stringContaining('Lena') } };
      const booking = await paid();
      const { booking: seen } = await cancelByStaff(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      await next(booking, seen.updatedAt, lena);
      await desk.pass((UNDO_SECONDS + 2) * 1000);
      expect(await next(booking, seen.updatedAt)).toMatchObject(byLena);
      const { updatedAt } = await shown(booking);
      desk.now = new Date(desk.now.getTime() + 1000);
      await next(booking, updatedAt, lena);
      expect(await next(booking, seen.updatedAt)).toMatchObject(byLena);
    });
  });
});
