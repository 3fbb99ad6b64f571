import type { PGlite } from '@electric-sql/pglite';
import {
  createApp,
  createLimiters,
  createLog,
  createProviders,
  type Database,
  embeddedDialect,
  JOBS,
  momentsByClock,
  NO_PAGES,
  openPgliteSession,
  pagesUrlAt,
  simulatedHardware,
} from '@slipway/api/host';
import { EXAMPLE_ID, RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import { Kysely } from 'kysely';
import { mailList } from '../adapters/mail-list.ts';
import { timedJobs } from '../adapters/timed-jobs.ts';
import { webCryptoPasswords } from '../adapters/web-crypto-passwords.ts';
import type { Effects, SandboxMail } from '../page/sandbox.ts';
import { watchChanges } from './watch-changes.ts';

export type ObservedResponse = { response: Response; milliseconds: number; effects: Effects };

/** The API on one database, as the reader's tab has it. */
export type World = {
  database: Database;
  /** With the ID of a member it is that member of Heron Bay Boats who calls. */
  send(request: Request, memberId?: string | null): Promise<ObservedResponse>;
  /** The same, with what the call changed. */
  observe(request: Request): Promise<ObservedResponse>;
  mails: SandboxMail[];
  close(): Promise<void>;
};

const NO_EFFECTS: Effects = { rows: [], mails: [], events: [] };

/** The documentation names this domain, and its examples are what the sandbox answers. */
const PAGES_DOMAIN = 'slipway.example';
const pagesUrl = pagesUrlAt({ domain: PAGES_DOMAIN, port: 443 });

/** The tab is the only caller. */
const CALLER = { address: '127.0.0.1' };

export async function openWorld(
  pglite: PGlite,
  clock: () => Date,
  pdfPath: string,
): Promise<World> {
  const session = await openPgliteSession(pglite);
  const database: Database = new Kysely({ dialect: embeddedDialect(session) });
  const log = createLog('error', clock, (line) => console.error(line));
  const moments = momentsByClock(clock);
  const { mail, texts, messages } = mailList();
  const payments = createProviders(database, { clock, demoPayments: true });
  const jobs = timedJobs(JOBS, {
    database,
    moments,
    clock,
    mail,
    texts,
    pagesUrl,
    payments,
    passwords: webCryptoPasswords,
    log,
  });
  const app = createApp({
    database,
    clock,
    log,
    alert: () => {},
    ...createLimiters({ requestsPerMinute: RATE_LIMIT_PER_MINUTE, shared: undefined }),
    runningAtOnce: 1,
    services: {
      passwords: webCryptoPasswords,
      moments,
      sendJob: jobs.send,
      hardware: simulatedHardware,
      pagesUrl,
      payments,
      // Endpoints can be stored, but nothing leaves the tab.
      webhookPost: { mayCall: () => true },
      async writePdf(document) {
        const { writePdf }: typeof import('../pdf/index.ts') = await import(pdfPath);
        return writePdf(document);
      },
    },
    pages: { domain: PAGES_DOMAIN, files: NO_PAGES },
  });
  const watch = await watchChanges(database);

  async function send(request: Request, memberId?: string | null): Promise<ObservedResponse> {
    const startedAt = performance.now();
    const member = memberId ? { tenantId: EXAMPLE_ID.heronBay, id: memberId } : undefined;
    const response = await app(request, { ...CALLER, ...(member && { member }) });
    const milliseconds = performance.now() - startedAt;
    if (request.method !== 'GET') await jobs.runSent();
    return { response, milliseconds, effects: NO_EFFECTS };
  }

  async function observe(request: Request): Promise<ObservedResponse> {
    if (request.method === 'GET') return send(request);
    const sentBefore = messages.length;
    const watched = await watch();
    const answer = await send(request);
    const effects = { ...(await watched.end()), mails: messages.slice(sentBefore) };
    return { ...answer, effects };
  }

  return {
    database,
    send,
    observe,
    mails: messages,
    async close() {
      jobs.stop();
      await database.destroy();
    },
  };
}
