import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { startPgbouncer } from '../../scripts/tools/pgbouncer.ts';
import { bundle } from '../scripts/bundle.ts';
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

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server as it would be if nobody had written anything about traces. */
const withoutTraces: Plugin = {
  name: 'without traces',
  setup({ onResolve }) {
    onResolve({ filter: /tracing\/(trace-requests|follow-statements)\.ts$/ }, () => ({
      path: sourceOf('./no-tracing.ts'),
    }));
  },
};

export const OPERATING = ['with', 'without', 'with / without', 'CPU µs with', 'CPU µs without'];

/** What being watched, and a pooler, cost: two processes on one database, one of them with it. */
export async function measureOperating(
  server: string,
  settings: { seconds: number; rounds: number },
): Promise<(string | number)[][]> {
  const database = await makeBenchDatabase(server, { bookings: BOOKINGS });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const pooler = await startPgbouncer(server, POOL);
  const traceless = await bundle('without-traces', { main: sourceOf('../src/main.ts') }, [
    withoutTraces,
  ]);
  const start = (environment: Record<string, string> = {}, build = '../dist/server/') =>
    ServerProcess.start(`${build}main.mjs`, {
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
    const compare = async (what: string, environment = {}, buildWithout?: string) => {
      const [api, bare] = [await start(environment), await start({}, buildWithout)];
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
    await compare('code for traces that is off', {}, traceless);
    const collector = createServer((request, response) => {
      request.resume().on('end', () => response.end());
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port: collects } = collector.address() as { port: number };
    await compare('traces', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collects}` });
    collector.closeAllConnections();
    collector.close();
    await compare('pooler', { DATABASE_URL: pooler.throughPooler(database.url) });
    return rows;
  } finally {
    await pooler.stop();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}
