import { FIRST_DAY, LAST_DAY } from './limits.ts';

export interface ChangelogEntry {
  date: string;
  release: string;
  kind: 'added' | 'renamed' | 'refused';
  title: string;
  description: string;
}

/** What changed in the API, newest first. */
export const CHANGELOG: readonly ChangelogEntry[] = [
  {
    date: '2025-11-28',
    release: 'v1.14',
    kind: 'refused',
    title: `Dates after ${LAST_DAY.slice(0, 4)} are refused`,
    description: `Dates and times are accepted from ${FIRST_DAY} to ${LAST_DAY}, counted in UTC. Others are refused with 422 on their field, in bodies and in queries. Before, years up to 9999 were accepted.`,
  },
  {
    date: '2025-11-21',
    release: 'v1.14',
    kind: 'added',
    title: 'Events and webhooks',
    description:
      'Follow what happens to bookings and customers with `GET /v1/events`, or have it sent to endpoints of yours: make them with `POST /v1/webhooks`, see what was delivered, and send it again with `POST /v1/webhooks/{id}/replay`. Deliveries are signed as Standard Webhooks 1.0 says and are repeated for three days.',
  },
  {
    date: '2025-11-14',
    release: 'v1.14',
    kind: 'added',
    title: 'The whole booking flow',
    description:
      'Ask for start times with `GET /v1/start-times`, for extras with `GET /v1/add-ons` and for a price with `POST /v1/quotes`. `POST /v1/bookings` takes `holdMinutes`, `optionHours`, `addOns`, `couponCode`, `partnerCode`, `ownReference`, `expectedTotal` and `applyRules`, and answers with status, deadline and amounts. Confirm, preview a cancellation and cancel under `/v1/bookings/{id}`. Lists of bookings and customers take `after` and answer `nextCursor`; customers have `updatedAt`.',
  },
  {
    date: '2025-10-17',
    release: 'v1.14',
    kind: 'added',
    title: 'Cost type booking_fee',
    description:
      'Cost lines of a booking can have the type `booking_fee`: the platform fee shifted to the customer, or a custom fee over the total. Integrations that sum costs by type should add it.',
  },
  {
    date: '2024-05-31',
    release: 'v1.0',
    kind: 'renamed',
    title: 'VAT became tax',
    description:
      'Fields named after VAT are named after tax: `taxRateId`, `amountIncludingTax`, `amountExcludingTax`, `totalIncludingTax`, `totalExcludingTax`, and `GET /v1/tax-rates` replaces `GET /v1/vat-rates`. The old fields and the old path still work and are deprecated.',
  },
];
