import {
  type AnswerOf,
  type BodyOf,
  FIELD_TEXT,
  type IntegratorOperations,
  WEBHOOK_SECRET_OVERLAP_HOURS,
  WEBHOOKS_PER_COMPANY,
} from '@slipway/contract';
import { formatTimestamp, HOUR } from '@slipway/engine';
import { type Selectable, sql } from 'kysely';
import { recordEvent } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import type { WebhookTables } from '../../database/tables/webhooks.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import { newSecret } from '../../webhooks/sign.ts';

type Endpoint = AnswerOf<IntegratorOperations['listWebhooks']>['data'][number];
type NewEndpoint = BodyOf<IntegratorOperations['createWebhook']>;
type EndpointChange = BodyOf<IntegratorOperations['updateWebhook']>;

/** What may leave the database about an endpoint: all but its secret. */
const ENDPOINT_COLUMNS = [
  'id',
  'name',
  'url',
  'events',
  'enabled',
  'failing_since',
  'created_at',
] as const;

type EndpointRow = Pick<Selectable<WebhookTables['webhooks']>, (typeof ENDPOINT_COLUMNS)[number]>;

function endpointAnswer({ failing_since, created_at, ...row }: EndpointRow): Endpoint {
  return {
    ...row,
    events: row.events as Endpoint['events'],
    failingSince: failing_since && formatTimestamp(failing_since.getTime()),
    createdAt: formatTimestamp(created_at.getTime()),
  };
}

/** Every endpoint of the company, the oldest first. */
export async function allEndpoints(database: TenantDatabase): Promise<Endpoint[]> {
  const rows = await database
    .selectFrom('webhooks')
    .select(ENDPOINT_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(endpointAnswer);
}

type Circumstances = { now: Date; mayCall(url: URL): boolean };

/** Makes an endpoint that is sent what happens from now on, and first of all a test. */
export async function makeEndpoint(
  transaction: TenantTransaction,
  { now, mayCall }: Circumstances,
  { name, url, events }: NewEndpoint,
): Promise<Endpoint & { secret: string }> {
  assertCallable(url, mayCall);
  await assertRoom(transaction);
  const secret = newSecret();
  const row = { id: newId(now), name, url, events, enabled: true, created_at: now };
  await transaction
    .insertInto('webhooks')
    .values({ ...row, secret, position: await lastPosition(transaction) })
    .execute();
  await recordEvent(transaction, now, { type: 'webhook.test', data: { webhookId: row.id } });
  return { ...endpointAnswer({ ...row, failing_since: null }), secret };
}

function assertCallable(url: string | undefined, mayCall: (url: URL) => boolean): void {
  if (url !== undefined && !mayCall(new URL(url))) {
    throw new ValidationError({ url: [FIELD_TEXT.webhookHost] });
  }
}

/** The lock keeps two at once from both taking the last place. */
async function assertRoom(transaction: TenantTransaction): Promise<void> {
  await sql`
    select from tenants where id = ${thisTenant} for no key update
  `.execute(transaction);
  const { number } = await transaction
    .selectFrom('webhooks')
    .select((webhooks) => webhooks.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  if (number >= WEBHOOKS_PER_COMPANY) {
    throw new ValidationError({ url: [FIELD_TEXT.tooManyWebhooks] });
  }
}

async function lastPosition(transaction: TenantTransaction): Promise<number> {
  const placed = await transaction
    .selectFrom('event_positions')
    .select('last_position')
    .executeTakeFirst();
  return placed?.last_position ?? 0;
}

/** Locks an endpoint, so that what is being noted about it waits. */
export async function lockEndpoint(transaction: TenantTransaction, id: string) {
  const endpoint = await transaction
    .selectFrom('webhooks')
    .select([...ENDPOINT_COLUMNS, 'secret', 'position'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!endpoint) throw new NotFoundError('webhook endpoint', id);
  return endpoint;
}

/** Changes an endpoint; the secret is told when it is a new one. */
export async function changeEndpoint(
  transaction: TenantTransaction,
  { now, mayCall }: Circumstances,
  { id, change }: { id: string; change: EndpointChange },
): Promise<Endpoint & { secret: string | null }> {
  const { secret, position, ...before } = await lockEndpoint(transaction, id);
  const { rotateSecret, ...fields } = change;
  assertCallable(fields.url, mayCall);
  const isSwitched = fields.enabled !== undefined && fields.enabled !== before.enabled;
  const rotated = rotateSecret ? newSecret() : null;
  const after = await transaction
    .updateTable('webhooks')
    .set({
      name: fields.name ?? before.name,
      url: fields.url ?? before.url,
      events: fields.events ?? before.events,
      enabled: fields.enabled ?? before.enabled,
      ...(isSwitched && fields.enabled && (await startAnew(transaction))),
      ...(rotated && {
        secret: rotated,
        old_secret: secret,
        old_secret_until: new Date(now.getTime() + WEBHOOK_SECRET_OVERLAP_HOURS * HOUR),
      }),
    })
    .where('id', '=', id)
    .returning(ENDPOINT_COLUMNS)
    .executeTakeFirstOrThrow();
  if (isSwitched && !fields.enabled) {
    await transaction.deleteFrom('webhook_retries').where('webhook_id', '=', id).execute();
  }
  return { ...endpointAnswer(after), secret: rotated };
}

/** What an endpoint has missed is not sent by itself: it begins with what happens from now on. */
async function startAnew(transaction: TenantTransaction) {
  const position = await lastPosition(transaction);
  return { position, failing_since: null, not_before: null, lease: null, leased_until: null };
}

export async function removeEndpoint(transaction: TenantTransaction, id: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFoundError('webhook endpoint', id);
}
