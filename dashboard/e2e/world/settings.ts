import { join } from 'node:path';
import { readConfig } from '@slipway/api';

export const config = readConfig({
  API_PORT: '0',
  LOG_LEVEL: 'error',
  DEMO_PAYMENTS: 'allow',
  RATE_LIMIT: '1000000',
});

/** The database with the Saturday, in the folder of the run. */
export function saturdayIn(folder = ''): string {
  return join(folder, 'saturday');
}

export function sessionsIn(folder = ''): string {
  return join(folder, 'sessions.json');
}
