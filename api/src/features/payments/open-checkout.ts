import { MINUTE } from '@slipway/engine';
import type { Selectable } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type { Tenant } from '../../database/tenant.ts';
import { newSecret } from '../../keys/secret.ts';
import type { Providers } from '../../ports/payment-provider.ts';
import { sha256 } from '../../text.ts';
import { paymentPath } from './begin-payment.ts';

/** How long a customer can stay at the provider; none of them allows less. */
const CHECKOUT_MINUTES = 30;

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

/**
 * The address to which a customer goes who opens a payment: the provider's page, or back when the
 * payment is over. The provider is asked outside of any transaction, by one request at a time.
 */
export async function openCheckout(
  company: TenantDatabase,
  { tenant, payments, now, origin }: OpenContext,
  payment: BookingPayment,
): Promise<string> {
  if (payment.status !== 'open') return new URL(returnPath(payment), origin).href;
  if (payment.checkout_url) return payment.checkout_url;
  const token = newSecret();
  const url = await checkoutOfOther(company, payment.id, await sha256(token));
  if (url) return url;
  try {
    return await startCheckout(company, { tenant, payments, now, origin }, payment, token);
  } catch (error) {
    await company
      .updateTable('payments')
      .set({ return_hash: null })
      .where('id', '=', payment.id)
      .where('return_hash', '=', await sha256(token))
      .execute();
    throw error;
  }
}

/**
 * The address that another request has got from the provider, or null for whoever is to ask. The
 * provider takes the first address to come back to, so that only one token can be right.
 */
async function checkoutOfOther(
  company: TenantDatabase,
  id: string,
  hash: string,
): Promise<string | null> {
  const note = company
    .updateTable('payments')
    .set({ return_hash: hash })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id');
  for (let looked = 0; looked < LOOKS; looked += 1) {
    if (await note.where('return_hash', 'is', null).executeTakeFirst()) return null;
    const { checkout_url } = await company
      .selectFrom('payments')
      .select('checkout_url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (checkout_url) return checkout_url;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  // Whoever asked has died on the way.
  await note.execute();
  return null;
}

async function startCheckout(
  company: TenantDatabase,
  { tenant, payments, now, origin }: OpenContext,
  payment: BookingPayment,
  token: string,
): Promise<string> {
  const { price, price_taking, deposits, reference, currency } = payment;
  const held = deposits.filter(({ taking }) => taking === 'hold');
  const charged = deposits.filter(({ taking }) => taking === 'charge');
  const chargedPrice = price_taking === 'charge' ? price : 0;
  const checkout = await payments.of(tenant.id, payment.provider).start({
    reference: payment.id,
    description: `${reference}, ${tenant.name}`,
    currency,
    charge: charged.reduce((sum, { amount }) => sum + amount, chargedPrice),
    holds: [
      ...(price_taking === 'hold' ? [{ key: PRICE_HOLD, amount: price }] : []),
      ...held.map(({ depositId, amount }) => ({ key: depositId, amount })),
    ],
    returnUrl: new URL(`${paymentPath(payment.id)}/return?token=${token}`, origin).href,
    expiresAt: new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE),
  });
  await company
    .updateTable('payments')
    .set({ checkout_id: checkout.id, checkout_url: checkout.url })
    .where('id', '=', payment.id)
    .where('checkout_id', 'is', null)
    .execute();
  return checkout.url;
}

/** The key of the hold that reserves the price; those of deposits are their IDs. */
export const PRICE_HOLD = 'price';

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
