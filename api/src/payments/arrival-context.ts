import type { Moments } from '../changes/moments.ts';
import type { SendJob } from '../jobs/job.ts';
import type { PagesUrl } from '../pages/pages-url.ts';
import type { Tenant } from '../tenant.ts';
import type { Providers } from './providers.ts';

/** What it takes to look after a payment that a customer has made. */
export type ArrivalContext = {
  tenant: Tenant;
  now: Date;
  moments: Moments;
  payments: Providers;
  sendJob: SendJob;
  pagesUrl: PagesUrl;
};
