import { expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { HOUR } from '../time/instant.ts';
import { type BookableTrip, chooseAlternatives } from './alternatives.ts';

const trip = (
  date: string,
  time: string,
  { hours = 3, boatModelId = 'plover' } = {},
): BookableTrip => {
  const pickup = at(`${date} ${time}`);
  return { boatModelId, date, pickup, return: pickup + hours * HOUR };
};
const wish = trip('2025-06-14', '10:00');
const told = (bookable: BookableTrip[]) =>
  chooseAlternatives(wish, bookable).map(({ kind, date, pickup }) => {
    const hour = (pickup - at(`${date} 00:00`)) / HOUR;
    return `${kind} ${date.slice(-2)} ${hour}`;
  });

test('another time of the day comes first, the nearest one before the others', () => {
  expect(
    told([
      trip('2025-06-14', '13:00'),
      trip('2025-06-14', '09:30'),
      trip('2025-06-14', '11:00'),
      trip('2025-06-14', '10:30'),
    ]),
  ).toEqual(['other_time 14 10.5', 'other_time 14 9.5', 'other_time 14 11', 'other_time 14 13']);
});

test('then another model at the very time, then other days, the nearest first', () => {
  expect(
    told([
      trip('2025-06-15', '10:00'),
      trip('2025-06-13', '10:00'),
      trip('2025-06-14', '11:00', { boatModelId: 'gannet' }),
      trip('2025-06-14', '10:00', { boatModelId: 'gannet' }),
      trip('2025-06-14', '12:00'),
    ]),
  ).toEqual(['other_time 14 12', 'other_model 14 10', 'other_day 15 10', 'other_day 13 10']);
});

test('another day is offered once, at the time nearest to the wish, and no further than 7 days away', () => {
  expect(
    told([
      trip('2025-06-21', '12:00'),
      trip('2025-06-21', '10:30'),
      trip('2025-06-22', '10:00'),
      trip('2025-06-07', '09:00'),
      trip('2025-06-06', '10:00'),
    ]),
  ).toEqual(['other_day 21 10.5', 'other_day 07 9']);
});

test('a trip of another length is no alternative, nor is the wish itself', () => {
  expect(told([trip('2025-06-14', '11:00', { hours: 2 }), wish])).toEqual([]);
});

test('six offers are enough: a Saturday with six free times shows no other day', () => {
  const times = ['11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00'];
  const offers = told([
    ...times.map((time) => trip('2025-06-14', time)),
    trip('2025-06-15', '10:00'),
  ]);
  expect(offers).toHaveLength(6);
  expect(offers.every((offer) => offer.startsWith('other_time'))).toBe(true);
});
