import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLE_ID, WEBHOOKS_PER_COMPANY } from '@slipway/contract';
import { SYSTEM } from '../src/actor.ts';
import { openPostgres } from '../src/adapters/postgres.ts';
import { momentsByDatabase } from '../src/changes/moments.ts';
import { recordChanges } from '../src/changes/record-changes.ts';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { makeBenchDatabase } from './bench-database.ts';
import { POOL } from './measure-company.ts';
import { ServerProcess } from './server-process.ts';
import { FAILING, HANGING, type Received } from './webhook-receiver.ts';

const BOOKINGS = 1_000;
const BATCHES_PER_SECOND = 10;
/** How long events may take to arrive after the last one has happened. */
const PATIENCE_MS = 60_000;

export type WebhookLoad = { eventsPerSecond: number; seconds: number };

/** Sends events to endpoints that all work, and then to as many of which two do not. */
export async function measureWebhooks(
  server: string,
  load: WebhookLoad,
): Promise<(string | number)[][]> {
  const working = Array.from({ length: WEBHOOKS_PER_COMPANY - 2 }, (_, index) => `/${index}`);
  const cases = {
    [`${working.length} that work`]: working,
    [`${working.length} that work, one that hangs, one that fails`]: [...working, HANGING, FAILING],
  };
  const rows: (string | number)[][] = [];
  for (const [name, paths] of Object.entries(cases)) {
    const received = await measureCase(server, paths, load);
    rows.push([name, ...figures(received, working, load)]);
  }
  return rows;
}

/** What came to the endpoints that work. */
function figures(received: Received, working: readonly string[], load: WebhookLoad) {
  const delays = working.flatMap((path) => received[path]?.delays ?? []).sort((a, b) => a - b);
  const events = working.reduce((sum, path) => sum + (received[path]?.events ?? 0), 0);
  const expected = load.eventsPerSecond * load.seconds * working.length;
  const at = (share: number) => `${delays[Math.floor(delays.length * share)] ?? '–'} ms`;
  return [
    expected - events,
    delays.length - events,
    Math.round(delays.length / load.seconds),
    at(0.5),
    at(0.95),
    at(0.99),
  ];
}

async function measureCase(
  server: string,
  paths: readonly string[],
  load: WebhookLoad,
): Promise<Received> {
  const database = await makeBenchDatabase(server, { bookings: BOOKINGS });
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const receiver = await ServerProcess.start('./webhook-receiver.ts', {});
  const api = await ServerProcess.start('../dist/server/main.mjs', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    WEBHOOK_LOOPBACK: 'allow',
  });
  const writer = await openPostgres({ url: database.url, poolSize: 2, onLostConnection: () => {} });
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${receiver.port}${path}`)).json() as Promise<Received>;
  try {
    for (const path of paths) {
      await makeEndpoint(api.port, database.key, `http://127.0.0.1:${receiver.port}${path}`);
    }
    await makeEvents(writer, load);
    const working = paths.filter((path) => path !== HANGING && path !== FAILING);
    const isThere = (received: Received) =>
      working.every((path) => received[path]?.events === load.eventsPerSecond * load.seconds);
    const until = performance.now() + PATIENCE_MS;
    let received = await ask('/report');
    while (!isThere(received) && performance.now() < until) {
      await sleep(500);
      received = await ask('/report');
    }
    return received;
  } finally {
    await writer.destroy();
    await api.stop();
    await receiver.stop();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}

async function makeEndpoint(port: number, key: string, url: string): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/v1/webhooks`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Endpoint', url, events: ['customer.updated'] }),
  });
  if (status !== 200) throw new Error(`Making an endpoint was answered with ${status}.`);
}

/** Changes of a customer, as many in each second as the load says, ten times a second. */
async function makeEvents(
  database: Database,
  { eventsPerSecond, seconds }: WebhookLoad,
): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const customer = await heronBay.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const changes = Array.from({ length: eventsPerSecond / BATCHES_PER_SECOND }, () => ({
    type: 'customer.updated' as const,
    subject: { customerId: customer.id },
    changes: { phoneNumber: { from: null, to: '+447700900456' } },
  }));
  const begin = performance.now();
  for (let batch = 0; batch < seconds * BATCHES_PER_SECOND; batch += 1) {
    await sleep(Math.max(0, begin + (batch * 1000) / BATCHES_PER_SECOND - performance.now()));
    await heronBay.transaction().execute(async (transaction) => {
      const now = await momentsByDatabase.ofChange(transaction);
      await recordChanges(transaction, { actor: SYSTEM, now }, changes);
    });
  }
}
