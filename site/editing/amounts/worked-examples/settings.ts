import { partnerStatement, TEXT_MESSAGE_PRICE } from '@slipway/engine';
import {
  commission,
  downPayment,
  formula,
  gannet,
  given,
  ordered,
  plover,
  share,
  type WorkedExamples,
  withoutTax,
} from '../calculations.ts';
import { PLOVER_DEPOSIT } from '../example-world.ts';

const folder = 'docs/guides/settings';

const raised = formula('base / 0.88', { base: gannet(3) / 100 });
const july = partnerStatement(
  { name: 'Hotel Reedside', code: 'reedside', commissionPercentage: 12 },
  [plover(3), gannet(4), plover(2)].map((revenue) => ({ status: 'confirmed', revenue })),
);
const WEEKEND = 69_000;
const threeTexts = [3 * TEXT_MESSAGE_PRICE];

export const settings: WorkedExamples = {
  [`${folder}/collaborate/roles-permissions.mdx`]: given(4000),
  [`${folder}/create-add-ons.mdx`]: [[ordered({ basis: 'hour', price: 200 }, 1, 2.5)]],
  [`${folder}/dive-deeper/api.mdx`]: [[gannet(3, 6) - gannet(3)]],
  [`${folder}/dive-deeper/partner-bookings.mdx`]: [
    [raised],
    commission(raised),
    commission(plover(3)),
    commission(gannet(4)),
    commission(plover(2)),
    [july.revenue],
    [july.commission],
  ],
  [`${folder}/payments/mollie.mdx`]: [[plover(2) + PLOVER_DEPOSIT]],
  [`${folder}/payments/receive-payments.mdx`]: given(200),
  [`${folder}/payments/stripe.mdx`]: given(100),
  [`${folder}/rental-setups/booking-confirmation-settings.mdx`]: [downPayment(WEEKEND, 30)],
  [`${folder}/rental-setups/edit-customer-notifications.mdx`]: [threeTexts],
  [`${folder}/rental-setups/pricing/configure-deposits.mdx`]: given(4000),
  [`${folder}/rental-setups/pricing/simple-pricing.mdx`]: [
    withoutTax(plover(3)),
    withoutTax(2 * plover(3)),
  ],
  [`${folder}/rental-setups/pricing/slot-pricing.mdx`]: [
    ...given(1500),
    share(WEEKEND, 10),
    withoutTax(share(WEEKEND, 10)[1]),
  ],
};
