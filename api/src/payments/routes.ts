import type { Context, Hono } from 'hono';
import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { NotFoundError } from '../errors.ts';
import {
  type BookingPayment,
  openCheckout,
  readPayment,
  returnPath,
} from '../features/payments/open-checkout.ts';
import { followPayment, settleArrival } from '../features/payments/settle-arrival.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../http/handler.ts';
import { readText } from '../http/request.ts';
import { mintBookingKey } from '../keys/booking-keys.ts';
import { hashOfSecret } from '../keys/secret.ts';
import { errorFields, type Log } from '../log.ts';

type RouteOptions = { database: Database; clock: () => Date; services: Services; log: Log };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The way of a customer to the provider, and of the provider's messages to us. */
export function servePaymentRoutes(app: Hono<AppEnv>, options: RouteOptions): void {
  app.get('/pay/:id', (c) => sendToProvider(c, options));
  app.get('/pay/:id/return', (c) => takeBack(c, options));
  app.post('/pay/messages/:provider', (c) => takeMessage(c, options));
}

/** Opens a payment at its provider; when that cannot be reached, the customer is back where they were. */
async function sendToProvider(c: Context<AppEnv>, options: RouteOptions): Promise<Response> {
  const { database, clock, services, log } = options;
  const tenant = c.get('tenant');
  const company = forTenant(database, tenant.id);
  const payment = await namedPayment(c, company);
  const origin = services.pagesUrl(tenant.slug);
  const { payments } = services;
  try {
    return redirect(
      await openCheckout(company, { tenant, payments, now: clock(), origin }, payment),
    );
  } catch (error) {
    const fields = { tenant: tenant.slug, payment: payment.id, ...errorFields(error) };
    log.error('the payment provider could not be reached', fields);
    return redirect(new URL(returnPath(payment), origin).href);
  }
}

/**
 * Takes a customer back to the booking, with what became of the payment already written down. Who
 * comes back by the address that only the provider was given gets a key, also in another browser.
 */
async function takeBack(c: Context<AppEnv>, options: RouteOptions): Promise<Response> {
  const { database, clock, services, log } = options;
  const tenant = c.get('tenant');
  const company = forTenant(database, tenant.id);
  const payment = await namedPayment(c, company);
  try {
    await settleArrival(company, { ...services, tenant, now: clock() }, payment.id);
  } catch (error) {
    const fields = { tenant: tenant.slug, payment: payment.id, ...errorFields(error) };
    log.error('a payment could not be looked up', fields);
  }
  const key = await keyForReturn(company, payment, c.req.query('token') ?? '', clock());
  const back = new URL(returnPath(payment), services.pagesUrl(tenant.slug));
  if (key) back.hash = `key=${key}`;
  return redirect(back.href);
}

/** A key for whoever brings the token of the payment, once: of the booking, or of no more than before. */
async function keyForReturn(
  company: TenantDatabase,
  { id, booking_id: bookingId, request_id, by_request_key }: BookingPayment,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const hash = await hashOfSecret(token);
  if (hash === undefined) return undefined;
  return company.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('payments')
      .set({ return_hash: null })
      .where('id', '=', id)
      .where('return_hash', '=', hash)
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
    const { return_at } = await transaction
      .selectFrom('bookings')
      .select('return_at')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const scope = request_id === null ? { purpose: 'deposit' as const } : { requestId: request_id };
    const only = by_request_key && { only: scope };
    return mintBookingKey(transaction, { bookingId, return: return_at.getTime(), now, ...only });
  });
}

async function namedPayment(c: Context<AppEnv>, company: TenantDatabase): Promise<BookingPayment> {
  const id = c.req.param('id') ?? '';
  const payment = UUID.test(id) ? await readPayment(company, id) : undefined;
  if (!payment) throw new NotFoundError('payment', id);
  return payment;
}

function redirect(address: string): Response {
  const headers = {
    Location: address,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}

/**
 * Looks at the payment that a message is about. The answer is the same whatever was found, so that
 * it tells nobody which payments there are.
 */
async function takeMessage(c: Context<AppEnv>, options: RouteOptions): Promise<Response> {
  const { database, clock, services } = options;
  const tenant = c.get('tenant');
  const company = forTenant(database, tenant.id);
  const { payments } = services;
  const name = c.req.param('provider') ?? '';
  const provider = payments.named(tenant.id, name);
  if (!provider) throw new NotFoundError('payment provider', name);
  const body = await readText(c.req);
  const checkoutId = await provider.readMessage({ headers: c.req.raw.headers, body });
  const payment =
    checkoutId &&
    (await company
      .selectFrom('payments')
      .select('id')
      .where('provider', '=', provider.name)
      .where('checkout_id', '=', checkoutId)
      .executeTakeFirst());
  if (payment) {
    await followPayment(company, { ...services, tenant, now: clock() }, payment.id);
  }
  return new Response('ok', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
