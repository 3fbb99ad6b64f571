import type { DayHours, SlotSchedule, WeeklySchedule } from '../src/schedules/schedule.ts';
import { WEEKDAYS, type Weekday } from '../src/time/local.ts';

export const nineToSix: DayHours = {
  pickupWindows: [{ from: '09:00', until: '17:00' }],
  latestReturn: '18:00',
};

function everyDay(hours: DayHours): Record<Weekday, DayHours> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as Record<Weekday, DayHours>;
}

/** Open every day, trips of 2, 3, 4 or 8 hours, a start every 30 minutes. */
export function weekly(changes: Partial<WeeklySchedule> = {}): WeeklySchedule {
  return {
    type: 'weekly',
    days: everyDay(nineToSix),
    lengths: { type: 'list', minutes: [120, 180, 240, 480] },
    startEvery: 30,
    earlyPickup: 0,
    turnaround: { before: 0, after: 30 },
    exceptions: [],
    ...changes,
  };
}

/** Osprey 10: Friday to Sunday, or Monday to Friday. */
export function packages(changes: Partial<SlotSchedule> = {}): SlotSchedule {
  return {
    type: 'slot',
    slots: [
      {
        id: 'weekend',
        name: 'Weekend',
        pickup: '16:00',
        return: '18:00',
        nights: 2,
        weekdays: ['friday'],
      },
      {
        id: 'midweek',
        name: 'Midweek',
        pickup: '10:00',
        return: '10:00',
        nights: 4,
        weekdays: ['monday'],
      },
    ],
    earlyPickup: 30,
    turnaround: { before: 60, after: 120 },
    exceptions: [],
    ...changes,
  };
}
