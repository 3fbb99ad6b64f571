import type { Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { NotFoundError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../http/handler.ts';
import { readText } from '../http/request.ts';
import { errorFields, type Log } from '../log.ts';
import { openCheckout, readPayment, returnPath } from './open-checkout.ts';
import { settleArrival } from './settle-arrival.ts';

type RouteOptions = { database: Database; clock: () => Date; services: Services; log: Log };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The way of a customer to the provider, and of the provider's messages to us. */
export function servePaymentRoutes(app: Hono<AppEnv>, options: RouteOptions): void {
  app.get('/pay/:id', (c) => sendToProvider(c, options));
  app.post('/pay/messages/:provider', (c) => takeMessage(c, options));
}

/** Opens a payment at its provider; when that cannot be reached, the customer is back where they were. */
async function sendToProvider(c: Context<AppEnv>, options: RouteOptions): Promise<Response> {
  const { database, clock, services, log } = options;
  const tenant = c.get('tenant');
  const company = forTenant(database, tenant.id);
  const id = c.req.param('id') ?? '';
  const payment = UUID.test(id) ? await readPayment(company, id) : undefined;
  if (!payment) throw new NotFoundError('payment', id);
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
    await settleArrival(company, { ...services, tenant, now: clock() }, payment.id);
  }
  return new Response('ok', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
