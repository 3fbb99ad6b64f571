import type { OtherHours, OtherSlots, ScheduleException } from '@slipway/engine';
import type { Path, Problems } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';

type ScheduleEntry = NonNullable<CompanyFile['schedules']>[number];
type WeeklyEntry = Extract<ScheduleEntry, { type: 'weekly' }>;
type SlotEntry = Extract<ScheduleEntry, { type: 'slot' }>;

/** The dates of a weekly schedule on which the usual hours do not count. */
export function weeklyExceptions(
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

/** The dates of a slot schedule on which the usual slots do not count. */
export function slotExceptions(
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
