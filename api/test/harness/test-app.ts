import type { OpenedDatabase } from '../../src/adapters/open-database.ts';
import { createPdfWriter } from '../../src/adapters/pdf-writer.ts';
import { webauthnPasskeys } from '../../src/adapters/webauthn-passkeys.ts';
import { momentsByClock } from '../../src/database/changes/moments.ts';
import { simulatedHardware } from '../../src/hardware/simulated-hardware.ts';
import { type App, createApp } from '../../src/host/app.ts';
import type { Services } from '../../src/http/handler.ts';
import { createLimiters } from '../../src/limits/create-limiters.ts';
import { Live } from '../../src/live/live.ts';
import { createLog } from '../../src/log.ts';
import { createProviders } from '../../src/payments/providers.ts';
import { NO_PAGES } from '../../src/ports/page-files.ts';
import { pagesUrlAt } from '../../src/ports/pages-url.ts';
import { quickPasswords } from './quick-passwords.ts';
import { type Answer, readAnswer } from './test-server.ts';

const PAGES_DOMAIN = 'slipway.example';
const pagesUrl = pagesUrlAt({ domain: PAGES_DOMAIN, port: 443 });

const noJobs: Services['sendJob'] = () => Promise.reject(new Error('There are no jobs here.'));

const anyAddress: Services['webhookPost'] = { mayCall: () => true };

type Call = {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The host that is called; by default that of the API. */
  host?: string;
};

/** The app itself, without a process around it, for tests that need to set its clock. */
export function testApp(
  { database }: OpenedDatabase,
  {
    clock = () => new Date(),
    requestsPerMinute = 1000,
    moments = momentsByClock(clock),
    sendJob = noJobs,
    webhookPost = anyAddress,
    pageFiles = NO_PAGES,
    hardware = simulatedHardware,
    passwords = quickPasswords,
    payments = createProviders(database, { clock, demoPayments: true }),
  } = {},
) {
  const log = createLog('silent', clock, () => {});
  const app = createApp({
    database,
    clock,
    log,
    live: new Live({ database, clock, log }),
    alert: () => {},
    ...createLimiters({ requestsPerMinute, shared: undefined }),
    runningAtOnce: 4,
    services: {
      passwords,
      passkeys: webauthnPasskeys,
      moments,
      sendJob,
      pagesUrl,
      payments,
      webhookPost,
      hardware,
      writePdf: createPdfWriter(),
    },
    pages: { domain: PAGES_DOMAIN, files: pageFiles },
  });
  return { call: callerOf(app), app };
}

/** Calls paths of an app, whichever process it is in. */
export function callerOf(app: App) {
  return async (
    path: string,
    { key, body, headers = {}, host = 'api.slipway.example' }: Call = {},
  ): Promise<Answer> => {
    const request = new Request(`https://${host}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    return readAnswer(await app(request, { address: '127.0.0.1' }));
  };
}
