import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SIZE } from '@slipway/contract';
import { startPostgres } from '../../scripts/tools/postgres-server.ts';
import { sendUntil } from './load.ts';
import { LARGE_SERVER, type LoadedCompanies, loadCompanies, onServer } from './load-companies.ts';
import { POOL } from './measure-company.ts';
import { type BenchRequest, requestOf } from './operations.ts';
import { runJobs } from './run-jobs.ts';
import { ServerProcess } from './server-process.ts';
import { sequentialScans, sizesOf } from './table-statistics.ts';

const WARM_UP = 400;
/** Short turns, so that whatever else the machine does disturbs both alike. */
const SLICE_MS = 250;
const SAMPLE = 5;
const MOST_RATIO = 1.3;
const SETTINGS = [...LARGE_SERVER, 'fsync=off', 'autovacuum_naptime=10min'];

export type CompaniesSettings = {
  seconds: number;
  rounds: number;
  companies: number;
  /** Of all of them together. */
  bookings: number;
  /** Of the one company that they are compared with. */
  single: number;
};

export type MeasuredCompanies = {
  operations: (string | number)[][];
  sizes: (string | number)[][];
  faults: string[];
};

/** Measures many companies beside a single one, each in a database and with a process of its own. */
export async function measureCompanies(settings: CompaniesSettings): Promise<MeasuredCompanies> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const server = await startPostgres(SETTINGS);
  const processes: ServerProcess[] = [];
  try {
    const open = async (companies: number, bookings: number) => {
      const startedAt = performance.now();
      const loaded = await loadCompanies(server.url, { companies, bookings });
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.error(`${companies} × ${loaded.size.bookings} bookings loaded in ${seconds} s`);
      const api = await ServerProcess.start('../dist/server/main.mjs', {
        DATABASE_URL: loaded.url,
        DATABASE_POOL: String(POOL),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '1000000',
      });
      processes.push(api);
      return new Side(loaded, api, await sampleOf(loaded));
    };
    const single = await open(1, settings.single);
    const many = await open(settings.companies, settings.bookings);
    return await compare(single, many, settings);
  } finally {
    for (const each of processes) await each.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  single: Side,
  many: Side,
  settings: CompaniesSettings,
): Promise<MeasuredCompanies> {
  const sides = [single, many] as const;
  for (const side of sides) await side.warmUp();
  const scansBefore = await sequentialScans(many.loaded.url);
  const turns = Math.ceil((settings.seconds * settings.rounds * 1000) / SLICE_MS);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of QUESTIONS) for (const side of sides) await side.ask(name);
  }
  const jobs = {
    single: await runJobs(single.loaded.url, settings.rounds),
    many: await runJobs(many.loaded.url, settings.rounds),
  };
  const operations = QUESTIONS.map((name) => row(name, single.costOf(name), many.costOf(name)));
  operations.push(row('a round of all jobs, per company', jobs.single, jobs.many));
  const besides = {
    single: await single.createBesideVacuum(),
    many: await many.createBesideVacuum(),
  };
  operations.push(row('creating beside vacuum and jobs', besides.single, besides.many));
  const scans = await sequentialScans(many.loaded.url);
  const faults = [
    ...operations
      .filter(([, , , ratio]) => Number(ratio) > MOST_RATIO)
      .map(
        ([name, , , ratio]) => `${name}: ${ratio} times the cost, and ${MOST_RATIO} is allowed.`,
      ),
    ...[...scans]
      .filter(([table, count]) => count > (scansBefore.get(table) ?? 0))
      .map(([table]) => `${table} was read from end to end.`),
  ];
  return { operations, sizes: await sizesOf(many.loaded.url), faults };
}

function row(name: string, single: number, many: number): (string | number)[] {
  return [name, `${single.toFixed(2)} ms`, `${many.toFixed(2)} ms`, (many / single).toFixed(2)];
}

const ASKED: Record<string, (of: Sample, n: number) => BenchRequest> = {
  'creating a booking': (of, n) => requestOf('createBooking', of, n),
  'one booking': (of, n) => requestOf('getBooking', of, n),
  'availability of 14 days': (of, n) => requestOf('getAvailability', of, n),
  'a page of 100 customers': (of, n) => requestOf('listCustomers', of, n),
  'a page of 100 bookings': (_of, n) => ({ path: `/v1/bookings?page=${1 + (n % 10)}` }),
  'bookings behind a cursor': () => ({ path: '/v1/bookings?after=start' }),
};
const QUESTIONS = Object.keys(ASKED);

/** Some bookings and customers of one company, which is asked in its turn. */
type Sample = { key: string; bookingIds: string[]; customerIds: string[]; customerPages: number };

/** One database with its process, and what was asked of it. */
class Side {
  readonly loaded: LoadedCompanies;
  readonly #api: ServerProcess;
  readonly #samples: readonly Sample[];
  readonly #spent = new Map<string, { seconds: number; answered: number }>();
  #sent = 0;

  constructor(loaded: LoadedCompanies, api: ServerProcess, samples: readonly Sample[]) {
    this.loaded = loaded;
    this.#api = api;
    this.#samples = samples;
  }

  async warmUp(): Promise<void> {
    for (const name of QUESTIONS) await this.#send(name, { requests: WARM_UP });
  }

  async ask(name: string): Promise<void> {
    const took = await this.#send(name, { milliseconds: SLICE_MS });
    const before = this.#spent.get(name) ?? { seconds: 0, answered: 0 };
    this.#spent.set(name, {
      seconds: before.seconds + took.seconds,
      answered: before.answered + took.answered,
    });
  }

  /** Milliseconds of the whole machine for one answer. */
  costOf(name: string): number {
    const { seconds, answered } = this.#spent.get(name) ?? { seconds: 0, answered: 1 };
    return (seconds * 1000) / answered;
  }

  /** The same for new bookings, while the largest tables are vacuumed and all jobs run. */
  async createBesideVacuum(): Promise<number> {
    let isOver = false;
    const working = (async () => {
      await onServer(this.loaded.url, (client) => client.query('vacuum (analyze) bookings'));
      await runJobs(this.loaded.url, 1);
      isOver = true;
    })();
    let [seconds, answered] = [0, 0];
    while (!isOver) {
      const took = await this.#send('creating a booking', { milliseconds: SLICE_MS });
      seconds += took.seconds;
      answered += took.answered;
    }
    await working;
    return (seconds * 1000) / answered;
  }

  #send(name: string, stop: { milliseconds?: number; requests?: number }) {
    const request = ASKED[name] as (typeof ASKED)[string];
    return sendUntil(stop, { port: this.#api.port, key: '' }, () => {
      this.#sent += 1;
      const company = this.#samples[this.#sent % this.#samples.length] as Sample;
      const n = Math.floor(this.#sent / this.#samples.length);
      return { ...request(company, n), key: company.key };
    });
  }
}

async function sampleOf({ url, companies, size }: LoadedCompanies): Promise<Sample[]> {
  return onServer(url, async (client) => {
    const idsOf = async (table: string, tenantId: string): Promise<string[]> => {
      const { rows } = await client.query(
        `select id from ${table} where tenant_id = $1 order by id limit $2`,
        [tenantId, SAMPLE],
      );
      return rows.map(({ id }) => id);
    };
    const samples: Sample[] = [];
    for (const { id, key } of companies) {
      samples.push({
        key,
        bookingIds: await idsOf('bookings', id),
        customerIds: await idsOf('customers', id),
        customerPages: Math.ceil(size.customers / PAGE_SIZE),
      });
    }
    return samples;
  });
}
