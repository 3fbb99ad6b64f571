import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';

/** Lets pg-boss run its statements on our connections, inside a transaction when given one. */
export function bossDatabase(database: Kysely<never>): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const query = CompiledQuery.raw(text, values.map(jsonText));
      return { rows: (await database.executeQuery(query)).rows };
    },
  };
}

/**
 * The same for statements outside a transaction. Some of pg-boss' texts begin one themselves; when
 * it fails, it must end before the connection goes back into the pool.
 */
export function bossDatabaseOutside(database: Kysely<never>): PgBoss.Db {
  return {
    executeSql: (text, values) =>
      database.connection().execute(async (connection) => {
        try {
          return await bossDatabase(connection).executeSql(text, values);
        } catch (error) {
          if (/^\s*BEGIN;/.test(text)) await connection.executeQuery(CompiledQuery.raw('rollback'));
          throw error;
        }
      }),
  };
}

function jsonText(value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain && !(value instanceof Date) ? JSON.stringify(value) : value;
}
