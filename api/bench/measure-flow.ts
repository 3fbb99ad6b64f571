import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_ID, PAGE_SIZE } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { makeBenchDatabase } from './bench-database.ts';
import { sendUntil } from './load.ts';
import { POOL } from './measure-company.ts';
import { type BenchRequest, requestOf } from './operations.ts';
import { ServerProcess } from './server-process.ts';

const NO_WORLD = { bookingIds: [], customerIds: [], customerPages: 1 };
const FAR_PAGE = 5000;
const DAYS_SHOWN = 40;

/** What is compared. */
function questions(customers: number): Record<string, (n: number) => BenchRequest> {
  const dayOf = (n: number) =>
    new Date(Date.now() + (1 + (n % DAYS_SHOWN)) * DAY).toISOString().slice(0, 10);
  const farPage = Math.min(FAR_PAGE, Math.ceil(customers / PAGE_SIZE));
  return {
    'availability of 14 days': (n) => requestOf('getAvailability', NO_WORLD, n),
    'a day of start times, three models': (n) => ({
      path: `/v1/start-times?dockId=${EXAMPLE_ID.northPier}&date=${dayOf(n)}`,
    }),
    'customers, page 1': () => ({ path: '/v1/customers?page=1' }),
    [`customers, page ${farPage.toLocaleString('en-US')}`]: () => ({
      path: `/v1/customers?page=${farPage}`,
    }),
    'customers behind a cursor': () => ({ path: '/v1/customers?after=start' }),
    'bookings behind a cursor': () => ({ path: '/v1/bookings?after=start' }),
  };
}

const WARM_UP = 600;
/** Short turns, so that whatever else the machine does disturbs all questions alike. */
const SLICE_MS = 250;

/** Milliseconds of the whole machine for one answer, by what is asked. */
export async function measureFlow(
  server: string,
  size: number,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Map<string, number>> {
  const database = await makeBenchDatabase(server, { bookings: size, customers: size });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const api = await ServerProcess.start('../dist/server/main.mjs', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
  });
  try {
    const target = { port: api.port, key: database.key };
    const asked = Object.entries(questions(size)).map(([name, next]) => ({
      name,
      next,
      seconds: 0,
      answered: 0,
    }));
    let n = 0;
    for (const { next } of asked) {
      await sendUntil({ requests: WARM_UP }, target, () => next(n++));
    }
    const turns = Math.ceil((seconds * rounds * 1000) / SLICE_MS);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const question of asked) {
        const took = await sendUntil({ milliseconds: SLICE_MS }, target, () => question.next(n++));
        question.seconds += took.seconds;
        question.answered += took.answered;
      }
    }
    return new Map(asked.map((each) => [each.name, (each.seconds * 1000) / each.answered]));
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}

/** A table of what was measured for each size, and of what must not grow. */
export function flowTable(measured: ReadonlyMap<number, Map<string, number>>): {
  head: string[];
  rows: (string | number)[][];
} {
  const sizes = [...measured.keys()];
  const head = ['', ...sizes.flatMap((size) => [size.toLocaleString('en-US'), 'ratio'])];
  const names = [...new Set([...measured.values()].flatMap((of) => [...of.keys()]))];
  const rows = names.map((name) => [
    name,
    ...sizes.flatMap((size) => {
      const of = measured.get(size);
      const each = of?.get(name);
      const base = of?.get(
        name.startsWith('customers') ? 'customers, page 1' : 'availability of 14 days',
      );
      if (each === undefined || base === undefined) return ['', ''];
      return [`${each.toFixed(2)} ms`, (each / base).toFixed(2)];
    }),
  ]);
  return { head, rows };
}
