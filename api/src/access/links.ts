import { HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import type { Database, TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { hashOfSecret, newSecret } from '../keys/secret.ts';
import { sha256 } from '../text.ts';

/** So that nobody can fill the mailbox of another. */
const LINKS_AN_HOUR = 3;

/** Whose links to choose a password: of a company's customers, or of people, who belong to none. */
export type Links = { customersOf: TenantDatabase } | { team: Database };

type NewLink = {
  lasts: number;
  now: Date;
  /** How many somebody gets in an hour; those of before go on working. */
  anHour?: number;
};

/** The secret of a further link, or null for somebody who has enough of them. */
export async function addLink(
  links: Links,
  ownerId: string,
  { lasts, now, anHour = LINKS_AN_HOUR }: NewLink,
): Promise<string | null> {
  const { database, table, owner, people, ofCompany, company } = tableOf(links);
  // Of several requests at the same moment each sees the links of those before.
  await sql`
    select id from ${people} where ${ofCompany} and id = ${ownerId} for no key update
  `.execute(database);
  const { rows } = await sql`
    select hash from ${table}
    where ${ofCompany} and ${owner} = ${ownerId}
      and created_at > ${new Date(now.getTime() - HOUR)}
    limit ${anHour}
  `.execute(database);
  if (rows.length >= anHour) return null;
  const secret = newSecret();
  await sql`
    insert into ${table} (${company.column} hash, ${owner}, created_at, expires_at)
    values (
      ${company.value} ${await sha256(secret)}, ${ownerId}, ${now},
      ${new Date(now.getTime() + lasts)}
    )
  `.execute(database);
  return secret;
}

/** Whose link it is, if it works; a made-up one is found out before anything slow is done. */
export async function ownerOfLink(links: Links, secret: string, now: Date): Promise<string | null> {
  const { database, table, owner, ofCompany } = tableOf(links);
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return null;
  const { rows } = await sql<{ owner: string }>`
    select ${owner} as owner from ${table}
    where ${ofCompany} and hash = ${hash} and expires_at > ${now}
  `.execute(database);
  return rows[0]?.owner ?? null;
}

/** Whose link it is, once: it is gone afterwards, and with it all others of the same person. */
export async function useLink(links: Links, secret: string, now: Date): Promise<string | null> {
  const { database, table, owner, ofCompany } = tableOf(links);
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return null;
  const { rows } = await sql<{ owner: string }>`
    delete from ${table}
    where ${ofCompany} and hash = ${hash} and expires_at > ${now}
    returning ${owner} as owner
  `.execute(database);
  const ownerId = rows[0]?.owner;
  if (ownerId === undefined) return null;
  await sql`delete from ${table} where ${ofCompany} and ${owner} = ${ownerId}`.execute(database);
  return ownerId;
}

function tableOf(links: Links) {
  if ('team' in links) {
    return {
      database: links.team,
      table: sql.table('person_links'),
      owner: sql.ref('person_id'),
      people: sql.table('people'),
      ofCompany: sql`true`,
      company: { column: sql``, value: sql`` },
    };
  }
  return {
    database: links.customersOf,
    table: sql.table('password_links'),
    owner: sql.ref('customer_id'),
    people: sql.table('customers'),
    ofCompany: sql`tenant_id = ${thisTenant}`,
    company: { column: sql`tenant_id,`, value: sql`${thisTenant},` },
  };
}
