import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccess } from '../src/keys/find-access.ts';
import { slipway, slipwayProcess, slipwayUnread } from './harness/command-line.ts';
import { PaymentDesk } from './harness/payment-desk.ts';
import { signedIn } from './harness/team.ts';
import { engines, ServerInProcess, TestDatabase } from './harness.ts';

const HERON_BAY = new URL('../../company/examples/heronbay.yaml', import.meta.url).pathname;
const HELP = 'Help: npm run slipway -- --help';

test('a reader who goes before the end, such as head, is no error', async () => {
  expect(await slipwayUnread('--help')).toEqual([]);
});

describe('a command line that cannot be understood', () => {
  test.each([
    [[], 'Name a command.'],
    [['compny', 'list'], "Unknown command 'compny'. Did you mean 'company'?"],
    [['webhooks', 'listen'], 'Add --secret SECRET.'],
    [['webhooks', 'listen', '--secret', 'hello'], '--secret is not one: it begins with whsec_.'],
    [['company'], "'company' is followed by one of apply, check, list."],
    [['keys', 'delete'], "'keys' is followed by one of create, list, revoke, not by 'delete'."],
    [['company', 'apply'], "Add FILE after 'company apply'."],
    [['company', 'check', 'a.yaml', 'b.yaml'], "'b.yaml' is one word too many."],
    [['keys', 'create', '--company', 'heronbay'], 'Add --description "…".'],
    [
      ['keys', 'create', '--descripton', 'x'],
      'Unknown option --descripton. Did you mean --description?',
    ],
    [['keys', 'create', '--company'], '--company needs a value: --company SLUG.'],
    [
      ['keys', 'create', '--description', 'a', '--description', 'b', '--company', 'c'],
      'Give --description only once.',
    ],
    [
      ['keys', 'create', '--company', 'a', '--primary', 'b', '--description', 'x'],
      '--primary b is not among the companies: add --company b.',
    ],
  ])('%j is answered with one sentence and exit code 2', async (args, sentence) => {
    expect(await slipway(undefined, ...args)).toEqual({
      exitCode: 2,
      printed: [],
      complained: [`${sentence} ${HELP}`],
    });
  });

  test('ends the process with that exit code', async () => {
    const { exitCode, complained } = await slipwayProcess(undefined, 'demmo');
    expect(exitCode).toBe(2);
    expect(complained).toEqual([`Unknown command 'demmo'. Did you mean 'demo'? ${HELP}`]);
  });
});

test.each([
  [['--help'], 'company apply FILE'],
  [['-h'], 'company apply FILE'],
  [['keys', '--help'], 'keys revoke PREFIX'],
  [['keys', 'create', '--help'], '--primary SLUG'],
  [['demo', '--help'], 'npm run slipway -- demo'],
])('%j explains itself', async (args, line) => {
  const { exitCode, printed } = await slipway(undefined, ...args);
  expect(exitCode).toBe(0);
  expect(printed.join('\n')).toContain(line);
});

test('a company file is checked without a database', async () => {
  expect(await slipwayProcess(undefined, 'company', 'check', HERON_BAY)).toEqual({
    exitCode: 0,
    printed: [
      `${HERON_BAY} is fine: Heron Bay Boats with 2 docks, 3 boat models, 12 boats and 4 rental setups.`,
    ],
    complained: [],
  });
  expect(await slipway(undefined, 'company', 'check', 'nowhere.yaml')).toEqual({
    exitCode: 1,
    printed: [],
    complained: ['nowhere.yaml does not exist: name a file.'],
  });
});

test('what works but should be looked at is said, and the file is fine all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-cli-'));
  const path = join(folder, 'light.yaml');
  const text = await readFile(HERON_BAY, 'utf8');
  await writeFile(path, text.replace('accent: "#B85C00"', 'accent: "#E07A1F"'));
  await cp(join(dirname(HERON_BAY), 'waivers'), join(folder, 'waivers'), { recursive: true });
  const { exitCode, printed, complained } = await slipway(undefined, 'company', 'check', path);
  await rm(folder, { recursive: true });
  expect({ exitCode, lines: printed.length }).toEqual({ exitCode: 0, lines: 1 });
  expect(complained).toEqual([
    expect.stringMatching(/^Look at this: .*light\.yaml:\d+:13 bookingForm\.branding\.accent: /),
  ]);
});

test('of many mistakes in a company file the first twenty are shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-cli-'));
  const path = join(folder, 'many.yaml');
  await writeFile(path, Array.from({ length: 30 }, (_, index) => `field${index}: 1\n`).join(''));
  const { exitCode, complained } = await slipway(undefined, 'company', 'check', path);
  await rm(folder, { recursive: true });
  expect(exitCode).toBe(1);
  expect(complained).toHaveLength(21);
  expect(complained[0]).toBe(`${path}:1:1 slug: is missing`);
  expect(complained.at(-1)).toBe('and 20 more');
});

