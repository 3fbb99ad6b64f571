import { WEBHOOK_GIVE_UP_DAYS } from '@slipway/contract';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { tenantStatement } from '../database/tenant-statement.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { companyAddress } from '../mail/company-address.ts';
import { type Letter, paragraph } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import { letterText } from '../mail/letter-text.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { leaseEnd } from './claim.ts';
import type { Endpoint, Round } from './round.ts';

type Noting = { tenantId: string; lease: string; now: Date; sendJob: SendJob };

/**
 * Writes down what a round has done: the log, what is tried again, and how far the endpoint has
 * come. Returns whether this process may go on with it.
 */
export async function noteRound(
  company: TenantDatabase,
  round: Round,
  noting: Noting,
): Promise<boolean> {
  if (!round.switchOff) return writeRound(company, round, noting);
  return company.transaction().execute(async (transaction) => {
    const isOurs = await writeRound(transaction, round, noting);
    if (isOurs) await switchOff(transaction, round, noting);
    return false;
  });
}

type Slots = {
  id: string;
  lease: string;
  position: number;
  failingSince: Date | null;
  notBefore: Date | null;
  newLease: string | null;
  leasedUntil: Date | null;
  attempts: string;
};

const writeAll = tenantStatement<{ id: string }, Slots>(
  (slot) => sql`
    with held as (
      update webhooks set position = ${slot('position')}, failing_since = ${slot('failingSince')},
        not_before = ${slot('notBefore')}, lease = ${slot('newLease')},
        leased_until = ${slot('leasedUntil')}
      where tenant_id = ${thisTenant} and id = ${slot('id')} and lease = ${slot('lease')}
      returning tenant_id, id, enabled
    ), made as (
      select held.tenant_id, held.id as webhook_id, held.enabled, attempt.*
      from held, json_to_recordset(${slot('attempts')}) as attempt (
        event_id uuid, type text, attempt integer, attempted_at timestamptz, outcome text,
        response_status integer, duration_ms integer, next_attempt_at timestamptz
      )
    ), logged as (
      insert into webhook_deliveries (tenant_id, webhook_id, event_id, type, attempt, attempted_at,
        outcome, response_status, duration_ms, next_attempt_at)
      select tenant_id, webhook_id, event_id, type, attempt, attempted_at,
        outcome, response_status, duration_ms, next_attempt_at
      from made where outcome is not null
    ), settled as (
      delete from webhook_retries using made
      where webhook_retries.tenant_id = made.tenant_id
        and webhook_retries.webhook_id = made.webhook_id
        and webhook_retries.event_id = made.event_id and made.next_attempt_at is null
    ), postponed as (
      insert into webhook_retries (tenant_id, webhook_id, event_id, attempts, due_at)
      select made.tenant_id, webhook_id, event_id, attempt, next_attempt_at
      from made join events on events.tenant_id = made.tenant_id and events.id = event_id
      where enabled and next_attempt_at is not null
      on conflict (tenant_id, event_id, webhook_id)
        do update set attempts = excluded.attempts, due_at = excluded.due_at
    )
    select id from held
  `,
);

/** Writes nothing when the lease is another's by now, who sends the same events again. */
async function writeRound(
  company: TenantDatabase,
  { endpoint, attempts, ...round }: Round,
  { lease, now }: Noting,
): Promise<boolean> {
  const held = await writeAll(company, {
    id: endpoint.id,
    lease,
    position: round.position,
    failingSince: round.failingSince,
    notBefore: round.notBefore,
    newLease: round.hasMore ? lease : null,
    leasedUntil: round.hasMore ? leaseEnd(now) : null,
    attempts: JSON.stringify(attempts),
  });
  return held.length > 0;
}

const WHY = {
  gone: 'It answered with status 410, which says that it is gone for good.',
  failing: `Every delivery to it has failed for ${WEBHOOK_GIVE_UP_DAYS} days.`,
} as const;

async function switchOff(
  transaction: TenantTransaction,
  { endpoint, switchOff: why }: Round,
  { tenantId, now, sendJob }: Noting,
): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ enabled: false })
    .where('id', '=', endpoint.id)
    .execute();
  await transaction.deleteFrom('webhook_retries').where('webhook_id', '=', endpoint.id).execute();
  const recipient = await companyAddress(transaction);
  if (!recipient || !why) return;
  const letter = switchedOffLetter(endpoint, WHY[why]);
  await putInOutbox(
    transaction,
    { tenant: { id: tenantId }, now, sendJob },
    {
      bookingId: null,
      recipient,
      sender: null,
      replyTo: null,
      subject: letter.subject,
      html: letterHtml(letter),
      text: letterText(letter),
      attachments: [],
    },
  );
}

function switchedOffLetter({ name, url }: Endpoint, why: string): Letter {
  return {
    language: 'en',
    subject: `The webhook endpoint ${name} is switched off`,
    sender: 'Slipway',
    mainColor: '#0e4a5c',
    blocks: [
      paragraph('Hello,'),
      paragraph(`Slipway no longer sends events to one of your webhook endpoints. ${why}`),
      {
        kind: 'facts',
        title: 'The endpoint',
        rows: [
          { label: 'Name', value: name },
          { label: 'Address', value: url },
        ],
      },
      paragraph(
        'When it works again, switch it on with POST /v1/webhooks/{id}, and ask for what it has missed with POST /v1/webhooks/{id}/replay.',
      ),
    ],
    footer: [],
  };
}
