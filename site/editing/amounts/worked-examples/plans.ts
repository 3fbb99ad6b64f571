import {
  breakEven,
  type Cents,
  PAUSE,
  PLANS,
  TEXT_MESSAGE_PRICE,
  yearlyCost,
} from '@slipway/engine';
import { canceled, feeReturned, given, plover, type WorkedExamples } from '../calculations.ts';

const folder = 'docs/guides/settings/account';
const { skiff, schooner } = PLANS;

const crossing = breakEven(skiff, schooner) ?? 0;
const months: Cents[] = [1000, 4000, 6000, 10_000, 12_000, 12_000, 6000, 3000].map(
  (euros) => euros * 100,
);
const year = [...months, ...Array<'paused'>(PAUSE.monthsPerYear).fill('paused')];
const summer = months.slice(3, 6);
const online = months.reduce((sum, month) => sum + month, 0);
const [, refunded] = canceled(plover(3), 48);

/** What both plans cost over some months, and the difference. */
function compared(paid: readonly (Cents | 'paused')[]): Cents[] {
  const [onSkiff, onSchooner] = [yearlyCost(skiff, paid), yearlyCost(schooner, paid)];
  return [onSkiff, onSchooner, Math.abs(onSkiff - onSchooner)];
}

export const plans: WorkedExamples = {
  [`${folder}/billing.mdx`]: [[refunded], [feeReturned(plover(3), refunded, skiff.percentage)]],
  [`${folder}/choose-best-plan.mdx`]: [
    ...given(1_500_000, ...months),
    ...[...months, crossing, 1_500_000].map((paid) => compared([paid])),
    [3 * TEXT_MESSAGE_PRICE],
    [12 * crossing],
    [8 * crossing],
    [online],
    compared(year),
    compared(summer),
  ],
};
