import { MINUTE } from '@slipway/engine';
import { type Selectable, sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type { Tenant } from '../../database/tenant.ts';
import { newSecret } from '../../keys/secret.ts';
import { PRICE_HOLD } from '../../ledger/arrived.ts';
import type { Providers } from '../../ports/payment-provider.ts';
import { sha256 } from '../../text.ts';
import { paymentPath } from './begin-payment.ts';

/**
 * How long a customer can stay at the provider. Stripe takes no less than 30 minutes from the moment
 * at which it makes the checkout, which is later than ours and by another clock.
 */
const LEAST_MINUTES = 32;
/** So that for some minutes the same request can be sent again when no answer came. */
const CHECKOUT_MINUTES = LEAST_MINUTES + 8;

export type StoredPayment = Selectable<PaymentTables['payments']>;

/** A payment with what it says about its booking. */
export type BookingPayment = StoredPayment & { reference: string; currency: string };

type OpenContext = {
  tenant: Tenant;
  payments: Providers;
  now: Date;
  /** Where the company's pages are, such as `https://heronbay.slipway.example`. */
  origin: string;
};

/** For so long a double click waits for the page that the first click asks the provider for. */
const LOOK_AGAIN_MS = 100;
const LOOKS = 50;

/** What a provider is asked with: the same each time, as some refuse the same reference in other words. */
type Ask = { token: string; expiresAt: Date };

/**
 * The address to which a customer goes who opens a payment: the provider's page, or back when the
 * payment is over. The provider is asked outside of any transaction, by one request at a time.
 */
export async function openCheckout(
  company: TenantDatabase,
  context: OpenContext,
  payment: BookingPayment,
): Promise<string> {
  const back = new URL(returnPath(payment), context.origin).href;
  if (payment.status !== 'open') return back;
  if (payment.checkout_url) return payment.checkout_url;
  const turn = await waitForTurn(company, payment.id, context.now);
  if ('url' in turn) return turn.url ?? back;
  const { ask } = turn;
  try {
    if (ask.expiresAt.getTime() - context.now.getTime() < LEAST_MINUTES * MINUTE) {
      // No answer came in time. Nobody knows the address of a checkout that may have been made.
      await endUnopened(company, payment.id, context.now);
      return back;
    }
    return (await startCheckout(company, context, payment, ask)) ?? back;
  } catch (error) {
    await company
      .updateTable('payments')
      .set({ asked_at: null })
      .where('id', '=', payment.id)
      .where('checkout_id', 'is', null)
      .execute();
    throw error;
  }
}

/** Ends a payment that was never opened at its provider. */
export async function endUnopened(company: TenantDatabase, id: string, now: Date): Promise<void> {
  await company
    .updateTable('payments')
    .set({ status: 'expired', ended_at: now, return_token: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('checkout_id', 'is', null)
    .execute();
}

/**
 * What to ask the provider with, or the address that another request has got from it; null when the
 * payment has ended. The token is kept as it is only until the provider has answered: with its hash
 * alone, the request could not be sent again in the same words.
 */
async function waitForTurn(
  company: TenantDatabase,
  id: string,
  now: Date,
): Promise<{ ask: Ask } | { url: string | null }> {
  const token = newSecret();
  const hash = await sha256(token);
  const expiresAt = new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE);
  const take = company
    .updateTable('payments')
    .set({
      asked_at: now,
      return_token: sql`coalesce(return_token, ${token})`,
      return_hash: sql`case when return_token is null then ${hash} else return_hash end`,
      checkout_expires_at: sql`case when return_token is null then ${expiresAt}::timestamptz
        else checkout_expires_at end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('checkout_id', 'is', null)
    .returning(['return_token', 'checkout_expires_at']);
  for (let looked = 0; ; looked += 1) {
    // Whoever has asked for that long has died on the way.
    const isFree = looked < LOOKS ? take.where('asked_at', 'is', null) : take;
    const taken = await isFree.executeTakeFirst();
    if (taken?.return_token && taken.checkout_expires_at) {
      return { ask: { token: taken.return_token, expiresAt: taken.checkout_expires_at } };
    }
    const { status, checkout_url: url } = await company
      .selectFrom('payments')
      .select(['status', 'checkout_url'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (url || status !== 'open') return { url };
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Has the provider make the checkout; null when the payment has ended meanwhile. */
async function startCheckout(
  company: TenantDatabase,
  { tenant, payments, origin }: OpenContext,
  payment: BookingPayment,
  { token, expiresAt }: Ask,
): Promise<string | null> {
  const { price, price_taking, deposits, reference, currency } = payment;
  const held = deposits.filter(({ taking }) => taking === 'hold');
  const charged = deposits.filter(({ taking }) => taking === 'charge');
  const chargedPrice = price_taking === 'charge' ? price : 0;
  const provider = payments.of(tenant.id, payment.provider);
  const checkout = await provider.start({
    reference: payment.id,
    description: `${reference}, ${tenant.name}`,
    currency,
    charge: charged.reduce((sum, { amount }) => sum + amount, chargedPrice),
    holds: [
      ...(price_taking === 'hold' ? [{ key: PRICE_HOLD, amount: price }] : []),
      ...held.map(({ depositId, amount }) => ({ key: depositId, amount })),
    ],
    returnUrl: new URL(`${paymentPath(payment.id)}/return?token=${token}`, origin).href,
    expiresAt,
  });
  const opened = await company
    .updateTable('payments')
    .set({
      checkout_id: checkout.id,
      checkout_url: checkout.url,
      return_token: null,
      asked_at: null,
    })
    .where('id', '=', payment.id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (opened) return checkout.url;
  await provider.close(checkout.id);
  return null;
}

/** The page to which the customer comes back, whatever happened. */
export function returnPath({ id, reference }: Pick<BookingPayment, 'id' | 'reference'>): string {
  return `/bookings/${reference}/pay?payment=${id}`;
}

export async function readPayment(
  company: TenantDatabase,
  id: string,
): Promise<BookingPayment | undefined> {
  return company
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .select(['bookings.reference', 'bookings.currency'])
    .where('payments.id', '=', id)
    .executeTakeFirst();
}
