import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';

type ScheduleEntry = NonNullable<CompanyFile['schedules']>[number];

/** Where in the file a field of a schedule is that the engine names in its own terms. */
export function scheduleField(entry: ScheduleEntry, field: Path): Path {
  const [list, index, ...rest] = field;
  switch (list) {
    case 'days':
      return ['hours', hoursOf(entry, String(index)), ...rest];
    case 'lengths':
      return index === 'minutes' ? ['lengths', ...rest] : ['lengthRange', index ?? ''];
    case 'slots':
      return rest[0] === 'id' ? ['slots', index ?? 0, 'slug'] : field;
    case 'exceptions':
      return ['exceptions', index ?? 0, ...exceptionField(rest)];
    default:
      return field;
  }
}

function hoursOf(entry: ScheduleEntry, weekday: string): number {
  if (entry.type === 'slot') return 0;
  return entry.hours.findIndex(({ weekdays }) => weekdays.some((day) => day === weekday));
}

function exceptionField(field: Path): Path {
  const [first, ...rest] = field;
  if (first !== 'change') return field;
  return rest.at(-1) === 'id' ? [...rest.slice(0, -1), 'slot'] : rest;
}
