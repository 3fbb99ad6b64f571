import pg from 'pg';

const EVERY_MS = 1000;

/** Counts the connections that others hold to PostgreSQL, until told to stop. */
export function watchConnections(url: string): { stop(): { most: number; last: number } } {
  let most = 0;
  let last = 0;
  const timer = setInterval(async () => {
    // While PostgreSQL restarts there is nothing to count.
    last = await count(url).catch(() => last);
    most = Math.max(most, last);
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { most, last };
    },
  };
}

async function count(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows[0].connections;
  } finally {
    await client.end();
  }
}
