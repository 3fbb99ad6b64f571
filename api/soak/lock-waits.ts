import pg from 'pg';
import { LOCK_ID } from '../src/database/one-at-a-time.ts';

const EVERY_MS = 20;

/** Looks how long others wait for a lock of whoever migrates, until told to stop. */
export async function watchLockWaits(url: string): Promise<{ stop(): Promise<number> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query(WAITS);
      longest = Math.max(longest, Number(rows[0].milliseconds));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      await client.end();
      return longest;
    },
  };
}

/** Whoever migrates holds the advisory lock; whoever waits for it behind others counts too. */
const WAITS = `
  with recursive migrating as (
    select pid from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32) | objid::bigint = ${LOCK_ID}
  ), held_up as (
    select waiting.pid, waiting.waitstart from pg_locks as waiting
    where not granted and waitstart is not null and locktype <> 'virtualxid'
      and pid not in (select pid from migrating)
      and pg_blocking_pids(pid) && array(select pid from migrating)
    union
    select waiting.pid, waiting.waitstart from pg_locks as waiting
    join held_up on held_up.pid = any (pg_blocking_pids(waiting.pid))
    where not waiting.granted and waiting.waitstart is not null
  )
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0) as milliseconds
  from held_up`;
