import { parseArgs } from 'node:util';
import {
  LARGE_SERVER,
  type SoakReport,
  soak,
  soakDesk,
  soakFailover,
  soakPooler,
  soakRestore,
  soakUpgrade,
} from '@slipway/api/soak';
import { type Section, writeSection } from '../bench/benchmarks-page.ts';
import { startBackedUpPostgres } from '../tools/backed-up-postgres.ts';
import { Cluster } from '../tools/cluster/cluster.ts';
import { startPgbouncer } from '../tools/pgbouncer.ts';
import { startPostgres } from '../tools/postgres-server.ts';
import { failWith, UserError } from '../user-error.ts';
import { whenStopped } from '../when-stopped.ts';
import { faultsOf } from './faults.ts';

const USAGE =
  'Say npm run soak, with -- --minutes 15 for a longer run, --only pglite, postgres or dashboard for one of them, --failover for three machines whose primary fails, --restore for a server that is destroyed and restored, --pooler for 40 processes on 20 connections, --upgrade for a large table that is migrated while two versions work, with --bookings 1000000 for how large, and --write to put the figures into BENCHMARKS.md.';

type Soaked = { section: Section; run(minutes: number): Promise<SoakReport> };

/** What runs beside this process and must not outlive it. */
const running: { stop(): Promise<void> }[] = [];

const soaks: Record<'pglite' | 'postgres' | 'dashboard', Soaked> = {
  pglite: {
    section: 'Soak on the embedded database',
    run: (minutes) => soak({ minutes }),
  },
  postgres: {
    section: 'Soak on PostgreSQL',
    async run(minutes) {
      const server = await startPostgres([]);
      running.push(server);
      return soak({ minutes, postgres: server });
    },
  },
  dashboard: {
    section: 'Soak of the dashboard',
    async run(minutes) {
      const server = await startPostgres([]);
      running.push(server);
      return soakDesk(minutes, server.url);
    },
  },
};

const failover: Soaked = {
  section: 'A standby that takes over',
  async run() {
    const cluster = await Cluster.start();
    running.push(cluster);
    return soakFailover({ url: cluster.url, ...faultsOf(cluster) });
  },
};

const restore: Soaked = {
  section: 'Backups',
  async run() {
    const server = await startBackedUpPostgres();
    running.push(server);
    return soakRestore(server);
  },
};

const CONNECTIONS_OF_POOLER = 20;

const pooler: Soaked = {
  section: 'Many processes behind a pooler',
  async run(minutes) {
    const server = await startPostgres([]);
    running.push(server);
    const pgbouncer = await startPgbouncer(server.url, CONNECTIONS_OF_POOLER);
    running.unshift(pgbouncer);
    return soakPooler({
      minutes,
      url: server.url,
      pooledUrl: pgbouncer.throughPooler(server.url),
      connections: CONNECTIONS_OF_POOLER,
      restart: () => server.restart(),
    });
  },
};

const upgrade = (bookings: number): Soaked => ({
  section: 'Upgrades',
  async run() {
    const server = await startPostgres(LARGE_SERVER);
    running.push(server);
    return soakUpgrade({ url: server.url, bookings });
  },
});

function readSettings() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      only: { type: 'string' },
      failover: { type: 'boolean', default: false },
      restore: { type: 'boolean', default: false },
      pooler: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      bookings: { type: 'string', default: '1000000' },
      write: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  const bookings = Number(values.bookings);
  const isKnown = values.only === undefined || values.only in soaks;
  if (!(minutes >= 0.5) || !(bookings >= 1000) || !isKnown) throw new UserError(USAGE);
  return { ...values, minutes, bookings };
}

/** What is to be run, with a word on how long it takes. */
function chosen({ minutes, only, bookings, ...drills }: ReturnType<typeof readSettings>) {
  if (drills.failover) return [{ ...failover, takes: 'some minutes' }];
  if (drills.restore) return [{ ...restore, takes: 'a minute' }];
  if (drills.pooler) return [{ ...pooler, takes: `${minutes} min` }];
  if (drills.upgrade) return [{ ...upgrade(bookings), takes: 'some minutes' }];
  return Object.entries(soaks)
    .filter(([name]) => only === undefined || only === name)
    .map(([, soaked]) => ({ ...soaked, takes: `${minutes} min` }));
}

async function stopAll(): Promise<void> {
  for (const part of running.splice(0)) await part.stop();
}

async function main(): Promise<boolean> {
  const settings = readSettings();
  let isFine = true;
  for (const { section, run, takes } of chosen(settings)) {
    console.log(`\n${section}, ${takes} …\n`);
    const { markdown, faults } = await run(settings.minutes);
    console.log(markdown);
    if (settings.write) writeSection(section, markdown);
    isFine &&= faults.length === 0;
  }
  return isFine;
}

whenStopped(() => void stopAll().finally(() => process.exit(130)));

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  failWith(error);
} finally {
  await stopAll();
}
