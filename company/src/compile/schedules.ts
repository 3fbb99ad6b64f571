import {
  checkSchedule,
  type DayHours,
  type OtherHours,
  type OtherSlots,
  type Schedule,
  type ScheduleException,
  type TripLengths,
  type Weekday,
} from '@slipway/engine';
import type { Company } from '../company.ts';
import type { Path, Problems } from '../read/problems.ts';
import type { ScheduleEntry } from '../schema/company-file.ts';
import { type Context, checkDistinct } from './context.ts';
import { schedulePath } from './setting-paths.ts';
import { toMinutes } from './values.ts';

type WeeklyEntry = Extract<ScheduleEntry, { type: 'weekly' }>;
type SlotEntry = Extract<ScheduleEntry, { type: 'slot' }>;

/** The schedules of a company. */
export function compileSchedules({ file, schedules, problems }: Context): Company['schedules'] {
  return (file.schedules ?? []).map((entry, index) => {
    const path: Path = ['schedules', index];
    const definition = compileSchedule(entry, path, problems);
    problems.addSettingProblems(checkSchedule(definition), (field) => [
      ...path,
      ...schedulePath(entry, field),
    ]);
    const { slug, name } = entry;
    return { id: schedules.idOf(slug, [...path, 'slug']), slug, name, definition };
  });
}

function compileSchedule(entry: ScheduleEntry, path: Path, problems: Problems): Schedule {
  const margins = compileMargins(entry, path, problems);
  if (entry.type === 'slot') {
    const slots = entry.slots.map(({ slug, nights = 0, ...slot }) => ({
      id: slug,
      nights,
      ...slot,
    }));
    return { type: 'slot', ...margins, slots, exceptions: slotExceptions(entry, path, problems) };
  }
  return {
    type: 'weekly',
    ...margins,
    days: compileDays(entry, path, problems),
    lengths: compileLengths(entry, path, problems),
    startEvery: Number.parseInt(entry.startEvery, 10) as 15 | 30 | 60,
    exceptions: weeklyExceptions(entry, path, problems),
  };
}

function compileMargins(
  { earlyPickup = '0 min', turnaround = {} }: ScheduleEntry,
  path: Path,
  problems: Problems,
): Pick<Schedule, 'earlyPickup' | 'turnaround'> {
  const { before = '0 min', after = '0 min' } = turnaround;
  return {
    earlyPickup: toMinutes(earlyPickup, [...path, 'earlyPickup'], problems),
    turnaround: {
      before: toMinutes(before, [...path, 'turnaround', 'before'], problems),
      after: toMinutes(after, [...path, 'turnaround', 'after'], problems),
    },
  };
}

function compileDays(
  { hours }: WeeklyEntry,
  path: Path,
  problems: Problems,
): Partial<Record<Weekday, DayHours>> {
  const named = hours.flatMap(({ weekdays }, index) =>
    weekdays.map((day, n) => ({ value: day, path: [...path, 'hours', index, 'weekdays', n] })),
  );
  checkDistinct(named, problems);
  const days = hours.flatMap(({ weekdays, pickupWindows, latestReturn }) =>
    weekdays.map((day) => [day, { pickupWindows, latestReturn }] as const),
  );
  return Object.fromEntries(days);
}

/** The trip lengths of a weekly schedule: a list or a range. */
function compileLengths(
  { lengths, lengthRange }: WeeklyEntry,
  path: Path,
  problems: Problems,
): TripLengths {
  if ((lengths === undefined) === (lengthRange === undefined)) {
    problems.add(path, 'needs either lengths or lengthRange');
  }
  if (!lengthRange) {
    const minutes = (lengths ?? []).map((length, index) =>
      toMinutes(length, [...path, 'lengths', index], problems),
    );
    return { type: 'list', minutes };
  }
  const within = [...path, 'lengthRange'];
  return {
    type: 'range',
    shortest: toMinutes(lengthRange.shortest, [...within, 'shortest'], problems),
    longest: toMinutes(lengthRange.longest, [...within, 'longest'], problems),
    step: toMinutes(lengthRange.step, [...within, 'step'], problems),
  };
}

function weeklyExceptions(
  { exceptions = [] }: WeeklyEntry,
  path: Path,
  problems: Problems,
): ScheduleException<OtherHours>[] {
  return exceptions.map((exception, index) => {
    const { hours } = exception;
    checkChange(exception, 'hours', [...path, 'exceptions', index], problems);
    return { ...datesOf(exception), change: hours ? { type: 'hours', hours } : { type: 'closed' } };
  });
}

function slotExceptions(
  { exceptions = [] }: SlotEntry,
  path: Path,
  problems: Problems,
): ScheduleException<OtherSlots>[] {
  return exceptions.map((exception, index) => {
    checkChange(exception, 'slots', [...path, 'exceptions', index], problems);
    const slots = exception.slots?.map(({ slot, ...times }) => ({ id: slot, ...times }));
    return { ...datesOf(exception), change: slots ? { type: 'slots', slots } : { type: 'closed' } };
  });
}

function datesOf(exception: {
  name: string;
  from: string;
  until?: string;
  repeatsYearly?: boolean;
}) {
  const { name, from, until = from, repeatsYearly = false } = exception;
  return { name, from, until, repeatsYearly };
}

function checkChange(
  exception: { closed?: boolean; hours?: unknown; slots?: unknown },
  other: 'hours' | 'slots',
  path: Path,
  problems: Problems,
): void {
  const isClosed = exception.closed ?? false;
  if (isClosed === (exception[other] !== undefined)) {
    problems.add(path, `needs either closed: true or other ${other}`);
  }
}
