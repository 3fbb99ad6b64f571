import { EXAMPLE_ID } from '@slipway/contract';
import type { AddOn, Discount, OrderLine } from '@slipway/engine';
import type { CompanyRecords } from '../../company/records/company-records.ts';
import type { Random } from '../random.ts';

/** The add-on of the guides. */
export const PICNIC_BOX: AddOn = {
  id: 'picnic-box',
  name: 'Picnic box',
  price: 1450,
  basis: 'piece',
  taxRateId: EXAMPLE_ID.standardTax,
  priceIncludesTax: true,
  conditions: [],
  limits: {},
  orderBeforeHours: 0,
  soldOut: false,
};

/** The discount of the guides' code WELCOME5. */
export const WELCOME: Discount = {
  type: 'percentage',
  name: 'Welcome',
  percentage: 5,
  conditions: [],
};

export type Extras = {
  order: OrderLine[];
  coupon: { code: string; discount: Discount } | null;
};

/** What a customer of Heron Bay Boats adds to a trip now and then. */
export function extrasFor({ tenant }: CompanyRecords, random: Random): Extras {
  if (tenant.id !== EXAMPLE_ID.heronBay) return { order: [], coupon: null };
  const quantity = random.between(1, 4);
  return {
    order: random.happens(0.15) ? [{ addOn: PICNIC_BOX, quantity }] : [],
    coupon: random.happens(0.05) ? { code: 'WELCOME5', discount: WELCOME } : null,
  };
}
