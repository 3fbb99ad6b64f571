import { authentication } from './authentication.ts';
import { boundaries } from './boundaries.ts';
import { conditionalRequests } from './conditional-requests.ts';
import { conventions } from './conventions.ts';
import { idempotency } from './idempotency.ts';
import { money } from './money.ts';
import { pagination } from './pagination.ts';
import type { ProseSection } from './prose-section.ts';
import { rateLimits } from './rate-limits.ts';
import { sandbox } from './sandbox.ts';
import { severalCompanies } from './several-companies.ts';
import { times } from './times.ts';
import { typescriptClient } from './typescript-client.ts';
import { versions } from './versions.ts';

/** What holds for every call, in the order in which a newcomer needs it. */
export const PROSE: readonly ProseSection[] = [
  sandbox,
  authentication,
  severalCompanies,
  conventions,
  boundaries,
  pagination,
  idempotency,
  rateLimits,
  conditionalRequests,
  times,
  money,
  versions,
  typescriptClient,
];
