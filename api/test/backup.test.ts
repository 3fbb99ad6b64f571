// @module-tag all

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REQUEST_HEADER } from '@slipway/contract';
import { DAY, formatInstant, HOUR } from '@slipway/engine';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Caller } from './harness/caller.ts';
import { slipway } from './harness/command-line.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip, june } from './harness/trips.ts';
import { ServerInProcess, TestWorld } from './harness.ts';

const WRITERS = 4;

let folder: string;
let world: TestWorld;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-backup-'));
  world = await TestWorld.create('pglite', storeRentalCompanies);
});
afterAll(async () => {
  await world?.destroy();
  await rm(folder, { recursive: true, force: true });
});

const place = (name: string) => ({ dataFolder: join(folder, name), databaseUrl: undefined });
const names = async () => (await readdir(folder)).toSorted();

/** One trip to each number, so that a repetition sends the very same request. */
function book(caller: Caller, number: number, changes: object = {}) {
  const pickup = Date.parse(june(1, '10:00')) + number * (DAY / 8);
  const times = { pickup: formatInstant(pickup), return: formatInstant(pickup + 2 * HOUR) };
  const body = { ...gannetTrip(1, '10:00', '12:00'), ...times, ...changes };
  const headers = { [REQUEST_HEADER.idempotencyKey.name]: String(number) };
  return caller.callUntilServed('createBooking', { body, headers });
}

async function storedBookings(caller: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let after = 'start'; ; ) {
    const { data, pagination } = await caller.ask('listBookings', { query: { after } });
    ids.push(...data.map(({ id }) => id));
    if (data.length < pagination.perPage) return ids;
    after = pagination.nextCursor ?? '';
  }
}

async function eventsOf(caller: Caller) {
  const all = [];
  for (let after = '0'; ; ) {
    const { data, cursor, hasMore } = await caller.ask('listEvents', { query: { after } });
    all.push(...data);
    if (!hasMore) return all;
    after = cursor;
  }
}

