import { describe, expect, test } from 'vitest';
import { nineToSix, packages, weekly } from '../../test/heron-bay-schedules.ts';
import { checkSchedule } from './check-schedule.ts';
import type { Schedule, Slot } from './schedule.ts';

function problems(schedule: Schedule): string[] {
  return checkSchedule(schedule).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function slot(changes: Partial<Slot>): Slot {
  return { ...(packages().slots[0] as Slot), ...changes };
}

test('the schedules of Heron Bay have no problems', () => {
  expect(problems(weekly())).toEqual([]);
  expect(problems(packages())).toEqual([]);
});

describe('a faulty weekly schedule names the field and what to do', () => {
  test.each<[Partial<ReturnType<typeof weekly>>, string]>([
    [{ earlyPickup: 61 }, 'earlyPickup: Use a whole number from 0 to 60.'],
    [
      { turnaround: { before: 0, after: 241 } },
      'turnaround.after: Use a whole number from 0 to 240.',
    ],
    [{ lengths: { type: 'list', minutes: [] } }, 'lengths.minutes: Add at least one length.'],
    [
      { lengths: { type: 'range', shortest: 120, longest: 60, step: 30 } },
      'lengths.longest: The longest trip must not be below the shortest.',
    ],
    [
      { days: { monday: { ...nineToSix, latestReturn: '25:00' } } },
      "days.monday.latestReturn: '25:00' is not a time of day. Write it like 09:30.",
    ],
    [
      { days: { monday: { ...nineToSix, latestReturn: '09:00' } } },
      'days.monday.latestReturn: The latest return must be after every first pickup.',
    ],
    [
      { days: { monday: { ...nineToSix, pickupWindows: [{ from: '12:00', until: '09:00' }] } } },
      'days.monday.pickupWindows.0.until: The last pickup must not be before the first.',
    ],
    [
      {
        exceptions: [
          {
            name: 'X',
            from: '2025-02-30',
            until: '2025-03-01',
            repeatsYearly: false,
            change: { type: 'closed' },
          },
        ],
      },
      "exceptions.0.from: '2025-02-30' is not a date from 1970-01-01 to 2099-12-31. Write it like 2025-06-14.",
    ],
  ])('%j', (changes, problem) => {
    expect(problems(weekly(changes))).toEqual([problem]);
  });
});

describe('a faulty slot schedule names the field and what to do', () => {
  test.each<[Partial<ReturnType<typeof packages>>, string]>([
    [{ slots: [] }, 'slots: Add at least one slot.'],
    [{ slots: [slot({ nights: 29 })] }, 'slots.0.nights: Use a whole number from 0 to 28.'],
    [{ slots: [slot({ weekdays: [] })] }, 'slots.0.weekdays: Choose at least one weekday.'],
    [
      { slots: [slot({ nights: 0, pickup: '18:00', return: '16:00' })] },
      'slots.0.return: The return must be after the pickup, or add a night.',
    ],
    [{ slots: [slot({}), slot({})] }, "slots.1.id: Another slot is called 'weekend' too."],
    [
      {
        exceptions: [
          {
            name: 'X',
            from: '2025-06-13',
            until: '2025-06-13',
            repeatsYearly: false,
            change: { type: 'slots', slots: [{ id: 'gone', pickup: '10:00', return: '12:00' }] },
          },
        ],
      },
      "exceptions.0.change.slots.0.id: There is no slot 'gone'.",
    ],
  ])('%j', (changes, problem) => {
    expect(problems(packages(changes))).toEqual([problem]);
  });
});
