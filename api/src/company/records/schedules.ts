import { checkSchedule, type DayHours, type Schedule, type Weekday } from '@slipway/engine';
import type { Path, Problems } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { checkDistinct } from './distinct.ts';
import { toMinutes } from './quantities.ts';
import { slotExceptions, weeklyExceptions } from './schedule-exceptions.ts';
import { scheduleField } from './schedule-fields.ts';
import { compileLengths } from './trip-lengths.ts';

type ScheduleEntry = NonNullable<CompanyFile['schedules']>[number];
type WeeklyEntry = Extract<ScheduleEntry, { type: 'weekly' }>;

/** The schedules of a company. */
export function compileSchedules(compiling: Compiling): RecordOf<'schedules'>[] {
  const { file, schedules, problems } = compiling;
  return (file.schedules ?? []).map((entry, index) => {
    const path: Path = ['schedules', index];
    const definition = compileSchedule(entry, path, problems);
    problems.addSettingProblems(checkSchedule(definition), (field) => [
      ...path,
      ...scheduleField(entry, field),
    ]);
    return { id: schedules.idOf(entry.slug, [...path, 'slug']), name: entry.name, definition };
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
