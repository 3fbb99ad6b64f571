import { authentication } from './authentication.ts';
import { conditionalRequests } from './conditional-requests.ts';
import { conventions } from './conventions.ts';
import { idempotency } from './idempotency.ts';
import { money } from './money.ts';
import { pagination } from './pagination.ts';
import type { ProseSection } from './prose-section.ts';
import { rateLimits } from './rate-limits.ts';
import { severalCompanies } from './several-companies.ts';
import { times } from './times.ts';

/** What holds for every call, in the order in which a newcomer needs it. */
export const PROSE: readonly ProseSection[] = [
  authentication,
  severalCompanies,
  conventions,
  pagination,
  idempotency,
  rateLimits,
  conditionalRequests,
  times,
  money,
];
