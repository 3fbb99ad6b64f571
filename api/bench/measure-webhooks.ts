import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventType, EXAMPLE_ID, WEBHOOKS_PER_COMPANY } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import { openPostgres } from '../src/adapters/postgres.ts';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { newId } from '../src/new-id.ts';
import { makeBenchDatabase } from './bench-database.ts';
import { POOL } from './measure-company.ts';
import { ServerProcess } from './server-process.ts';
import { type Counted, FAILING, HANGING, type Received } from './webhook-receiver.ts';

const BOOKINGS = 1_000;
const BATCHES_PER_SECOND = 10;
/** How long events may take to arrive after the last one has happened. */
const PATIENCE_MS = 60_000;

/** What happens: events of these types in turn. */
const TYPES: readonly EventType[] = [
  'booking.created',
  'booking.confirmed',
  'booking.updated',
  'booking.canceled',
  'customer.created',
  'customer.updated',
];

export type WebhookLoad = {
  eventsPerSecond: number;
  seconds: number;
  /** Whether an endpoint that works wants every event, or those of one type. */
  wants: 'everything' | 'one type';
};

/** What arrived, and the API's processor time for each request it made. */
type Measured = { received: Received; cpuMicroseconds: number };

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
    const { received, cpuMicroseconds } = await measureCase(server, paths, load);
    const cpu = Math.round(cpuMicroseconds);
    rows.push([name, load.wants, ...figures(received, working, load), cpu]);
  }
  return rows;
}

/** How many events an endpoint that works is to be sent. */
function expectedEach({ eventsPerSecond, seconds, wants }: WebhookLoad): number {
  return (eventsPerSecond * seconds) / (wants === 'everything' ? 1 : TYPES.length);
}

/** What came to the endpoints that work. */
function figures(received: Received, working: readonly string[], load: WebhookLoad) {
  const delays = working.flatMap((path) => received[path]?.delays ?? []).sort((a, b) => a - b);
  const events = working.reduce((sum, path) => sum + (received[path]?.events ?? 0), 0);
  const expected = expectedEach(load) * working.length;
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
): Promise<Measured> {
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
  const { database: writer } = await openPostgres({
    url: database.url,
    poolSize: 2,
    onLostConnection: () => {},
  });
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${receiver.port}${path}`)).json();
  try {
    for (const [index, path] of paths.entries()) {
      const url = `http://127.0.0.1:${receiver.port}${path}`;
      const isOdd = path === HANGING || path === FAILING;
      const own = TYPES.filter((_, place) => place === index % TYPES.length);
      const events = load.wants === 'everything' || isOdd ? TYPES : own;
      await makeEndpoint(api.port, database.key, { name: path, url, events });
    }
    const before = api.processorSeconds();
    await makeEvents(writer, load);
    const working = paths.filter((path) => path !== HANGING && path !== FAILING);
    const isThere = (counted: Counted) =>
      working.every((path) => counted[path] === expectedEach(load));
    const until = performance.now() + PATIENCE_MS;
    while (!isThere((await ask('/counts')) as Counted) && performance.now() < until) {
      await sleep(500);
    }
    const received = (await ask('/report')) as Received;
    const deliveries = Object.values(received).reduce((sum, { delays }) => sum + delays.length, 0);
    return { received, cpuMicroseconds: ((api.processorSeconds() - before) * 1e6) / deliveries };
  } finally {
    await writer.destroy();
    await api.stop();
    await receiver.stop();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}

async function makeEndpoint(port: number, key: string, endpoint: object): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/v1/webhooks`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(endpoint),
  });
  if (status !== 200) throw new Error(`Making an endpoint was answered with ${status}.`);
}

/** Events, as many in each second as the load says, ten times a second. */
async function makeEvents(
  database: Database,
  { eventsPerSecond, seconds }: WebhookLoad,
): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const perBatch = eventsPerSecond / BATCHES_PER_SECOND;
  const begin = performance.now();
  for (let batch = 0; batch < seconds * BATCHES_PER_SECOND; batch += 1) {
    await sleep(Math.max(0, begin + (batch * 1000) / BATCHES_PER_SECOND - performance.now()));
    const now = new Date();
    const data = JSON.stringify({
      customerId: EXAMPLE_ID.ines,
      updatedAt: formatTimestamp(now.getTime()),
      changed: ['phoneNumber'],
    });
    const rows = Array.from({ length: perBatch }, (_, index) => ({
      id: newId(now),
      type: TYPES[(batch * perBatch + index) % TYPES.length] as string,
      happened_at: now,
      data,
    }));
    await heronBay.insertInto('events').values(rows).execute();
  }
}
