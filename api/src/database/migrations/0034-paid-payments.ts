import type { Migration } from './migration.ts';
import { buildIndex } from './online-steps.ts';

// What was paid lately is compared with the provider's books every night.
const paidPayments: Migration = {
  steps: [buildIndex('payments_paid', "on payments (tenant_id, created_at) where status = 'paid'")],
};

export default paidPayments;
