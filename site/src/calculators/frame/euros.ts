import type { Cents } from '@slipway/engine';

const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** `-660` as `−€6.60`. */
export function euros(amount: Cents): string {
  return EURO.format(amount / 100).replace('-', '−');
}
