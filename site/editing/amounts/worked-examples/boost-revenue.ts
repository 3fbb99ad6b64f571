import { type Discount, partnerStatement } from '@slipway/engine';
import {
  commission,
  discounted,
  formula,
  gannet,
  given,
  ordered,
  plover,
  share,
  type WorkedExamples,
  withoutTax,
} from '../calculations.ts';
import { R7K2QD_FEE, R7K2QD_WITHOUT_FEE } from '../example-world.ts';

const folder = 'docs/guides/boost-revenue';

function discount(
  kind: { type: 'percentage'; percentage: number } | { type: 'fixed'; amount: number },
): Discount {
  return { name: 'Welcome', conditions: [], ...kind };
}

const raised = formula('base / 0.88', { base: gannet(3) / 100 });
const [, lowered] = share(gannet(3), 5);
const addedUp = formula('base * 1.12', { base: gannet(3) / 100 });
const month = partnerStatement(
  { name: 'Hotel Reedside', code: 'reedside', commissionPercentage: 12 },
  [plover(3), gannet(3), plover(2)].map((revenue) => ({ status: 'completed', revenue })),
);

const [fifteen] = share(gannet(3), 15);
const early = gannet(3, 21 * 24);
const late = gannet(3, 6);

const ownShare = R7K2QD_WITHOUT_FEE + share(R7K2QD_WITHOUT_FEE, 5)[0];
const ownFixed = R7K2QD_WITHOUT_FEE + 300;

export const boostRevenue: WorkedExamples = {
  [`${folder}/create-discount-codes-to-boost-bookings.mdx`]: [
    ...given(1000),
    discounted(discount({ type: 'percentage', percentage: 5 })),
    discounted(discount({ type: 'fixed', amount: 1000 })),
  ],
  [`${folder}/generate-bookings-through-partners.mdx`]: [
    commission(plover(3)),
    commission(gannet(3)),
    commission(plover(2)),
    [raised],
    commission(raised),
    [lowered],
    commission(lowered),
    [addedUp],
    commission(addedUp),
    [month.revenue],
    [month.commission],
  ],
  [`${folder}/sell-add-ons-and-extras.mdx`]: [
    ...given(1800, 250, 400, 500),
    [ordered({ basis: 'passenger_hour', price: 500 }, 1)],
    ...[4, 10, 20].map((boxes) => [ordered({}, boxes)]),
    [
      ordered({}, 2) +
        ordered({ basis: 'passenger', price: 250 }, 1) +
        ordered({ basis: 'hour', price: 400 }, 1),
    ],
  ],
  [`${folder}/set-early-bird-and-last-minute-pricing.mdx`]: [
    ...given(600),
    [formula('hours * 48 - hours * 6', { hours: 3 })],
    [fifteen],
    [early - fifteen],
    [gannet(3) - fifteen],
    [late - early],
  ],
  [`${folder}/shift-booking-fee.mdx`]: [
    ...given(300),
    [ownShare],
    [ownShare - R7K2QD_FEE],
    [ownFixed],
    [ownFixed - R7K2QD_FEE],
    withoutTax(R7K2QD_FEE),
  ],
};
