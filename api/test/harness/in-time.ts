import pg from 'pg';

/** Many times as long as it takes beside a few browsers. */
const LONGEST_MS = 60_000;

/**
 * Waits for a step in which a world opens. One that does not end fails with its name and with what
 * the server does meanwhile, instead of a hook that "timed out".
 */
export async function inTime<Result>(
  step: string,
  work: Promise<Result>,
  server: string | undefined,
  longestMs = LONGEST_MS,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(async () => {
      const seconds = longestMs / 1000;
      reject(new Error(`${step} has not ended after ${seconds} s. ${await activityOf(server)}`));
    }, longestMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Who works or waits on a server, and for what. */
async function activityOf(server: string | undefined): Promise<string> {
  if (!server) return 'The embedded database has not answered.';
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select datname, state, wait_event_type, wait_event, pg_blocking_pids(pid) as behind, pid,
         left(query, 200) as query
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const lines = rows.map((row) => JSON.stringify(row));
    return [`On the server are ${rows.length} connections:`, ...lines].join('\n');
  } catch (error) {
    return `The server does not answer: ${(error as Error).message}`;
  } finally {
    await client.end().catch(() => {});
  }
}
