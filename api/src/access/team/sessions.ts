import { DAY, HOUR } from '@slipway/engine';
import type { Database } from '../../database/database.ts';
import { hashOfSecret, newSecret } from '../../keys/secret.ts';
import { newId } from '../../new-id.ts';
import { sha256 } from '../../text.ts';

/** A session ends so many days after its last use. */
const SESSION_DAYS = 30;
/** Its use is noted at most once in this time, so that reading a screen writes nothing. */
const NOTED_EVERY = HOUR;

type NewSession = { personId: string; tenantId: string; browser: string; now: Date };

/** Begins a session with a secret of its own; one that the browser had before has to be ended. */
export async function beginTeamSession(
  database: Database,
  { personId, tenantId, browser, now }: NewSession,
): Promise<string> {
  const secret = newSecret();
  await database
    .insertInto('team_sessions')
    .values({
      hash: await sha256(secret),
      id: newId(now),
      person_id: personId,
      tenant_id: tenantId,
      browser,
      created_at: now,
      last_used_at: now,
      expires_at: endFrom(now),
    })
    .execute();
  return secret;
}

/** The session of a secret with its company, if it lasts; using it lets it last longer. */
export async function findTeamSession(database: Database, secret: string, now: Date) {
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return undefined;
  const found = await database
    .selectFrom('team_sessions')
    .innerJoin('tenants', 'tenants.id', 'team_sessions.tenant_id')
    .selectAll('tenants')
    .select([
      'team_sessions.id as session_id',
      'team_sessions.person_id',
      'team_sessions.last_used_at',
    ])
    .where('team_sessions.hash', '=', hash)
    .where('team_sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  const { session_id, person_id, last_used_at, ...tenant } = found;
  if (now.getTime() - last_used_at.getTime() > NOTED_EVERY) {
    await database
      .updateTable('team_sessions')
      .set({ last_used_at: now, expires_at: endFrom(now) })
      .where('hash', '=', hash)
      .execute();
  }
  return { session: { id: session_id, hash }, personId: person_id, tenant };
}

export async function endTeamSession(database: Database, hash: string): Promise<void> {
  await database.deleteFrom('team_sessions').where('hash', '=', hash).execute();
}

function endFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY);
}

const SESSION_SECONDS = (SESSION_DAYS * DAY) / 1000;

/** The name of the cookie; over https, one that the browser takes from this very host alone. */
export function teamCookieName(dashboardUrl: string): string {
  return dashboardUrl.startsWith('https:') ? '__Host-slipway-team' : 'slipway-team';
}

/** The header that puts a session into the browser, or with null takes it away. */
export function teamCookie(dashboardUrl: string, secret: string | null): string {
  const parts = [
    `${teamCookieName(dashboardUrl)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : SESSION_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(dashboardUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
