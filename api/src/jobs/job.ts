import type { Transaction } from 'kysely';
import type { Moments } from '../database/changes/moments.ts';
import type { Database, TenantDatabase, TenantTransaction } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { GlobalTables } from '../database/schema.ts';
import type { Tenant } from '../database/tenant.ts';
import { errorFields, type Log } from '../log.ts';
import type { Mail } from '../ports/mail.ts';
import type { PagesUrl } from '../ports/pages-url.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Providers } from '../ports/payment-provider.ts';
import type { TextCarrier } from '../ports/text-carrier.ts';

/** Every job by its name, with the data it carries. */
export type JobData = {
  'send-mail': { tenantId: string; messageId: string };
  'send-text': { tenantId: string; messageId: string };
  'expire-bookings': Record<string, never>;
  'complete-bookings': Record<string, never>;
  'end-memberships': Record<string, never>;
  'anonymize-customers': Record<string, never>;
  'payment-arrived': { tenantId: string; paymentId: string };
  'close-payment': { tenantId: string; paymentId: string };
  'carry-out-order': { tenantId: string; orderId: string };
  'look-after-payments': Record<string, never>;
  'compare-payments': Record<string, never>;
  'forget-old-answers': Record<string, never>;
  'forget-old-access': Record<string, never>;
  'forget-question-answers': Record<string, never>;
  'forget-old-mail': Record<string, never>;
  'send-reminders': Record<string, never>;
  'forget-old-events': Record<string, never>;
  'forget-old-deliveries': Record<string, never>;
  'forget-old-signatures': Record<string, never>;
  'forget-old-copies': Record<string, never>;
  /** Sent for every address that somebody types; null where it belongs to nobody. */
  'send-password-link': { tenantId: string; customerId: string | null };
  'send-team-password-link': { personId: string | null };
  'send-booking-link': { tenantId: string; bookingId: string | null };
};

export type JobName = keyof JobData;

/** What a job may use. */
export type JobContext = {
  database: Database;
  moments: Moments;
  now: Date;
  mail: Mail;
  texts: TextCarrier;
  pagesUrl: PagesUrl;
  payments: Providers;
  passwords: Passwords;
  sendJob: SendJob;
  log: Log;
  /** Aborted when the process is about to stop. */
  stopping?: AbortSignal;
};

/** One kind of background work. It may run again after a crash, so it must be idempotent. */
export type Job<Name extends JobName = JobName> = {
  name: Name;
  /** When it runs by itself, as five cron fields in UTC; without it, it runs when it was sent. */
  schedule?: string;
  /** How often a failed run is tried again, after growing pauses. */
  retries: number;
  run(data: JobData[Name], context: JobContext): Promise<void>;
};

/** Keeps the type of the data while a job is written. */
export function defineJob<Name extends JobName>(job: Job<Name>): Job {
  return job as unknown as Job;
}

/**
 * Hands work to the background as part of a transaction: it runs after the commit, and never when
 * the transaction is undone. There is no other way to send.
 */
export type SendJob = <Name extends JobName>(
  transaction: TenantTransaction | Transaction<GlobalTables>,
  name: Name,
  data: JobData[Name],
  options?: { startAfter?: Date },
) => Promise<void>;

/** The company that a job was sent for. */
export async function companyOf({ database }: JobContext, id: string): Promise<Tenant> {
  return database.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Works in one transaction on the tables of the company that a job was sent for. */
export async function inCompany(
  context: JobContext,
  tenantId: string,
  work: (transaction: TenantTransaction, tenant: Tenant) => Promise<void>,
): Promise<void> {
  const tenant = await companyOf(context, tenantId);
  await forTenant(context.database, tenantId)
    .transaction()
    .execute((transaction) => work(transaction, tenant));
}

/**
 * Does the same for every company; one that fails, because its rows are locked say, stops no other.
 * A process that is about to stop leaves the rest to the next run.
 */
export async function forEachCompany(
  { database, log, stopping }: Pick<JobContext, 'database' | 'log' | 'stopping'>,
  work: (company: TenantDatabase, tenant: Tenant) => Promise<void>,
): Promise<void> {
  const tenants = await database.selectFrom('tenants').selectAll().execute();
  const failures: unknown[] = [];
  for (const tenant of tenants) {
    stopping?.throwIfAborted();
    try {
      await work(forTenant(database, tenant.id), tenant);
    } catch (error) {
      log.error('job failed for a company', { tenant: tenant.slug, ...errorFields(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `failed for ${failures.length} of ${tenants.length} companies`,
    );
  }
}
