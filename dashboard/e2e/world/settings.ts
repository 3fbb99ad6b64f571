import { join } from 'node:path';
import { readConfig } from '@slipway/api';
import type { TeamName } from '@slipway/contract';
import type { DatabasePlace } from '../../../api/test/harness/database-place.ts';

export const config = readConfig({
  API_PORT: '0',
  LOG_LEVEL: 'error',
  DEMO_PAYMENTS: 'allow',
  RATE_LIMIT: '1000000',
});

/** The Saturday to be copied: where it is, and the sessions that it has. */
export type Saturday = { place: DatabasePlace; sessions: Record<TeamName, string> };

/** Where a run notes its Saturday. */
export function noteIn(folder = ''): string {
  return join(folder, 'saturday.json');
}
