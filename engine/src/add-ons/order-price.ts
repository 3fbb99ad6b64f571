import { type Cents, formatCents, scale } from '../arithmetic/cents.ts';
import { decimalText } from '../arithmetic/decimal-text.ts';
import { multiply, type Rational, rational } from '../arithmetic/rational.ts';
import { ceil } from '../arithmetic/rounding.ts';
import { counted } from '../text/counted.ts';
import { tripLength } from '../trips/measures.ts';
import type { Trip } from '../trips/trip.ts';
import type { OrderLine, PriceBasis } from './add-on.ts';

/** The price of one order line, as entered: with or without tax, as the add-on says. */
export function orderLinePrice(
  { addOn, quantity }: OrderLine,
  trip: Trip,
): { amount: Cents; explanation: string } {
  const factors = [
    { count: rational(BigInt(quantity)), unit: '' },
    ...basisFactors(addOn.basis, trip),
  ];
  const times = factors.reduce((product, { count }) => multiply(product, count), rational(1n));
  const amount = scale(addOn.price, times);
  const shown = factors.map(({ count, unit }) => {
    const number = decimalText(count);
    return ` * ${unit ? counted(number, unit) : number}`;
  });
  return {
    amount,
    explanation: `${formatCents(addOn.price)}${shown.join('')} = ${formatCents(amount)}`,
  };
}

/** Hours count exactly, days are rounded up. */
function basisFactors(basis: PriceBasis, trip: Trip): { count: Rational; unit: string }[] {
  const { hours, days } = tripLength(trip);
  const passengers = { count: rational(BigInt(trip.passengers)), unit: 'passenger' };
  switch (basis) {
    case 'piece':
      return [];
    case 'boat':
      return [{ count: rational(BigInt(trip.boats)), unit: 'boat' }];
    case 'passenger':
      return [passengers];
    case 'hour':
      return [{ count: hours, unit: 'hour' }];
    case 'day':
      return [{ count: rational(ceil(days)), unit: 'day' }];
    case 'passenger_hour':
      return [passengers, { count: hours, unit: 'hour' }];
  }
}
