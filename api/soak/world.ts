import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeHeronBay } from '../bench/store-heron-bay.ts';
import buildApi from '../scripts/build.ts';
import { openDatabase } from '../src/adapters/open-database.ts';
import { Mailbox } from '../test/harness/mailbox.ts';
import { ApiProcess } from './api-process.ts';

export const POOL = 8;
/** Slow enough that mail is under way whenever something is restarted. */
const MAIL_TAKES_MS = 300;

/** The API at work for Heron Bay Boats. */
export type SoakWorld = {
  processes: readonly ApiProcess[];
  urls: readonly string[];
  key: string;
  mailbox: Mailbox;
};

/**
 * Runs the built API in so many processes on an empty database, without a URL on the embedded one.
 * @param fill puts more into the database before the first of them starts
 */
export async function withWorld<Result>(
  databaseUrl: string | undefined,
  count: number,
  work: (world: SoakWorld) => Promise<Result>,
  fill: () => Promise<void> = async () => {},
): Promise<Result> {
  await buildApi();
  const folder = await mkdtemp(join(tmpdir(), 'slipway-soak-'));
  const processes: ApiProcess[] = [];
  const mailbox = new Mailbox();
  mailbox.delayMs = MAIL_TAKES_MS;
  try {
    const smtpUrl = await mailbox.open();
    const key = await prepareDatabase(folder, databaseUrl);
    await fill();
    for (let number = 1; number <= count; number += 1) {
      processes.push(
        await ApiProcess.start(`process ${number}`, {
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: String(POOL),
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          RATE_LIMIT: '1000000',
          SMTP_URL: smtpUrl,
        }),
      );
    }
    return await work({ processes, urls: processes.map(({ url }) => url), key, mailbox });
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
