import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Who signs in with an address. */
export function personByAddress(database: Database, emailAddress: string) {
  return database
    .selectFrom('people')
    .select(['id', 'name', 'email_address', 'password_hash', 'created_at'])
    .where(sql`lower(email_address)`, '=', emailAddress.toLowerCase())
    .executeTakeFirst();
}

/** Ends the sessions of a person; one of them may go on. */
export async function endSessionsOfPerson(
  database: Database,
  personId: string,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  let sessions = database.deleteFrom('team_sessions').where('person_id', '=', personId);
  if (but !== undefined) sessions = sessions.where('hash', '!=', but);
  await sessions.execute();
}

/** Sets a password; whoever had the old one is signed out. */
export async function setPassword(
  database: Database,
  personId: string,
  password_hash: string,
  options: { but?: string | undefined } = {},
): Promise<void> {
  await database.updateTable('people').set({ password_hash }).where('id', '=', personId).execute();
  await database.deleteFrom('person_links').where('person_id', '=', personId).execute();
  await endSessionsOfPerson(database, personId, options);
}
