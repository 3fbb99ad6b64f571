import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { plover } from '../../test/heron-bay-prices.ts';
import { tripLength } from '../trips/measures.ts';
import { type PriceTable, priceFromTable } from './price-table.ts';

function lookUp(table: PriceTable, minutes: number, passengersPerBoat = 4) {
  const { pickup, timeZone } = modelTrip();
  const length = tripLength({ pickup, return: pickup + minutes * 60_000, timeZone });
  const result = priceFromTable(table, { length, passengersPerBoat });
  return result.ok ? result.amount : null;
}

test('a length takes its own row or the next one up, and none beyond the last', () => {
  const { rows } = plover.table;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (minutes) => {
      const lengths = rows.map((row) => row.length).filter((length) => length * 60 >= minutes);
      const expected = rows.find((row) => row.length === Math.min(...lengths))?.prices[0] ?? null;
      expect(lookUp(plover.table, minutes)).toBe(expected);
    }),
  );
  expect(lookUp(plover.table, 150)).toBe(13200);
});

test('passengers on a boat choose the column', () => {
  const table: PriceTable = {
    per: 'minutes',
    passengerGroups: [4, 8],
    rows: [
      { length: 60, prices: [5000, 6000] },
      { length: 120, prices: [9000, null] },
    ],
  };
  expect(lookUp(table, 60, 4)).toBe(5000);
  expect(lookUp(table, 60, 5)).toBe(6000);
  expect(lookUp(table, 60, 9)).toBeNull();
  expect(lookUp(table, 120, 5)).toBeNull();
});

test('a week is seven days, also when the clock goes back in it', () => {
  const table: PriceTable = {
    per: 'days',
    passengerGroups: [],
    rows: [
      { length: 7, prices: [70000] },
      { length: 8, prices: [80000] },
    ],
  };
  const length = tripLength({
    pickup: at('2025-10-24 16:00'),
    return: at('2025-10-31 16:00'),
    timeZone: modelTrip().timeZone,
  });
  expect(priceFromTable(table, { length, passengersPerBoat: 4 })).toMatchObject({ amount: 70000 });
});
