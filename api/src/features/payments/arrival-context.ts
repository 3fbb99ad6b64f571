import type { Moments } from '../../database/changes/moments.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { PagesUrl } from '../../ports/pages-url.ts';
import type { Providers } from '../../ports/payment-provider.ts';

/** What it takes to look after a payment that a customer has made. */
export type ArrivalContext = {
  tenant: Tenant;
  now: Date;
  moments: Moments;
  payments: Providers;
  sendJob: SendJob;
  pagesUrl: PagesUrl;
};
