import type { AddOn } from '@slipway/engine';

/** Heron Bay's picnic box, changed where a calculator asks for it. */
export function picnicBox(changes: Partial<AddOn>): AddOn {
  return {
    id: 'picnic-box',
    name: 'Picnic box',
    price: 1450,
    basis: 'piece',
    taxRateId: 'standard',
    priceIncludesTax: true,
    conditions: [],
    limits: {},
    orderBeforeHours: 0,
    soldOut: false,
    ...changes,
  };
}
