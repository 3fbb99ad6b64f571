import type { Migration } from './migration.ts';
import { buildIndex } from './online-steps.ts';

// Today lists the charged deposits of canceled bookings, which are few among all deposits.
const chargedDeposits: Migration = {
  steps: [
    buildIndex(
      'booking_deposits_charged',
      "on booking_deposits (tenant_id, booking_id) where taking = 'charge' and closed_at is null and secured_at is not null",
    ),
  ],
};

export default chargedDeposits;
