import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewCheckout, PaymentProvider } from '../ports/payment-provider.ts';

/** A provider under test, and a customer who stands at its page. */
export type ProviderTrial = {
  provider: PaymentProvider;
  now: Date;
  /** Lets the customer do something with a checkout, as a person would on the provider's page. */
  customer(checkoutId: string, does: 'pay' | 'fail' | 'leave'): Promise<void>;
  /** A message of the provider about a checkout, as it would send it. */
  message(checkoutId: string): { headers: Headers; body: string };
};

const DONE = { state: 'done' };
const REFUSED = { state: 'refused' };

/** Cards differ: a Visa that is charged without its owner holds for 4 days and 18 hours. */
const SHORTEST_HOLD_MS = 4 * DAY;

/** What every payment provider has to do, whoever it is. */
export function describeProvider(name: string, open: () => Promise<ProviderTrial>): void {
  describe(`the payment provider ${name}`, () => {
    let trial: ProviderTrial;
    let provider: PaymentProvider;

    beforeEach(async () => {
      trial = await open();
      provider = trial.provider;
    });

    const wanted = (changes: Partial<NewCheckout> = {}): NewCheckout => ({
      reference: crypto.randomUUID(),
      description: 'R7K2QD, Heron Bay Boats',
      currency: 'EUR',
      charge: 15_934,
      holds: [],
      returnUrl: 'https://heronbay.slipway.example/bookings/R7K2QD/pay',
      expiresAt: new Date(trial.now.getTime() + 40 * MINUTE),
      ...changes,
    });
    const paid = async (changes: Partial<NewCheckout> = {}) => {
      const { id } = await provider.start(wanted(changes));
      await trial.customer(id, 'pay');
      return provider.find(id);
    };
    const order = (transactionId: string, amount: number, name: string) => ({
      transactionId,
      amount,
      idempotencyKey: `${transactionId} ${name}`,
    });

    test('sends the customer to a page of its own, and starting again leads to the same', async () => {
      const checkout = wanted();
      const first = await provider.start(checkout);
      expect(URL.canParse(first.url)).toBe(true);
      expect(await provider.start(checkout)).toEqual(first);
      expect((await provider.start(wanted())).id).not.toBe(first.id);
    });

    test('tells that nothing has happened yet', async () => {
      const { id } = await provider.start(wanted());
      expect(await provider.find(id)).toEqual({ id, status: 'open', charge: null, holds: [] });
    });

    test('tells what was taken when the customer has paid', async () => {
      const { status, charge } = await paid();
      expect([status, charge?.amount]).toEqual(['paid', 15_934]);
    });

    // Some end a checkout then, others keep it open for another card.
    test.each(['fail', 'leave'] as const)(
      'tells that nothing was taken, and it was not paid, when the customer let it %s',
      async (does) => {
        const { id } = await provider.start(wanted());
        await trial.customer(id, does);
        const { status, charge, holds } = await provider.find(id);
        expect(['open', 'failed', 'left', 'expired']).toContain(status);
        expect({ charge, holds }).toEqual({ charge: null, holds: [] });
      },
    );

    test('takes nothing any more once it is closed, and closing what was paid changes nothing', async () => {
      const { id } = await provider.start(wanted());
      const isClosed = (await provider.close(id)) === 'closed';
      expect((await provider.find(id)).status).toBe(isClosed ? 'expired' : 'open');
      await trial.customer(id, 'pay');
      expect((await provider.find(id)).status).toBe(isClosed ? 'expired' : 'paid');
      const before = await paid();
      await provider.close(before.id);
      expect(await provider.find(before.id)).toEqual(before);
    });

    test('a message says which checkout it is about, and one that is not its own says nothing', async () => {
      const { id } = await provider.start(wanted());
      expect(await provider.readMessage(trial.message(id))).toBe(id);
      expect(await provider.readMessage(trial.message(crypto.randomUUID()))).toBeUndefined();
      expect(await provider.readMessage({ headers: new Headers(), body: '{"a":' })).toBeUndefined();
    });

    test('pays back in parts, up to what was paid, and each only once', async () => {
      const { charge } = await paid();
      const id = charge?.id ?? '';
      expect(await provider.refund(order(id, 10_000, 'first'))).toMatchObject(DONE);
      expect(await provider.refund(order(id, 10_000, 'first'))).toMatchObject(DONE);
      expect(await provider.refund(order(id, 5_935, 'too much'))).toMatchObject(REFUSED);
      expect(await provider.refund(order(id, 5_934, 'rest'))).toMatchObject(DONE);
      expect(await provider.refund(order(id, 1, 'more'))).toMatchObject(REFUSED);
    });

    test('remembers keys for some hours', () => {
      expect(provider.remembersKeysMs).toBeGreaterThanOrEqual(HOUR);
    });

    test('tells what has become of a charge, with the keys of ours that it has kept', async () => {
      const { charge } = await paid();
      const id = charge?.id ?? '';
      expect(await provider.lookAt(id)).toEqual({
        id,
        amount: 15_934,
        captured: 15_934,
        movements: [],
        dispute: null,
        hold: null,
      });
      const made = await provider.refund(order(id, 934, 'part'));
      const { movements } = await provider.lookAt(id);
      expect(movements).toMatchObject([{ type: 'refund', amount: 934 }]);
      const [refund] = movements;
      expect([`${id} part`, null]).toContain(refund?.key);
      expect(made).toEqual(refund?.result);
    });

    test('refuses to look at what it has never heard of', async () => {
      await expect(provider.lookAt(crypto.randomUUID())).rejects.toThrow();
    });

    test('refuses what it has never heard of', async () => {
      const unknown = order(crypto.randomUUID(), 100, 'unknown');
      expect(await provider.refund(unknown)).toMatchObject(REFUSED);
    });

    test('holds amounts on a card for some days, beside what is taken', async ({ skip }) => {
      if (!provider.canHold) return skip();
      const holds = [
        { key: 'one', amount: 15_000 },
        { key: 'two', amount: 20_000 },
      ];
      const checkout = await paid({ holds });
      expect(checkout.charge?.amount).toBe(15_934);
      expect(checkout.holds.map(({ key, amount }) => ({ key, amount })).toSorted(byKey)).toEqual(
        holds,
      );
      for (const { endsAt } of checkout.holds) {
        expect(endsAt.getTime()).toBeGreaterThan(trial.now.getTime() + SHORTEST_HOLD_MS);
      }
    });

    test('tells how a hold stands and when it ends', async ({ skip }) => {
      if (!provider.canHold) return skip();
      const holds = [
        { key: 'one', amount: 15_000 },
        { key: 'two', amount: 20_000 },
      ];
      const checkout = await paid({ charge: 0, holds });
      const [one, two] = checkout.holds.toSorted(byKey);
      const look = async (hold = one) => {
        const { amount, captured, hold: state } = await provider.lookAt(hold?.id ?? '');
        return { amount, captured, ...state };
      };
      const endsAt = one?.endsAt;
      expect(await look()).toEqual({ amount: 15_000, captured: 0, state: 'held', endsAt });
      await provider.capture(order(one?.id ?? '', 4_000, 'capture'));
      expect(await look()).toMatchObject({ captured: 4_000, state: 'captured' });
      await provider.release(order(two?.id ?? '', 20_000, 'release'));
      expect(await look(two)).toMatchObject({ captured: 0, state: 'released' });
    });

    test('captures a part of a hold once, and the rest is free again', async ({ skip }) => {
      if (!provider.canHold) return skip();
      const { holds, charge } = await paid({ charge: 0, holds: [{ key: 'one', amount: 15_000 }] });
      expect(charge).toBeNull();
      const id = holds[0]?.id ?? '';
      expect(await provider.capture(order(id, 15_001, 'much'))).toMatchObject(REFUSED);
      expect(await provider.capture(order(id, 4_000, 'part'))).toMatchObject(DONE);
      expect(await provider.capture(order(id, 4_000, 'part'))).toMatchObject(DONE);
      expect(await provider.capture(order(id, 1_000, 'more'))).toMatchObject(REFUSED);
      expect(await provider.release(order(id, 15_000, 'late'))).toMatchObject(REFUSED);
      expect(await provider.refund(order(id, 4_000, 'back'))).toMatchObject(DONE);
    });

    test('gives a hold back, after which nothing can be captured', async ({ skip }) => {
      if (!provider.canHold) return skip();
      const { holds } = await paid({ charge: 0, holds: [{ key: 'one', amount: 15_000 }] });
      const id = holds[0]?.id ?? '';
      expect(await provider.release(order(id, 15_000, 'give back'))).toMatchObject(DONE);
      expect(await provider.release(order(id, 15_000, 'again'))).toMatchObject(DONE);
      expect(await provider.capture(order(id, 1, 'late'))).toMatchObject(REFUSED);
    });
  });
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key.localeCompare(b.key);
}
