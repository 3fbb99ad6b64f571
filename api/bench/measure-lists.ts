import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLE_ID } from '@slipway/contract';
import { sql } from 'kysely';
import { openPostgres } from '../src/adapters/postgres.ts';
import { momentsByDatabase } from '../src/database/changes/moments.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { makeBenchDatabase } from './bench-database.ts';
import { readWorld } from './bench-world.ts';
import { sendUntil } from './load.ts';
import { POOL } from './measure-company.ts';
import { requestOf } from './operations.ts';
import { ServerProcess } from './server-process.ts';

const BOOKINGS = 10_000;
const POLLING_LISTS = 4;
const POLL_MS = 100;

/** Creates bookings alone, beside a writer who does not come to an end, and beside lists as well. */
export async function measureLists(
  server: string,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<(string | number)[][]> {
  const database = await makeBenchDatabase(server, { bookings: BOOKINGS });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const { database: writer } = await openPostgres({
    url: database.url,
    poolSize: 1,
    onLostConnection: () => {},
  });
  const api = await ServerProcess.start('../dist/server/main.mjs', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
  });
  try {
    const world = await readWorld(database.url);
    const target = { port: api.port, key: database.key };
    let made = 0;
    const create = () => requestOf('createBooking', world, made++);
    const creates = async () => {
      const { median } = await sendUntil(
        { milliseconds: seconds * 1000, connections: 1 },
        target,
        create,
      );
      return median;
    };
    const besideWriter = (work: () => Promise<number>) =>
      forTenant(writer, EXAMPLE_ID.heronBay)
        .transaction()
        .execute(async (transaction) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
          await momentsByDatabase.ofChange(transaction);
          return work();
        });
    const besideLists = async (work: () => Promise<number>) => {
      let isOver = false;
      const poll = async () => {
        while (!isOver) {
          await sendUntil({ requests: 1, connections: 1 }, target, () => ({
            path: '/v1/bookings',
          }));
          await sleep(POLL_MS);
        }
      };
      const polling = Array.from({ length: POLLING_LISTS }, poll);
      try {
        return await work();
      } finally {
        isOver = true;
        await Promise.all(polling);
      }
    };
    const cases = {
      alone: creates,
      'beside a writer who does not end': () => besideWriter(creates),
      [`beside ${POLLING_LISTS} polling lists`]: () => besideLists(creates),
      'beside both': () => besideWriter(() => besideLists(creates)),
    };
    await creates();
    const medians = Object.keys(cases).map(() => [] as number[]);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, measureCase] of Object.values(cases).entries()) {
        medians[index]?.push(await measureCase());
      }
    }
    const best = medians.map((times) => Math.min(...times));
    return Object.keys(cases).map((name, index) => [
      name,
      `${best[index]?.toFixed(1)} ms`,
      ((best[index] ?? 0) / (best[0] ?? 1)).toFixed(2),
    ]);
  } finally {
    await api.stop();
    await writer.destroy();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}
