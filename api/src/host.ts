/** What a host other than `server.ts` needs to run the app: nothing in here touches Node. */
export { type App, createApp } from './app.ts';
export { momentsByClock } from './changes/moments.ts';
export type { Database } from './database/database.ts';
export { embeddedDialect } from './database/embedded-dialect.ts';
export { openPgliteSession } from './database/pglite-session.ts';
export { simulatedHardware } from './hardware/simulated-hardware.ts';
export { JOBS } from './jobs/index.ts';
export type { Job, JobContext, SendJob } from './jobs/job.ts';
export { createLimiters } from './limits/create-limiters.ts';
export { createLog, errorFields, type Log } from './log.ts';
export type { Mail, MailMessage } from './mail/mail.ts';
export type { TextCarrier } from './mail/text-carrier.ts';
export { NO_PAGES } from './pages/page-files.ts';
export { pagesUrlAt } from './pages/pages-url.ts';
export type { Passwords } from './passwords.ts';
export { createProviders } from './payments/providers.ts';
