import { scryptPasswords } from '../src/adapters/scrypt-password.ts';
import { momentsByDatabase } from '../src/database/changes/moments.ts';
import type { Database } from '../src/database/database.ts';
import { type App, createApp } from '../src/host/app.ts';
import { createLog } from '../src/log.ts';
import { createProviders } from '../src/payments/providers.ts';
import type { Limiter } from '../src/ports/limiter.ts';
import { NO_PAGES } from '../src/ports/page-files.ts';

const UNLIMITED: Limiter = {
  limit: 1,
  windowSeconds: 1,
  take: async () => ({ allowed: true, remaining: 1, resetSeconds: 1 }),
};

/** The app itself, without a server around it, that refuses nobody and runs no jobs. */
export function benchApp(database: Database, clock: () => Date = () => new Date()): App {
  const unused = () => Promise.reject(new Error('The measured operations do not need this.'));
  return createApp({
    database,
    clock,
    log: createLog('warn', clock, console.error),
    alert: () => {},
    requests: UNLIMITED,
    failedAttempts: UNLIMITED,
    runningAtOnce: 4,
    services: {
      passwords: scryptPasswords,
      moments: momentsByDatabase,
      sendJob: async () => {},
      hardware: { start: unused, stop: unused, battery: unused },
      writePdf: unused,
      pagesUrl: (slug) => `https://${slug}.slipway.example`,
      payments: createProviders(database, { clock, demoPayments: false }),
      webhookPost: { mayCall: () => false },
    },
    pages: { domain: 'slipway.example', files: NO_PAGES },
  });
}
