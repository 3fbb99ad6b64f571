import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGURES_FILE } from '../test/harness/figures.ts';

type Figures = Record<string, number> & { of: string };

/** How long copies are kept in step. */
const SECONDS = 120;

const TESTS = ['test/heavy/last-boats-and-codes.test.ts', 'test/heavy/keeping-in-step.test.ts'];

/** Runs the tests that fail on the first boat sold twice or row lost, and reads what they counted. */
export async function measurePressure(server: string): Promise<{ boats: Cells; copies: Cells[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-figures-'));
  const file = join(folder, 'figures');
  try {
    await runTests({
      TEST_DATABASE_URL: server,
      KEEP_IN_STEP_SECONDS: String(SECONDS),
      [FIGURES_FILE]: file,
    });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const told = new Map(
      lines.map((line) => JSON.parse(line) as Figures).map((one) => [one.of, one]),
    );
    return {
      boats: cellsOf(told, 'last boats', BOATS),
      copies: ['cursor', 'events'].map((of) => [of, ...cellsOf(told, of, COPIES)]),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Cells = string[];

export const BOATS = 'clients,made,refused,extended,confirmed,canceled,boats,uses,boxes'.split(',');
export const COPIES = 'seconds,changes,bookings,read,lost,stale'.split(',');

function cellsOf(told: Map<string, Figures>, of: string, names: readonly string[]): Cells {
  return names.map((name) => (told.get(of)?.[name] ?? Number.NaN).toLocaleString('en-US'));
}

function runTests(env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['vitest', 'run', ...TESTS], {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, ...env },
      // What is printed here would be part of the figures.
      stdio: ['ignore', 2, 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The tests under pressure failed.')),
    );
  });
}
