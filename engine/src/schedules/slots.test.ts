import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { packages } from '../../test/heron-bay-schedules.ts';
import { HOUR } from '../time/instant.ts';
import { checkTripTimes } from './check-trip-times.ts';
import { startTimesOn } from './start-times.ts';

function check(pickup: string, back: string, schedule = packages()) {
  return checkTripTimes(schedule, {
    pickup: at(pickup),
    return: at(back),
    timeZone: COPENHAGEN,
  });
}

describe('a slot schedule', () => {
  test('allows exactly its slots and names the one that is filled', () => {
    expect(check('2025-06-13 16:00', '2025-06-15 18:00')).toEqual({
      allowed: true,
      slotId: 'weekend',
    });
    expect(check('2025-06-16 10:00', '2025-06-20 10:00')).toMatchObject({ slotId: 'midweek' });
  });

  test('says which slots there are when a trip fits none', () => {
    expect(check('2025-06-13 16:00', '2025-06-14 18:00')).toEqual({
      allowed: false,
      reason: 'not_a_slot',
      message: 'Choose one of the slots of June 13, 2025: Weekend at 16:00.',
    });
    expect(check('2025-06-14 16:00', '2025-06-16 18:00')).toMatchObject({ reason: 'closed' });
  });

  test('takes no boats back on a date that an exception closes', () => {
    const closed = {
      name: 'Regatta',
      from: '2025-06-15',
      until: '2025-06-15',
      repeatsYearly: false,
      change: { type: 'closed' } as const,
    };
    const schedule = packages({ exceptions: [closed] });
    expect(check('2025-06-13 16:00', '2025-06-15 18:00', schedule)).toEqual({
      allowed: false,
      reason: 'closed',
      message: 'No boats are taken back on June 15, 2025.',
    });
    expect(startTimesOn(schedule, '2025-06-13', COPENHAGEN)).toEqual([]);
    expect(startTimesOn(packages(), '2025-06-13', COPENHAGEN)).toHaveLength(1);
  });

  test('runs only the slots of an exception, at their other times', () => {
    const other = {
      name: 'Early weekend',
      from: '2025-06-12',
      until: '2025-06-13',
      repeatsYearly: false,
      change: {
        type: 'slots',
        slots: [{ id: 'weekend', pickup: '12:00', return: '20:00' }],
      } as const,
    };
    const schedule = packages({
      exceptions: [{ ...other, change: { ...other.change, slots: [...other.change.slots] } }],
    });
    expect(check('2025-06-13 16:00', '2025-06-15 18:00', schedule).allowed).toBe(false);
    expect(check('2025-06-13 12:00', '2025-06-15 20:00', schedule).allowed).toBe(true);
    expect(check('2025-06-12 12:00', '2025-06-14 20:00', schedule).allowed).toBe(true);
  });

  test('keeps its times on the wall over both changes of the clock', () => {
    const lengthOn = (date: string) => {
      const [slot] = startTimesOn(packages(), date, COPENHAGEN);
      return slot && ((slot.returns[0] as number) - slot.pickup) / HOUR;
    };
    expect(lengthOn('2025-06-13')).toBe(50);
    expect(lengthOn('2025-03-28')).toBe(49);
    expect(lengthOn('2025-10-24')).toBe(51);
  });
});
