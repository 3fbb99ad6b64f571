import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import type { PagesUrl } from '../ports/pages-url.ts';

/** What writing a message about a booking takes. */
export type MailContext = {
  tenant: Tenant;
  now: Date;
  sendJob: SendJob;
  pagesUrl: PagesUrl;
};