describe.each(engines)('keys on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    await slipway(database, 'company', 'apply', HERON_BAY);
  });
  afterAll(() => database.drop());

  test('are made, shown once, revoked, and listed by their prefix', async () => {
    const made = await slipwayProcess(
      database,
      ...['keys', 'create', '--company', 'heronbay', '--description', 'Website'],
    );
    expect(made.exitCode).toBe(0);
    expect(made.complained).toEqual(['Keep this key: it is not stored and cannot be shown again.']);
    const [key = ''] = made.printed;
    const access = () => database.use((opened) => findAccess(opened.database, key));
    expect(await access()).toMatchObject({
      actor: { kind: 'key', description: 'Website' },
      tenants: [{ slug: 'heronbay' }],
    });

    const prefix = key.split('_')[1] ?? '';
    const revoked = await slipway(database, 'keys', 'revoke', prefix);
    expect(revoked.printed).toEqual([`The key ${prefix} is revoked and stops working in seconds.`]);
    expect(await access()).toBeUndefined();

    const listed = await slipway(database, 'keys', 'list');
    expect(listed.printed).toHaveLength(2);
    expect(listed.printed[1]).toMatch(
      new RegExp(`^${prefix} +heronbay +Website +[-0-9]+ +revoked [-0-9]+$`),
    );
  });

  test('are refused for a company that does not exist', async () => {
    const args = ['keys', 'create', '--company', 'heronby', '--description', 'x'];
    expect(await slipway(database, ...args)).toEqual({
      exitCode: 1,
      printed: [],
      complained: ['There is no company heronby; did you mean heronbay?'],
    });
  });
});

test('companies are listed, their payments checked, and an unknown key cannot be revoked', async () => {
  const database = await TestDatabase.create('postgres');
  expect((await slipway(database, 'migrate')).printed).toEqual(['The database is up to date.']);
  expect((await slipway(database, 'company', 'list')).printed).toEqual([
    'There is no company yet.',
  ]);
  await slipway(database, 'company', 'apply', HERON_BAY);
  expect((await slipway(database, 'company', 'list')).printed).toEqual([
    'heronbay   Heron Bay Boats   EUR   Europe/Copenhagen   ac5275f0-b3d7-415c-a776-0708c6611832',
  ]);
  expect((await slipway(database, 'payments', 'check')).printed).toEqual([
    'heronbay: 0 compared, 0 different.',
  ]);
  expect(await slipway(database, 'payments', 'check', '--company', 'nobody')).toEqual({
    exitCode: 1,
    printed: [],
    complained: ['There is no company nobody.'],
  });
  expect(await slipway(database, 'keys', 'revoke', 'abc')).toEqual({
    exitCode: 1,
    printed: [],
    complained: ['No live key has the prefix abc: look it up with keys list.'],
  });
  await database.drop();
});

test('a check of payments tells both sides of what differs and what nobody entered, and puts it on Today', async () => {
  const desk = await PaymentDesk.open('postgres');
  const booking = await desk.hold(11);
  await desk.pay(booking);
  const { reference } = await desk.show(booking);
  const { id: transactionId } = await desk.heronBay
    .updateTable('demo_transactions')
    .set({ captured: 11_200 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const check = () => slipway(desk.place, 'payments', 'check', '--company', 'heronbay');
  expect(await check()).toEqual({
    exitCode: 1,
    printed: ['heronbay: 1 compared, 1 different. Today lists what differs.'],
    complained: [
      `heronbay ${reference}: taken EUR 132.00 here, 112.00 at the provider (${transactionId}).`,
    ],
  });
  const tomasz = await signedIn(desk.app, 'Tomasz');
  const { data } = await tomasz.ask('getToday', { query: { day: '2025-06-14' } });
  expect(data.paymentsThatDiffer).toMatchObject([{ reference, ours: 13_200, theirs: 11_200 }]);
  await desk.heronBay.updateTable('demo_transactions').set({ id: 'unknown' }).execute();
  expect(await check()).toEqual({
    exitCode: 1,
    printed: ['heronbay: 0 compared, 0 different.'],
    complained: [`heronbay ${reference}: the provider does not answer (${transactionId}).`],
  });
  const { database } = desk.opened;
  await sql`alter table booking_payments disable trigger note_changed`.execute(database);
  const line = await desk.heronBay
    .updateTable('booking_payments')
    .set({ amount: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { complained } = await check();
  expect(complained).toContain(
    `heronbay ${reference}: the payment ${line.id} is not what was entered last.`,
  );
  await desk.close();
});

test('while a server has the embedded database open, the command line says who', async () => {
  const database = await TestDatabase.create('pglite');
  const server = await ServerInProcess.start(database);
  const { exitCode, complained } = await slipwayProcess(database, 'company', 'list');
  expect(exitCode).toBe(1);
  expect(complained).toEqual([
    expect.stringMatching(
      /^The data folder .+ is in use by process \d+: stop it, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server\.$/,
    ),
  ]);
  await server.stop();
  await database.drop();
});

test('a PostgreSQL server that cannot be reached is named without its password', async () => {
  const nowhere = { dataFolder: '/tmp', databaseUrl: 'postgres://me:secret@127.0.0.1:1/slipway' };
  const { exitCode, complained } = await slipwayProcess(nowhere, 'company', 'list');
  expect(exitCode).toBe(1);
  expect(complained).toEqual([expect.stringContaining('PostgreSQL at 127.0.0.1:1/slipway cannot')]);
  expect(complained.join()).not.toContain('secret');
});
