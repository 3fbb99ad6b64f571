/** What a host other than `server.ts` needs to run the app: nothing in here touches Node. */

export { momentsByClock } from '../database/changes/moments.ts';
export type { Database } from '../database/database.ts';
export { embeddedDialect } from '../database/embedded-dialect.ts';
export { openPgliteSession } from '../database/pglite-session.ts';
export { simulatedHardware } from '../hardware/simulated-hardware.ts';
export type { Job, JobContext, SendJob } from '../jobs/job.ts';
export { createLimiters } from '../limits/create-limiters.ts';
export { createLog, errorFields, type Log } from '../log.ts';
export { createProviders } from '../payments/providers.ts';
export type { Mail, MailMessage } from '../ports/mail.ts';
export { NO_PAGES } from '../ports/page-files.ts';
export { pagesUrlAt } from '../ports/pages-url.ts';
export type { Passwords } from '../ports/passwords.ts';
export type { TextCarrier } from '../ports/text-carrier.ts';
export { type App, createApp } from './app.ts';
export { JOBS } from './jobs.ts';
