import type { SendJob } from '../jobs/job.ts';
import type { PagesUrl } from '../pages/pages-url.ts';
import type { Tenant } from '../tenant.ts';

/** What writing a message about a booking takes. */
export type MailContext = {
  tenant: Tenant;
  now: Date;
  sendJob: SendJob;
  pagesUrl: PagesUrl;
};
