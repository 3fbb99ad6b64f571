import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBenchDatabase } from './bench-database.ts';
import { readWorld } from './bench-world.ts';
import { MEASURED, measure } from './measure.ts';
import { BENCH_OPERATIONS, type BenchOperation } from './operations.ts';
import { recordStatements } from './record-statements.ts';
import { ServerProcess } from './server-process.ts';

/** Connections of each process to PostgreSQL. */
export const POOL = 8;

/** Measures every operation on a company with so many bookings; a row for each. */
export async function measureCompany(
  server: string,
  bookings: number,
  settings: { seconds: number; rounds: number },
): Promise<(string | number)[][]> {
  const database = await makeBenchDatabase(server, { bookings });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    const world = await readWorld(database.url);
    const recording = join(folder, 'recording.json');
    writeFileSync(recording, JSON.stringify(await recordStatements(database, world)));
    const common = { DATABASE_URL: database.url, DATABASE_POOL: String(POOL) };
    const api = await ServerProcess.start('../dist/server/main.mjs', {
      ...common,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '1000000',
    });
    const bare = await ServerProcess.start('./bare-server.ts', { ...common, RECORDING: recording });
    const rows: (string | number)[][] = [];
    for (const [operation, words] of Object.entries(BENCH_OPERATIONS)) {
      const measured = await measure(
        operation as BenchOperation,
        { api, bare },
        { ...settings, world, key: database.key },
      );
      rows.push([words, ...MEASURED.map((name) => measured[name])]);
    }
    await api.stop();
    await bare.stop();
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}
