import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBenchDatabase } from './bench-database.ts';
import { readWorld } from './bench-world.ts';
import { type Measured, measure } from './measure.ts';
import { BENCH_OPERATIONS, type BenchOperation } from './operations.ts';
import { recordStatements } from './record-statements.ts';
import { ServerProcess } from './server-process.ts';

const POOL = '8';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const server = process.env.TEST_DATABASE_URL;
if (!server) {
  console.error('Set TEST_DATABASE_URL to a PostgreSQL server whose role may create databases.');
  process.exit(1);
}

for (const size of values.sizes.split(',').map(Number)) {
  const database = await makeBenchDatabase(server, size);
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    const world = await readWorld(database.url);
    const recording = join(folder, 'recording.json');
    writeFileSync(recording, JSON.stringify(await recordStatements(database, world)));
    const common = { DATABASE_URL: database.url, DATABASE_POOL: POOL };
    const api = await ServerProcess.start('../src/main.ts', {
      ...common,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '1000000',
    });
    const bare = await ServerProcess.start('./bare-server.ts', { ...common, RECORDING: recording });
    const { key } = database;
    const settings = { seconds: Number(values.seconds), rounds: Number(values.rounds), world, key };
    console.log(`\n${size.toLocaleString('en-US')} bookings`);
    const rows: Record<string, Measured> = {};
    for (const [operation, words] of Object.entries(BENCH_OPERATIONS)) {
      rows[words] = await measure(operation as BenchOperation, { api, bare }, settings);
    }
    console.table(rows);
    await api.stop();
    await bare.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}
