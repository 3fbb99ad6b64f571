import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeHeronBay } from '../bench/store-heron-bay.ts';
import buildApi from '../scripts/build.ts';
import { openDatabase } from '../src/adapters/open-database.ts';
import { Random } from '../src/demo/random.ts';
import { Mailbox } from '../test/harness/mailbox.ts';
import { ApiProcess } from './api-process.ts';
import { checkLedger } from './check-ledger.ts';
import { watchConnections } from './connections.ts';
import { Integrator } from './integrator.ts';
import { Ledger } from './ledger.ts';
import { report, type SoakReport } from './report.ts';
import { restartsOf, runRestarts } from './restarts.ts';
import { Sender } from './sender.ts';
import { Tally } from './tally.ts';

export type { SoakReport } from './report.ts';

const PROCESSES_ON_POSTGRES = 3;
const POOL = 8;
const INTEGRATORS = 16;
/** Slow enough that mail is under way whenever something is restarted. */
const MAIL_TAKES_MS = 300;

export type SoakSettings = {
  minutes: number;
  /** An empty database of a server that may be restarted; without it the embedded database is used. */
  postgres?: { url: string; restart(): Promise<void> };
};

/** Has the built API work under mixed load while parts of it are restarted, then checks its books. */
export async function soak({ minutes, postgres }: SoakSettings): Promise<SoakReport> {
  await buildApi();
  const folder = await mkdtemp(join(tmpdir(), 'slipway-soak-'));
  const processes: ApiProcess[] = [];
  const mailbox = new Mailbox();
  mailbox.delayMs = MAIL_TAKES_MS;
  try {
    const smtpUrl = await mailbox.open();
    const key = await prepareDatabase(folder, postgres?.url);
    for (let number = 1; number <= (postgres ? PROCESSES_ON_POSTGRES : 1); number += 1) {
      processes.push(
        await ApiProcess.start(`process ${number}`, {
          DATABASE_URL: postgres?.url,
          DATABASE_POOL: String(POOL),
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          RATE_LIMIT: '1000000',
          SMTP_URL: smtpUrl,
        }),
      );
    }
    return await load(processes, key, mailbox, { minutes, ...(postgres && { postgres }) });
  } finally {
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepareDatabase(dataFolder: string, databaseUrl: string | undefined) {
  const opened = await openDatabase(
    { databaseUrl, poolSize: 1, dataFolder, takeOverOtherHosts: false },
    () => {},
  );
  try {
    return await storeHeronBay(opened.database);
  } finally {
    await opened.close();
  }
}

async function load(
  processes: ApiProcess[],
  key: string,
  mailbox: Mailbox,
  { minutes, postgres }: SoakSettings,
): Promise<SoakReport> {
  const urls = processes.map(({ url }) => url);
  const [tally, ledger] = [new Tally(), new Ledger()];
  const sender = new Sender(urls, key, tally);
  const connections = postgres && watchConnections(postgres.url);
  const start = Date.now();
  const time = { start, end: start + minutes * 60_000 };
  const [restarts] = await Promise.all([
    runRestarts(restartsOf(processes, postgres?.restart), time, tally),
    ...Array.from({ length: INTEGRATORS }, (_, seed) =>
      new Integrator({ sender, ledger, tally, random: new Random(seed) }).workUntil(time.end),
    ),
  ]);
  const counted = connections?.stop();
  // The books are checked after the figures are taken.
  const checked = await checkLedger(new Sender(urls, key, new Tally()), ledger, mailbox);
  return report({
    time: { start, end: Date.now() },
    processes,
    integrators: INTEGRATORS,
    tally,
    ledger,
    restarts,
    checked,
    connections: counted && { ...counted, allowed: POOL * processes.length },
  });
}
