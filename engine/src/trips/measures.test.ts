import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { decimalText } from '../arithmetic/decimal-text.ts';
import { MINUTE } from '../time/instant.ts';
import { bookedAhead, tripLength } from './measures.ts';

function measured(pickup: string, back: string, timeZone = COPENHAGEN) {
  const length = tripLength({
    pickup: at(pickup, timeZone),
    return: at(back, timeZone),
    timeZone,
  });
  return {
    hours: decimalText(length.hours),
    days: decimalText(length.days),
    nights: length.nights,
  };
}

describe('the length of a trip', () => {
  test('of three hours is an eighth of a day and no night', () => {
    expect(measured('2025-06-14 10:00', '2025-06-14 13:00')).toEqual({
      hours: '3',
      days: '0.125',
      nights: 0,
    });
  });

  test.each([
    [COPENHAGEN, '2025-03-29 10:00', '2025-03-30 10:00', '23'],
    [COPENHAGEN, '2025-10-25 10:00', '2025-10-26 10:00', '25'],
    ['America/New_York', '2025-03-08 10:00', '2025-03-09 10:00', '23'],
    ['America/New_York', '2025-11-01 10:00', '2025-11-02 10:00', '25'],
  ])(
    'over the change in %s from %s to %s is truly %s hours, one day and one night',
    (timeZone, pickup, back, hours) => {
      expect(measured(pickup, back, timeZone)).toEqual({ hours, days: '1', nights: 1 });
    },
  );

  test('of a week over the change is seven days', () => {
    expect(measured('2025-10-24 16:00', '2025-10-31 16:00')).toEqual({
      hours: '169',
      days: '7',
      nights: 7,
    });
  });

  test('within the night of the change is its true length', () => {
    expect(measured('2025-03-30 01:00', '2025-03-30 04:00').hours).toBe('2');
    expect(measured('2025-10-26 01:00', '2025-10-26 04:00').hours).toBe('4');
    const pickup = at('2025-10-26 02:45');
    const backwards = tripLength({ pickup, return: pickup + 30 * MINUTE, timeZone: COPENHAGEN });
    expect(decimalText(backwards.hours)).toBe('0.5');
    expect(decimalText(backwards.days)).toBe('0');
  });
});

test('a trip that is booked after its pickup is booked 0 hours ahead', () => {
  const pickup = at('2025-06-14 10:00');
  expect(decimalText(bookedAhead({ bookedAt: pickup + 1, pickup }).hours)).toBe('0');
  expect(decimalText(bookedAhead({ bookedAt: at('2025-05-24 10:00'), pickup }).days)).toBe('21');
});
