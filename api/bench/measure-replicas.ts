import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/tools/postgres-server.ts';
import { startStandby } from '../../scripts/tools/standby.ts';
import { makeBenchDatabase } from './bench-database.ts';
import { readWorld } from './bench-world.ts';
import { sendUntil } from './load.ts';
import { POOL } from './measure-company.ts';
import { BENCH_OPERATIONS, type BenchOperation, requestOf } from './operations.ts';
import { ServerProcess, statOf, TICKS_PER_SECOND } from './server-process.ts';

const BOOKINGS = 10_000;
const READS: readonly BenchOperation[] = ['getBooking', 'listCustomers'];
const WARM_UP = { requests: 2000 };

export const WITH_REPLICAS = ['replicas', 'req/s', 'median ms', 'CPU µs of the primary'];

type Round = { perSecond: number; median: number; primaryMicros: number };

/** Reads with none, one and two replicas in turns, and what each costs the primary. */
export async function measureReplicas(settings: {
  seconds: number;
  rounds: number;
}): Promise<(string | number)[][]> {
  const primary = await startPostgres();
  const running: { stop(): Promise<void> }[] = [primary];
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  try {
    const { url, key } = await makeBenchDatabase(primary.url, { bookings: BOOKINGS });
    const standbys = [await startStandby(primary.url), await startStandby(primary.url)];
    running.push(...standbys);
    const readUrls = standbys.map(
      (each) => Object.assign(new URL(url), { host: new URL(each.url).host }).href,
    );
    const servers: ServerProcess[] = [];
    for (const count of [0, 1, 2]) {
      const server = await ServerProcess.start('../dist/server/main.mjs', {
        DATABASE_URL: url,
        DATABASE_READ_URL: readUrls.slice(0, count).join(' '),
        DATABASE_POOL: String(POOL),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '1000000',
      });
      servers.push(server);
      running.push(server);
    }
    const world = await readWorld(url);
    const postmaster = await postmasterOf(url);
    const rows: (string | number)[][] = [];
    for (const operation of READS) {
      const rounds: Round[][] = servers.map(() => []);
      let sent = 0;
      const next = () => {
        sent += 1;
        return requestOf(operation, world, sent);
      };
      for (const { port } of servers) await sendUntil(WARM_UP, { port, key }, next);
      for (let round = 0; round < settings.rounds; round += 1) {
        for (const [index, { port }] of servers.entries()) {
          const before = processorSeconds(postmaster);
          const stop = { milliseconds: settings.seconds * 1000 };
          const { answered, seconds, median } = await sendUntil(stop, { port, key }, next);
          const primaryMicros = ((processorSeconds(postmaster) - before) / answered) * 1_000_000;
          rounds[index]?.push({ perSecond: answered / seconds, median, primaryMicros });
        }
      }
      rows.push(...rounds.map((each, count) => rowOf(BENCH_OPERATIONS[operation], count, each)));
    }
    return rows;
  } finally {
    for (const each of running.reverse()) await each.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(what: string, replicas: number, rounds: Round[]): (string | number)[] {
  const middle = (figure: keyof Round) =>
    rounds.map((round) => round[figure]).sort((one, other) => one - other)[
      Math.floor(rounds.length / 2)
    ] ?? 0;
  return [
    what,
    replicas,
    Math.round(middle('perSecond')),
    middle('median').toFixed(2),
    Math.round(middle('primaryMicros')),
  ];
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const [, parent] = statOf(rows[0].pid);
  await client.end();
  return Number(parent);
}

/** Of a server with all its connections, also those that have ended. */
function processorSeconds(postmaster: number): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const fields = statOf(Number(name)).map(Number);
      const [, parent] = fields;
      const own = (fields[11] ?? 0) + (fields[12] ?? 0);
      if (Number(name) === postmaster) return own + (fields[13] ?? 0) + (fields[14] ?? 0);
      return parent === postmaster ? own : 0;
    });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}
