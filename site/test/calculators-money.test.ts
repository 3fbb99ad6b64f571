import { expect, test } from 'vitest';
import addOnPrice from '../src/calculators/add-on-price/calculation.ts';
import addOnUptake from '../src/calculators/add-on-uptake/calculation.ts';
import bookingFee from '../src/calculators/booking-fee/calculation.ts';
import cancellation from '../src/calculators/cancellation-fee/calculation.ts';
import depositTiming from '../src/calculators/deposit-timing/calculation.ts';
import discountKinds from '../src/calculators/discount-kinds/calculation.ts';
import commission from '../src/calculators/partner-commission/calculation.ts';
import planBreakEven from '../src/calculators/plan-break-even/calculation.ts';
import { answerOf, linesOf, problemsOf } from './calculator-answers.ts';

test('a hold for June 14 that is paid on June 1 is placed by a link on June 12', () => {
  expect(linesOf(depositTiming)).toEqual({
    'Customer pays': 'June 1, 2025, 10:00',
    'Link for the hold goes out': 'June 12, 2025, 10:00',
    Pickup: 'June 14, 2025, 10:00',
    Return: 'June 14, 2025, 13:00',
    'Hold ends by itself': 'June 19, 2025, 10:00',
  });
});

test('a hold within five days of the pickup is placed with the payment', () => {
  const lines = linesOf(depositTiming, { paidOn: '2025-06-11' });
  expect(lines['Hold is placed']).toBe('June 11, 2025, 10:00');
  expect(lines['Hold ends by itself']).toBe('June 18, 2025, 10:00');
});

test('Mollie and long trips are charged, and the answer says why', () => {
  const mollie = answerOf(depositTiming, { provider: 'mollie' });
  expect(mollie.summary).toContain('Charge of €150.00');
  expect(mollie.notes?.join(' ')).toContain('Mollie cannot hold');
  expect(answerOf(depositTiming, { length: '121' }).summary).toContain('Charge of €150.00');
});

test('a deposit that is paid after the pickup is refused at its field', () => {
  expect(problemsOf(depositTiming, { paidOn: '2025-06-15' })).toEqual({
    paidOn: 'Choose a moment before the pickup.',
  });
});

test('the Slipway fee on €154.40 is €4.94, and no application fee is taken on it', () => {
  expect(linesOf(bookingFee)).toEqual({
    Costs: '€154.40',
    'Booking fee': '€4.94',
    'Customer pays': '€159.34',
    'Application fee': '−€4.94',
    'You keep': '€154.40',
  });
});

test('staff bookings carry no fee unless they are switched on', () => {
  expect(linesOf(bookingFee, { bookedBy: 'staff' })['Booking fee']).toBe('€0.00');
  const switchedOn = { bookedBy: 'staff', alsoForStaff: 'yes' };
  expect(linesOf(bookingFee, switchedOn)['Booking fee']).toBe('€4.94');
});

test('the plans cost the same at €7,500.00 and Heron Bay saves €120.00 with Skiff', () => {
  const answer = answerOf(planBreakEven);
  expect(answer.crossing).toBe(750_000);
  expect(answer.summary).toBe('Skiff is cheaper by €120.00 a year.');
  expect(linesOf(planBreakEven)).toMatchObject({
    'Skiff, a year': '€2,076.00',
    'Schooner, a year': '€2,196.00',
  });
  expect(answerOf(planBreakEven, { online: '7500' }).summary).toBe('Both plans cost the same.');
});

test('Hotel Reedside gets €15.84 of €132.00', () => {
  expect(linesOf(commission)).toMatchObject({
    Commission: '−€15.84',
    'Net of a trip': '€116.16',
    'Commission of the month': '€158.40',
  });
});

test('canceling costs nothing at 72 hours, half at 24 and all later', () => {
  expect(linesOf(cancellation)).toEqual({
    '72 hours before or more': '€0.00',
    '24 to 72 hours before': '€77.20',
    Later: '€154.40',
  });
  const feeAt = (before: string) => answerOf(cancellation, { before }).summary;
  expect(feeAt('72')).toContain('€0.00');
  expect(feeAt('24')).toContain('€77.20');
  expect(feeAt('23.99')).toContain('€154.40');
  expect(problemsOf(cancellation, { secondHours: '80' })).toHaveProperty('secondHours');
});

test('two picnic boxes cost €29.00, and each basis has its own price', () => {
  expect(linesOf(addOnPrice)['per piece']).toBe('€29.00');
  expect(linesOf(addOnPrice, { price: '2', pieces: '1' })).toEqual({
    'per piece': '€2.00',
    'per boat': '€2.00',
    'per passenger': '€8.00',
    'per hour': '€6.00',
    'per day': '€2.00',
    'per passenger per hour': '€24.00',
  });
});

test('one in four of 40 people brings €145.00, and the kitchen stops at 20 boxes', () => {
  expect(linesOf(addOnUptake)['Revenue, tax included']).toBe('€145.00');
  const full = linesOf(addOnUptake, { uptake: '75' });
  expect(full).toMatchObject({ 'Want one': '30', Sold: '20', 'Revenue, tax included': '€290.00' });
});

test('the three kinds of discount on €132.00 leave €125.40, €122.00 and €110.00', () => {
  expect(linesOf(discountKinds)).toEqual({
    'Without a code': '€132.00',
    '5%': '€125.40',
    'Fixed €10.00': '€122.00',
    '30 minutes free': '€110.00',
  });
});

test('a discount takes off no more than there is and leaves add-ons alone', () => {
  const lines = linesOf(discountKinds, { amount: '150', addOns: '29' });
  expect(lines['Fixed €150.00']).toBe('€29.00');
});
