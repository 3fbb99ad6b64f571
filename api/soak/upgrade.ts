import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyCompanies } from '../bench/copy-companies.ts';
import { COPIES, fillCopies, onServer } from '../bench/load-companies.ts';
import { SEED_TRIPS } from '../bench/seed-statements.ts';
import { bundle } from '../scripts/bundle.ts';
import { type ApiProcess, MAIN } from './api-process.ts';
import { watchLockWaits } from './lock-waits.ts';
import type { SoakReport } from './report.ts';
import { QUIET, type Tally } from './tally.ts';
import { underLoad } from './under-load.ts';
import { type UpgradeStep, upgradeReport } from './upgrade-report.ts';
import { type SoakWorld, withWorld } from './world.ts';

const PROCESSES = 3;
const INTEGRATORS = 8;
const QUIET_MS = 10_000;
const PER_COMPANY = 100_000;
/** So long two versions work beside each other. */
const BESIDE_MS = 3_000;

const source = (name: string) =>
  fileURLToPath(new URL(`./next-version/${name}.ts`, import.meta.url));

export type UpgradeSettings = { url: string; bookings: number };

/** Has a large table migrated and every process replaced by the next version, under load. */
export async function soakUpgrade({ url, ...settings }: UpgradeSettings): Promise<SoakReport> {
  const companies = Math.ceil(settings.bookings / PER_COMPANY);
  const each = Math.ceil(settings.bookings / companies);
  const bookings = companies * each;
  const next = await bundle('next-version', { main: source('main'), slipway: source('slipway') });
  const fill = () => fillTable(url, { companies, each });
  const upgrade = async (world: SoakWorld) => {
    const { result, ...figures } = await underLoad(world, INTEGRATORS, async (tally) => {
      const waits = await watchLockWaits(url);
      const steps: UpgradeStep[] = [];
      for (const step of stepsOf(world.processes, next, url)) {
        await sleep(QUIET_MS);
        steps.push(await take(step, tally));
      }
      await sleep(QUIET_MS);
      return { steps, blockedMs: await waits.stop() };
    });
    const faults = await faultsOf(url, bookings);
    return upgradeReport({ ...figures, ...result, processes: world.processes, bookings, faults });
  };
  return withWorld(url, PROCESSES, upgrade, fill);
}

type Step = { name: string; run(): Promise<unknown> };

/** In the order of OPERATIONS.md, with a process that ends halfway, and the way back. */
function stepsOf(processes: readonly ApiProcess[], next: string, url: string): Step[] {
  const [first, ...others] = processes;
  const last = others.at(-1);
  const main = join(next, 'main.mjs');
  return [
    { name: 'the old version works, the database is migrated', run: () => migrateWith(next, url) },
    { name: 'one process is of the new version', run: async () => first?.restart('SIGTERM', main) },
    {
      name: 'an old process is killed and starts again',
      run: async () => last?.restart('SIGKILL'),
    },
    {
      name: 'the others follow',
      async run() {
        for (const each of others) {
          await each.restart('SIGTERM', main);
          await sleep(BESIDE_MS);
        }
      },
    },
    { name: 'one process is turned back', run: async () => first?.restart('SIGTERM', MAIN) },
  ];
}

async function take({ name, run }: Step, tally: Tally): Promise<UpgradeStep> {
  tally.situation = name;
  const startedAt = performance.now();
  await run();
  const milliseconds = performance.now() - startedAt;
  await sleep(BESIDE_MS);
  tally.situation = QUIET;
  return { name, milliseconds };
}

async function migrateWith(next: string, url: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const migrating = spawn(process.execPath, [join(next, 'slipway.mjs'), 'migrate'], {
    env: { PATH, HOME, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(migrating, 'exit');
  if (code !== 0) throw new Error('The migration failed.');
}

/** The bookings of other companies, in the same table. */
async function fillTable(
  url: string,
  { companies, each }: { companies: number; each: number },
): Promise<void> {
  await onServer(url, async (client) => {
    await copyCompanies(client, companies);
    await fillCopies(client, SEED_TRIPS, { bookings: each, customers: Math.ceil(each / 10) });
  });
}

/** Whether the migration has done all that it was to do. */
async function faultsOf(url: string, bookings: number): Promise<string[]> {
  return onServer(url, async (client) => {
    const { rows } = await client.query(`
      select count(*)::int as found,
        count(*) filter (where tide_minutes is null)::int as unfilled,
        (select indisvalid from pg_index where indexrelid = 'bookings_by_tide'::regclass) as built,
        (select convalidated from pg_constraint where conname = 'bookings_tide_known') as validated
      from bookings join tenants on tenants.id = tenant_id where ${COPIES}`);
    const { found, unfilled, built, validated } = rows[0];
    return [
      ...(found === bookings ? [] : [`${found} of ${bookings} bookings of the other companies.`]),
      ...(unfilled === 0 ? [] : [`${unfilled} old bookings were not filled.`]),
      ...(built && validated ? [] : ['The index or the constraint is not there.']),
    ];
  });
}
