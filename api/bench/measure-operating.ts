import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPgbouncer } from '../../scripts/tools/pgbouncer.ts';
import { makeBenchDatabase } from './bench-database.ts';
import { readWorld } from './bench-world.ts';
import { freePort } from './listening.ts';
import { measure } from './measure.ts';
import { POOL } from './measure-company.ts';
import { BENCH_OPERATIONS, type BenchOperation } from './operations.ts';
import { ServerProcess } from './server-process.ts';

const BOOKINGS = 10_000;
const OPERATIONS: readonly BenchOperation[] = ['getBooking', 'createBooking'];
const SCRAPE_MS = 5_000;

export const OPERATING = ['with', 'without', 'with / without', 'CPU µs with', 'CPU µs without'];

/** What being watched, and a pooler, cost: two processes on one database, one of them with it. */
export async function measureOperating(
  server: string,
  settings: { seconds: number; rounds: number },
): Promise<(string | number)[][]> {
  const database = await makeBenchDatabase(server, { bookings: BOOKINGS });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const pooler = await startPgbouncer(server, POOL);
  const start = (environment: Record<string, string> = {}) =>
    ServerProcess.start('../dist/server/main.mjs', {
      DATABASE_URL: database.url,
      DATABASE_POOL: String(POOL),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '1000000',
      ...environment,
    });
  try {
    const world = await readWorld(database.url);
    const rows: (string | number)[][] = [];
    const compare = async (what: string, environment: Record<string, string>) => {
      const [api, bare] = [await start(environment), await start()];
      for (const operation of OPERATIONS) {
        const servers = { api, bare };
        const found = await measure(operation, servers, { ...settings, world, key: database.key });
        rows.push([
          `${what}: ${BENCH_OPERATIONS[operation]}`,
          found['API req/s'],
          found['bare req/s'],
          found['API / bare'],
          found['API CPU µs'],
          found['bare CPU µs'],
        ]);
      }
      await Promise.all([api.stop(), bare.stop()]);
    };
    const port = String(await freePort());
    const scraping = setInterval(() => {
      void fetch(`http://127.0.0.1:${port}/metrics`).catch(() => {});
    }, SCRAPE_MS);
    await compare('metrics', { METRICS_PORT: port });
    clearInterval(scraping);
    await compare('pooler', { DATABASE_URL: pooler.throughPooler(database.url) });
    return rows;
  } finally {
    await pooler.stop();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}