describe('a backup that is made while bookings are written', () => {
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  let restored: ServerInProcess;
  let caller: Caller;

  beforeAll(async () => {
    const server = await world.startServer({ RATE_LIMIT: '1000000' });
    const writing = new Caller(server, world.keys.heronbay);
    let last = 0;
    let isOver = false;
    let acknowledged = before;
    const write = async () => {
      while (!isOver) {
        const number = ++last;
        const answer = await book(writing, number);
        expect(answer.status, answer.text).toBe(200);
        acknowledged.set(number, answer.json.data.bookingId);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    await vi.waitUntil(() => before.size > 8, { interval: 5, timeout: 60_000 });
    acknowledged = after;
    const made = await slipway(world.database, 'backup', join(folder, 'busy.backup'));
    const afterwards = after.size;
    await vi.waitUntil(() => after.size > afterwards + 4, { interval: 5, timeout: 60_000 });
    isOver = true;
    await Promise.all(writers);
    expect(made.complained).toEqual([]);
    await slipway(place('busy'), 'restore', join(folder, 'busy.backup'));
    restored = await ServerInProcess.start(place('busy') as never);
    caller = new Caller(restored, world.keys.heronbay);
  });
  afterAll(() => restored?.stop());

  test('holds all that was acknowledged before it began, and nothing that nobody wrote', async () => {
    const stored = await storedBookings(caller);
    expect(stored).toEqual(expect.arrayContaining([...before.values()]));
    expect(stored.length).toBeLessThan(before.size + after.size);
    const written = new Set([...before.values(), ...after.values()]);
    expect(stored.filter((id) => !written.has(id))).toEqual([]);
  });

  test('holds each booking whole: with its costs, its payment and its event', async () => {
    const stored = await storedBookings(caller);
    for (const id of stored) {
      const { data } = await caller.ask('getBooking', { params: { id } });
      const { costs, payments } = data.financialDetails;
      expect(costs.totalIncludingTax).toBeGreaterThan(0);
      expect(payments.lines.map(({ amount }) => amount)).toEqual([costs.totalIncludingTax]);
    }
    await expect
      .poll(async () => (await eventsOf(caller)).map(({ data }) => data.bookingId).toSorted())
      .toEqual(stored.toSorted());
  });

  test('goes on where it was: keys of requests, references, events and mail', async () => {
    const stored = await storedBookings(caller);
    const [number, id] = [...before][0] ?? [];
    expect((await book(caller, number ?? 0)).json.data.bookingId).toBe(id);
    const events = await eventsOf(caller);
    const made = await book(caller, 10_000, { notifyCustomer: true });
    expect(made.status, made.text).toBe(200);
    expect(await storedBookings(caller)).toHaveLength(stored.length + 1);
    await expect.poll(async () => (await eventsOf(caller)).length).toBe(events.length + 1);
    expect((await eventsOf(caller)).slice(0, events.length)).toEqual(events);
    const mail = () => readdir(join(folder, 'busy', 'mail')).catch(() => []);
    await expect.poll(mail).toHaveLength(2);
  });

  test('keeps companies apart as before', async () => {
    const stranger = new Caller(restored, world.keys.kestrelquay);
    const [id = ''] = before.values();
    expect(await stranger.refusal(404, 'getBooking', { params: { id } })).toContain('Not found');
    expect(await storedBookings(stranger)).toEqual([]);
  });

  test('is a file that only its owner can read, with nothing left beside it', async () => {
    expect((await stat(join(folder, 'busy.backup'))).mode & 0o777).toBe(0o600);
    expect(await names()).toEqual(['busy', 'busy.backup']);
  });
});

describe('with no server running', () => {
  let quiet: TestWorld;
  const file = () => join(folder, 'quiet.backup');

  beforeAll(async () => {
    quiet = await TestWorld.create('pglite', storeRentalCompanies);
    const { exitCode, printed } = await slipway(quiet.database, 'backup', file());
    expect({ exitCode, printed }).toEqual({
      exitCode: 0,
      printed: [`Backed up ${quiet.database.dataFolder} to ${file()}.`],
    });
  });
  afterAll(() => quiet?.destroy());

  const refusal = async (where: Parameters<typeof slipway>[0], ...args: string[]) => {
    const { exitCode, printed, complained } = await slipway(where, ...args);
    expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: [] });
    return complained;
  };
  const filesIn = async (name: string) => (await readdir(join(folder, name))).toSorted();

  test('a backup is made and restored by the command alone', async () => {
    const { printed } = await slipway(place('quiet'), 'restore', file());
    expect(printed).toEqual([
      `Restored ${file()} into ${join(folder, 'quiet')}. The API can be started there.`,
    ]);
    expect(await filesIn('quiet')).toEqual(['database']);
  });

  test('a backup never goes over another file', async () => {
    const before = await readFile(file());
    expect(await refusal(quiet.database, 'backup', file())).toEqual([
      `${file()} is there already: name a new file.`,
    ]);
    expect((await readFile(file())).equals(before)).toBe(true);
  });

  test('a folder without a database is not backed up, and none is made in it', async () => {
    await mkdir(join(folder, 'nothing'));
    expect(await refusal(place('nothing'), 'backup', join(folder, 'nothing.backup'))).toEqual([
      `There is no database in ${join(folder, 'nothing')}: set DATA_DIR to its folder.`,
    ]);
    expect(await filesIn('nothing')).toEqual([]);
  });

  test('a file that cannot be written is named', async () => {
    const path = join(folder, 'missing', 'one.backup');
    expect(await refusal(quiet.database, 'backup', path)).toEqual([
      `${path} could not be written (ENOENT): no backup was made.`,
    ]);
  });

  test('a server that ends in the middle of a backup leaves no file', async () => {
    const dataFolder = join(folder, 'ending');
    await mkdir(join(dataFolder, 'database'), { recursive: true });
    const server = createServer((_request, response) => {
      response.write(Buffer.alloc(100_000), () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(join(dataFolder, 'slipway.sock'), resolve));
    const path = join(folder, 'ending.backup');
    expect(await refusal(place('ending'), 'backup', path)).toEqual([
      `${path} could not be written (ECONNRESET): no backup was made.`,
    ]);
    expect((await names()).filter((name) => name.startsWith('ending.'))).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('a folder that holds something is not restored into, and stays as it is', async () => {
    await mkdir(join(folder, 'full', 'mail'), { recursive: true });
    expect(await refusal(place('full'), 'restore', file())).toEqual([
      `The data folder ${join(folder, 'full')} is not empty, it holds mail: set DATA_DIR to an empty folder, or move away what is there.`,
    ]);
    expect(await filesIn('full')).toEqual(['mail']);
  });

  test('the folder of a running server is not restored into', async () => {
    const [sentence] = await refusal(world.database, 'restore', file());
    expect(sentence).toContain(`is in use by process ${process.pid}: stop it`);
  });

  test.each([
    ['cut off', async () => (await readFile(file())).subarray(0, -100_000), 'is damaged or no'],
    ['changed in one byte', async () => flipped(await readFile(file())), 'is damaged or no'],
    ['not packed', async () => Buffer.from('R7K2QD'), 'is damaged or no backup'],
    ['something else', async () => gzipSync('R7K2QD'), 'is not a backup of Slipway'],
  ])('a file that is %s is refused, and the folder stays empty', async (name, content, words) => {
    const path = join(folder, `${name}.backup`);
    await writeFile(path, await content());
    const [sentence] = await refusal(place(name), 'restore', path);
    expect(sentence).toContain(`${path} ${words}`);
    expect(await filesIn(name)).toEqual([]);
  });

  test('a backup of a newer version is refused', async () => {
    const migration = { name: '2999-01-01-newer', timestamp: '2999-01-01T00:00:00Z' };
    const path = join(folder, 'newer.backup');
    await quiet.database.use(async ({ database, dump }) => {
      const migrations = database as unknown as Kysely<{ kysely_migration: typeof migration }>;
      await migrations.insertInto('kysely_migration').values(migration).execute();
      await writeFile(path, gzipSync((await dump?.()) ?? '', { level: 1 }));
    });
    expect(await refusal(place('newer'), 'restore', path)).toEqual([
      `${path} was made by a newer version, which has 2999-01-01-newer: restore it with that one.`,
    ]);
    expect(await filesIn('newer')).toEqual([]);
  });

  test.each(['backup', 'restore'])(
    '%s refuses to stand in for the means of PostgreSQL',
    async (command) => {
      const databaseUrl = 'postgres://127.0.0.1/slipway';
      const [sentence] = await refusal({ ...place('quiet'), databaseUrl }, command, file());
      expect(sentence).toContain(
        'DATABASE_URL is set, and this is for the embedded database: use pg_',
      );
    },
  );
});

function flipped(content: Buffer): Buffer {
  const middle = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
  return content;
}
