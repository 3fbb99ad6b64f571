import { parseArgs } from 'node:util';
import { type SoakReport, soak } from '@slipway/api/soak';
import { type Section, writeSection } from '../bench/benchmarks-page.ts';
import { startPostgres } from '../tools/postgres-server.ts';
import { failWith, UserError } from '../user-error.ts';
import { whenStopped } from '../when-stopped.ts';

const USAGE =
  'Say npm run soak, with -- --minutes 15 for a longer run, --only pglite or --only postgres for one database, and --write to put the figures into BENCHMARKS.md.';

type Soaked = { section: Section; run(minutes: number): Promise<SoakReport> };

/** What runs beside this process and must not outlive it. */
const running: { stop(): Promise<void> }[] = [];

const databases: Record<'pglite' | 'postgres', Soaked> = {
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
};

function readSettings() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  const isKnown = values.only === undefined || values.only in databases;
  if (!(minutes >= 0.5) || !isKnown) throw new UserError(USAGE);
  return { ...values, minutes };
}

async function stopAll(): Promise<void> {
  for (const part of running.splice(0)) await part.stop();
}

async function main(): Promise<boolean> {
  const { minutes, only, write } = readSettings();
  let isFine = true;
  for (const [name, { section, run }] of Object.entries(databases)) {
    if (only !== undefined && only !== name) continue;
    console.log(`\n${section}, ${minutes} min …\n`);
    const { markdown, faults } = await run(minutes);
    console.log(markdown);
    if (write) writeSection(section, markdown);
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
