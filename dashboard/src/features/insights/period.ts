import type { DateRange, LocalDate } from '@slipway/engine';
import { type PeriodKind, periodAround } from '../../shell/words/periods.ts';
import { dateFormat } from '../../shell/words/writing.ts';

/** Where to look when a period becomes longer or shorter: at today, if it is in it. */
export function changedKind(
  kind: PeriodKind,
  { from, until }: DateRange,
  today: LocalDate,
): DateRange {
  return periodAround(kind, from <= today && today <= until ? today : from);
}

const at = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const;
const MONTH = { month: 'short', timeZone: 'UTC' } as const;

/** A part of a period below its bars, in two short lines. */
export function partText({ from }: DateRange, step: 'day' | 'week' | 'month'): [string, string] {
  if (step === 'month') return [dateFormat(MONTH).format(at(from)), from.slice(0, 4)];
  const day = String(Number(from.slice(8)));
  return [
    step === 'day' ? dateFormat(WEEKDAY).format(at(from)) : dateFormat(MONTH).format(at(from)),
    day,
  ];
}
