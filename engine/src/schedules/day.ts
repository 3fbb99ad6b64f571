import type { LocalDate } from '../time/local.ts';
import { weekdayOf } from '../time/local-date.ts';
import { exceptionOn } from './exceptions.ts';
import type { DayHours, Slot, SlotSchedule, WeeklySchedule } from './schedule.ts';

/** The hours of a date; `null` when it is closed. */
export function hoursOn(schedule: WeeklySchedule, date: LocalDate): DayHours | null {
  const change = exceptionOn(schedule.exceptions, date)?.change;
  if (change?.type === 'closed') return null;
  return change?.hours ?? schedule.days[weekdayOf(date)] ?? null;
}

/** The slots that depart on a date, in the order of the schedule. */
export function slotsOn(schedule: SlotSchedule, date: LocalDate): Slot[] {
  const change = exceptionOn(schedule.exceptions, date)?.change;
  if (change?.type === 'closed') return [];
  if (!change) return schedule.slots.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
  return schedule.slots.flatMap((slot) => {
    const other = change.slots.find(({ id }) => id === slot.id);
    return other ? [{ ...slot, ...other }] : [];
  });
}

/** Whether an exception closes the date altogether. */
export function isClosedOn(schedule: SlotSchedule, date: LocalDate): boolean {
  return exceptionOn(schedule.exceptions, date)?.change.type === 'closed';
}
