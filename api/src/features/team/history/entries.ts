import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Changes } from '../../../database/tables/bookings.ts';
import { readActorNames } from './actor-names.ts';
import { readNames } from './names.ts';
import { actorsIn, changesInWords, kindsOf } from './words.ts';

type Entry = AnswerOf<TeamOperations['getTeamBooking']>['data']['history'][number];

export type StoredEntry = { id: string; at: Date | string; actor: string; changes: Changes };

/** Entries of the history as the team reads them, each with the clock and money of its place. */
export async function entriesInWords<Of extends StoredEntry>(
  database: TenantDatabase,
  entries: readonly Of[],
  placeOf: (entry: Of) => { timeZone: string; currency: string },
): Promise<Entry[]> {
  const nameOf = await readActorNames(
    database,
    entries.flatMap(({ actor, changes }) => [actor, ...actorsIn(changes)]),
  );
  const names = await readNames(database, entries);
  return entries.map((entry) => ({
    id: entry.id,
    at: formatTimestamp(new Date(entry.at).getTime()),
    by: nameOf(entry.actor),
    kinds: kindsOf(entry.changes),
    changes: changesInWords(entry.changes, { names, nameOf }, placeOf(entry)),
  }));
}
