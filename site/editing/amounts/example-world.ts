import {
  breakEven,
  type Cents,
  PAUSE,
  PLANS,
  type Pricing,
  priceRental,
  TEXT_MESSAGE_PRICE,
  type TripSale,
} from '@slipway/engine';
import { tripOf } from '../../src/calculators/heron-bay.ts';
import { SATURDAY } from '../saturday.ts';

const { company, bookings } = SATURDAY;

function pricingOf(slug: string): Pricing {
  const pricing = company.pricings.find((candidate) => candidate.slug === slug);
  if (!pricing) throw new Error(`Heron Bay has no pricing '${slug}'.`);
  return pricing.definition;
}

export const PLOVER = pricingOf('plover-5');
export const GANNET = pricingOf('gannet-8');
const OSPREY = pricingOf('osprey-10');

/** What a trip costs; a trip without a price is a mistake in the example. */
export function rentalPrice(pricing: Pricing, trip: TripSale): Cents {
  const rental = priceRental(pricing, trip);
  if (!rental.priced) throw new Error(`The example has no price: ${rental.message}`);
  return rental.subtotal;
}

const model = bookings.find(({ reference }) => reference === 'R7K2QD');
if (!model) throw new Error('The Saturday has no R7K2QD.');
const { price: modelPrice } = model;

export const PLOVER_DEPOSIT: Cents = modelPrice.deposits.total;
export const R7K2QD_FEE: Cents = modelPrice.applicationFee;
/** What the trip costs without the booking fee, as for a booking that staff make. */
export const R7K2QD_WITHOUT_FEE: Cents = modelPrice.costs.totalIncludingTax - R7K2QD_FEE;

/** Hours between booking and pickup at which a Gannet 8 is cheaper, as usual and dearer. */
export const EARLY = 21 * 24;
export const NORMAL = 13 * 24;
export const LATE = 6;

/** Every amount that belongs to the example world and needs no further explanation on a page. */
export const WORLD_AMOUNTS: ReadonlySet<Cents> = new Set([
  0,
  ...[2, 3, 4, 8].map((hours) => rentalPrice(PLOVER, tripOf({ hours }))),
  ...[1, 2, 3, 4].flatMap((hours) =>
    [EARLY, NORMAL, LATE].map((hoursAhead) => rentalPrice(GANNET, tripOf({ hours, hoursAhead }))),
  ),
  ...['weekend', 'midweek'].map((slotId) => rentalPrice(OSPREY, tripOf({ hours: 50, slotId }))),
  ...company.addOns.map(({ price }) => price),
  ...bookings.flatMap(({ costs, price, commission }) => [
    ...costs.flatMap(({ amountIncludingTax, amountExcludingTax }) =>
      [amountIncludingTax, amountExcludingTax].map(Math.abs),
    ),
    price.costs.totalIncludingTax,
    price.costs.totalExcludingTax,
    price.deposits.total,
    commission,
  ]),
  R7K2QD_WITHOUT_FEE,
  ...Object.values(PLANS).map(({ monthly }) => monthly),
  breakEven(PLANS.skiff, PLANS.schooner) ?? 0,
  PAUSE.monthly,
  TEXT_MESSAGE_PRICE,
]);
