import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Database } from '../../database/database.ts';

/** A connection, or a transaction on one. */
type QueryRunner = { executeQuery(query: CompiledQuery): Promise<{ rows: unknown[] }> };

/** Lets pg-boss run its statements on our connections, inside a transaction when given one. */
export function bossDatabase(runner: QueryRunner): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const query = CompiledQuery.raw(text, values.map(jsonText));
      return { rows: (await runner.executeQuery(query)).rows };
    },
  };
}

/**
 * The same, on any connection that is free. Some of pg-boss' texts begin a transaction themselves;
 * when it fails, it must end before the connection goes back into the pool.
 */
export function bossDatabaseOfPool(database: Database): PgBoss.Db {
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
