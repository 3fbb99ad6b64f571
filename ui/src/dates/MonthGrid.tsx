import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './MonthGrid.module.css';
import { addDays, addMonths, inMonth, monthOf, noonOf, weeksOf } from './month.ts';
import type { CalendarFormats } from './writing.ts';

/** What a day of the grid shows beside its number. */
interface GridDay {
  /** What is read aloud after the date. */
  says?: readonly string[];
  /** Which kind of day it is, for its look. */
  state?: string;
  /** Whether it can be chosen. */
  takes: boolean;
  more?: ReactNode;
}

interface MonthGridProps {
  month: string;
  /** The ID of the heading with the month's name. */
  labelledBy: string;
  formats: Pick<CalendarFormats, 'firstWeekday' | 'weekdays' | 'fullDate'>;
  today: string;
  chosen: string | null;
  /** The day that the Tab key reaches; the arrow keys move it, and go no further than these days. */
  active: string;
  min: string;
  max: string;
  setActive: (day: string) => void;
  dayOf: (date: string) => GridDay;
  onChoose: (day: string) => void;
}

/** A month as a grid of days, with one stop for the Tab key. */
export function MonthGrid(props: MonthGridProps) {
  const { month, labelledBy, formats, today, chosen, active, min, max, dayOf } = props;
  const { setActive, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const weeks = weeksOf(month, formats.firstWeekday);

  // After each drawing and in the same step: the month may arrive after the key that asked for it.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = reachedBy(event, active, weeks);
    if (!wanted) return;
    event.preventDefault();
    const next = wanted < min ? min : wanted > max ? max : wanted;
    if (next === active || (next !== wanted && event.key in MOVES)) return;
    isMoving.current = true;
    setActive(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as a grid it gets the arrow keys, which a screen reader keeps from a table
    <table ref={table} role="grid" className={styles.grid} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {formats.weekdays().map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing else
              if (!date) return <td key={index} />;
              const { says = [], state, takes, more } = dayOf(date);
              return (
                <td key={date}>
                  <button
                    type="button"
                    data-date={date}
                    data-state={state}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={date === chosen}
                    aria-disabled={!takes}
                    tabIndex={date === active ? 0 : -1}
                    onClick={() => {
                      setActive(date);
                      if (takes) onChoose(date);
                    }}
                  >
                    <span className="visually-hidden">
                      {[formats.fullDate(noonOf(date)), ...says].join(', ')}
                    </span>
                    <span className={styles.number} aria-hidden="true">
                      {Number(date.slice(8))}
                    </span>
                    {more}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key leads to: a day or a week on, the ends of the week, a month or a year on. */
function reachedBy(
  { key, shiftKey }: KeyboardEvent,
  from: string,
  weeks: readonly (readonly (string | null)[])[],
): string | undefined {
  const move = MOVES[key];
  if (move) return addDays(from, move);
  const week = weeks.find((days) => days.includes(from))?.filter((day) => day !== null);
  if (key === 'Home') return week?.[0];
  if (key === 'End') return week?.at(-1);
  const page = key === 'PageUp' ? -1 : key === 'PageDown' ? 1 : 0;
  return page ? inMonth(from, addMonths(monthOf(from), page * (shiftKey ? 12 : 1))) : undefined;
}
