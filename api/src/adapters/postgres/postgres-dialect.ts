import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { parameterText } from '../../database/parameter-text.ts';
import { StatementNames } from './statement-names.ts';

/** Kysely over a `pg` pool, with every statement prepared and parameters sent as our own text. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new PostgresDialect({
    pool: {
      async connect() {
        const client = await pool.connect();
        const known = clients.get(client);
        if (known) return known;
        const prepared = preparingClient(client, names);
        clients.set(client, prepared);
        return prepared;
      },
      end: () => pool.end(),
    },
  });
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  return {
    // The overload with a cursor belongs to streaming, which needs `pg-cursor` and is not set up.
    query: (async (text: string, parameters: readonly unknown[] = []) => {
      if (parameters.length === 0) return lastResult(await client.query(text));
      const values = parameters.map(parameterText);
      return client.query({ text, values, name: names.nameFor(text) });
    }) as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** A text without parameters may hold several statements; its result is that of the last. */
function lastResult(result: pg.QueryResult | pg.QueryResult[]): pg.QueryResult | undefined {
  return Array.isArray(result) ? result.at(-1) : result;
}
