/** What it takes to make a small world in an empty database. */
export { migrate } from '../database/migrate.ts';
export { createKey, revokeKey } from '../keys/manage-keys.ts';
export { storeSaturday } from './store-saturday.ts';
export { DEMO_PASSWORD } from './team.ts';
export { storeWeeksAround } from './weeks-around.ts';
