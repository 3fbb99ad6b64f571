import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedSession, StatementResult } from './embedded-dialect.ts';
import { VALUE_PARSERS } from './values.ts';

/** PGlite with the same values and settings as a connection to PostgreSQL has. */
export async function openPgliteSession(pglite: PGlite): Promise<EmbeddedSession> {
  await pglite.waitReady;
  // PGlite knows more types than the shared table; those stay text, and parameters are text already.
  pglite.parsers = { ...everyType(pglite.parsers), ...VALUE_PARSERS };
  pglite.serializers = everyType(pglite.serializers);
  await pglite.exec(
    "set timezone = 'UTC'; set intervalstyle = 'iso_8601'; set slipway.session = 'own'",
  );
  return {
    run: (sql, parameters) => run(pglite, sql, parameters),
    dump: () => dump(pglite),
    close: () => pglite.close(),
  };
}

/** After a checkpoint the files alone are the database, with next to nothing to be replayed. */
async function dump(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await pglite.exec('checkpoint');
  const files = await pglite.dumpDataDir('none');
  return new Uint8Array(await files.arrayBuffer());
}

function everyType(byType: object): Record<string, (text: string) => string> {
  return Object.fromEntries(Object.keys(byType).map((typeId) => [typeId, String]));
}

/** Without parameters the text may hold several statements; the result is that of the last. */
async function run(
  pglite: PGlite,
  sql: string,
  parameters: (string | null)[],
): Promise<StatementResult> {
  const result =
    parameters.length > 0
      ? await pglite.query<Record<string, unknown>>(sql, parameters)
      : (await pglite.exec(sql)).at(-1);
  return {
    rows: (result?.rows ?? []) as StatementResult['rows'],
    affectedRows: result?.affectedRows ?? 0,
  };
}
