import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { addDays } from '../time/local-date.ts';
import { checkRentalSetups } from './check-rental-setups.ts';
import { findRentalSetup } from './find-rental-setup.ts';
import { lastReturnDate } from './last-return-date.ts';
import type { RentalSetup } from './rental-setup.ts';

function setup(changes: Partial<RentalSetup>): RentalSetup {
  return {
    id: 'summer',
    dockId: 'north-pier',
    boatModelId: 'osprey-10',
    from: '2025-06-01',
    until: '2025-08-31',
    runOverDays: 0,
    scheduleId: 'packages',
    pricingId: 'osprey',
    ...changes,
  };
}

const spring = setup({ id: 'spring', from: '2025-04-01', until: '2025-05-15', runOverDays: 3 });
const summer = setup({});

function serves(pickup: string, back: string, boatModelId = 'osprey-10') {
  const result = findRentalSetup([spring, summer], {
    dockId: 'north-pier',
    boatModelId,
    pickup: at(pickup),
    return: at(back),
    timeZone: COPENHAGEN,
  });
  return result.found ? result.setup.id : result.message;
}

describe('a trip', () => {
  test('is served by the setup whose period holds its pickup, both days included', () => {
    expect(serves('2025-06-01 00:00', '2025-06-03 10:00')).toBe('summer');
    expect(serves('2025-05-15 23:59', '2025-05-16 02:00')).toBe('spring');
  });

  test('may end after the period as far as the run-over goes', () => {
    expect(serves('2025-05-15 10:00', '2025-05-18 23:00')).toBe('spring');
    expect(serves('2025-05-15 10:00', '2025-05-19 00:00')).toBe('Trips must end by May 18, 2025.');
    expect(serves('2025-08-31 10:00', '2025-09-01 10:00')).toBe(
      'Trips must end by August 31, 2025.',
    );
  });

  test('may end at any time where the period ends after every date that can be used', () => {
    expect(lastReturnDate({ until: '2099-12-31', runOverDays: 3 })).toBe('2100-01-03');
    expect(lastReturnDate({ until: '9999-12-31', runOverDays: 0 })).toBeNull();
  });

  test('cannot be booked in a gap or for a pair without a setup', () => {
    expect(serves('2025-05-20 10:00', '2025-05-20 13:00')).toBe(
      'This boat model cannot be booked at this dock on May 20, 2025.',
    );
    expect(serves('2025-06-20 10:00', '2025-06-20 13:00', 'plover-5')).toBe(
      'This boat model is not rented out at this dock.',
    );
  });
});

describe('the setups of a company', () => {
  test('may follow one another and may serve other pairs at the same time', () => {
    const atMillLock = setup({ dockId: 'mill-lock' });
    expect(checkRentalSetups([spring, summer, atMillLock])).toEqual([]);
  });

  test('may not overlap for the same pair, open ends included', () => {
    const open = setup({ from: '2025-08-31', until: null });
    expect(checkRentalSetups([summer, open])).toEqual([
      {
        path: [1, 'from'],
        message:
          'The same model and dock have a setup from 2025-06-01 until 2025-08-31. Periods may not overlap.',
      },
    ]);
  });

  test('need real dates and a run-over of 0 to 28 days', () => {
    const faulty = setup({ from: '2025-06-31', runOverDays: 29 });
    expect(checkRentalSetups([faulty]).map(({ path }) => path.join('.'))).toEqual([
      '0.from',
      '0.runOverDays',
    ]);
  });

  test('overlap exactly when a day belongs to both', () => {
    const day = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(day, day, day, day, (a, aMore, b, bMore) => {
        const dates = (first: number, more: number) => ({
          from: addDays('2025-06-01', first),
          until: addDays('2025-06-01', first + more),
        });
        const shared = Math.max(a, b) <= Math.min(a + aMore, b + bMore);
        const setups = [setup(dates(a, aMore)), setup(dates(b, bMore))];
        expect(checkRentalSetups(setups).length > 0).toBe(shared);
      }),
    );
  });
});
