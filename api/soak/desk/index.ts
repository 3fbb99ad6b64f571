import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLE_ID, type TeamName } from '@slipway/contract';
import { storeHeronBay } from '../../bench/store-heron-bay.ts';
import buildApi from '../../scripts/build.ts';
import { openDatabase } from '../../src/adapters/open-database.ts';
import { scryptPasswords } from '../../src/adapters/scrypt-password.ts';
import { Random } from '../../src/demo/random.ts';
import { DEMO_PASSWORD, storeTeam } from '../../src/demo/team.ts';
import { ApiProcess } from '../api-process.ts';
import { runRestarts } from '../restarts.ts';
import { Sender } from '../sender.ts';
import { Tally } from '../tally.ts';
import { Books, checkBooks } from './books.ts';
import { Browser } from './browser.ts';
import { Customer } from './customer.ts';
import { type DeskReport, reportDesk } from './report.ts';
import { type Ready, Staff } from './staff.ts';
import { type Probe, probe, Stream } from './streams.ts';

const STAFF: readonly TeamName[] = ['Marta', 'Tomasz', 'Lena', 'Lena', 'Kai'];
const SESSIONS_EACH = 4;
const CUSTOMERS = 50;
const DOMAIN = 'slipway.example';
/** A change is followed to every screen so often, at most every ten seconds. */
const PROBES = 20;
const PROBE_AT_MOST_EVERY_MS = 10_000;
/** A stream comes back after a second, and begins with the next process. */
const STREAMS_OPEN_WITHIN_MS = 15_000;

/** Has a whole team and many customers work at once while a process is restarted, then checks the books. */
export async function soakDesk(minutes: number, databaseUrl: string): Promise<DeskReport> {
  await buildApi();
  const folder = await mkdtemp(join(tmpdir(), 'slipway-soak-'));
  const processes: ApiProcess[] = [];
  try {
    const key = await prepare(folder, databaseUrl);
    for (const name of ['process 1', 'process 2']) {
      processes.push(
        await ApiProcess.start(name, {
          DATABASE_URL: databaseUrl,
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          RATE_LIMIT: '1000000',
          PAGES_DOMAIN: DOMAIN,
          DEMO_PAYMENTS: 'allow',
          TRUSTED_PROXIES: '1',
        }),
      );
    }
    return await load(processes, key, minutes);
  } finally {
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(dataFolder: string, databaseUrl: string): Promise<string> {
  const opened = await openDatabase(
    { databaseUrl, poolSize: 1, dataFolder, takeOverOtherHosts: false },
    () => {},
  );
  try {
    const key = await storeHeronBay(opened.database);
    const passwordHash = await scryptPasswords.hash(DEMO_PASSWORD, 'team');
    await storeTeam(opened.database, { passwordHash, now: new Date() });
    return key;
  } finally {
    await opened.close();
  }
}

async function load(processes: ApiProcess[], key: string, minutes: number): Promise<DeskReport> {
  const urls = processes.map(({ url }) => url);
  const [tally, books, ready]: [Tally, Books, Ready] = [new Tally(), new Books(), []];
  const sender = new Sender(urls, key, tally);
  const added = await sender.send('createCustomer', {
    path: '/v1/customers',
    body: {
      customerTypeId: EXAMPLE_ID.guest,
      givenName: 'Paul',
      familyName: 'Lindqvist',
      emailAddress: 'paul.lindqvist@example.com',
    },
  });
  if (added.status !== 200) throw new Error('The customer could not be added.');
  const { id: customerId } = added.json.data;

  const team = Array.from({ length: SESSIONS_EACH }, () => STAFF)
    .flat()
    .map((who, number) => {
      const browser = new Browser(urls, tally, `dashboard.${DOMAIN}`, number);
      const random = new Random(number);
      const staff = new Staff({ browser, books, tally, random, ready, customerId }, who);
      return { staff, browser, stream: new Stream() };
    });
  for (const { staff } of team) await staff.signIn();
  const customers = Array.from({ length: CUSTOMERS }, (_, number) => {
    const browser = new Browser(urls, tally, `heronbay.${DOMAIN}`, number);
    const random = new Random(1_000 + number);
    return new Customer({ browser, books, tally, random }, number);
  });

  const start = Date.now();
  const time = { start, end: start + minutes * 60_000 };
  const streams = team.map(({ stream }) => stream);
  const [first] = processes;
  const restart = {
    name: 'SIGTERM to a process',
    at: 0.5,
    run: async () => first?.restart('SIGTERM'),
  };
  const [restarts, probes] = await Promise.all([
    runRestarts([restart], time, tally),
    probeStreams(time, streams, (team[0] as { staff: Staff }).staff, tally),
    ...team.map(({ staff }) => staff.workUntil(time.end)),
    ...team.map(({ stream, browser }, number) => stream.followUntil(time.end, browser, number)),
    ...customers.map((customer) => customer.bookUntil(time.end)),
  ]);
  const checked = await checkBooks(new Sender(urls, key, new Tally()), books);
  return reportDesk({
    time: { start, end: Date.now() },
    processes,
    people: { staff: team.length, customers: customers.length },
    tally,
    books,
    restarts,
    probes,
    streams,
    checked,
  });
}

/** Looks again and again whether a change reaches every screen. */
async function probeStreams(
  { start, end }: { start: number; end: number },
  streams: readonly Stream[],
  staff: Staff,
  tally: Tally,
): Promise<Probe[]> {
  const every = Math.min(PROBE_AT_MOST_EVERY_MS, (end - start) / PROBES);
  const probes: Probe[] = [];
  while (Date.now() + every < end) {
    try {
      await untilOpen(streams, end);
      if (Date.now() >= end) break;
      probes.push(await probe(streams, () => staff.note()));
    } catch (error) {
      tally.faults.push((error as Error).message);
    }
    await sleep(every);
  }
  return probes;
}

async function untilOpen(streams: readonly Stream[], end: number): Promise<void> {
  const giveUpAt = Date.now() + STREAMS_OPEN_WITHIN_MS;
  const closed = () => streams.filter(({ isOpen }) => !isOpen).length;
  while (closed() > 0 && Date.now() < end) {
    if (Date.now() > giveUpAt) throw new Error(`${closed()} streams did not come back.`);
    await sleep(100);
  }
}
