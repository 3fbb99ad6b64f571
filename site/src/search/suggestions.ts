/** What to look for when nothing has been typed: the questions of a working day, and one of integrators. */
export const suggestions = [
  'refund',
  'no-show',
  'cash payment',
  'opening hours',
  'damage deposit',
  'discount code',
  'API key',
];
