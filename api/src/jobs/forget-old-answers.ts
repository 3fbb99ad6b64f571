import { IDEMPOTENCY_KEY_HOURS } from '@slipway/contract';
import { forTenant } from '../database/for-tenant.ts';
import { defineJob } from './job.ts';

const KEPT_MS = IDEMPOTENCY_KEY_HOURS * 60 * 60 * 1000;

/** Deletes idempotency keys, and the answers kept with them, once their time is over. */
export const forgetOldAnswers = defineJob({
  name: 'forget-old-answers',
  schedule: '7 * * * *',
  retries: 0,
  async run(_data, { database, now }) {
    const oldest = new Date(now.getTime() - KEPT_MS);
    for (const { id } of await database.selectFrom('tenants').select('id').execute()) {
      await forTenant(database, id)
        .deleteFrom('idempotency_keys')
        .where('created_at', '<=', oldest)
        .execute();
    }
  },
});
