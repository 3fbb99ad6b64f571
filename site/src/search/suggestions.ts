/** What to look for when nothing has been typed: the questions of a working day, and two of integrators. */
export const suggestions = [
  'refund',
  'discount code',
  'opening hours',
  'damage deposit',
  'API key',
  'createBooking',
];
