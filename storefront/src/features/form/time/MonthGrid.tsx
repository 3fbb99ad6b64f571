import { LAST_DAY } from '@slipway/contract/limits';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Answer } from '../../../api/call.ts';
import { usePage } from '../../../app/page.ts';
import styles from './MonthGrid.module.css';
import { addDays, addMonths, monthOf, noonOf, weeksOf } from './month.ts';

type Day = Answer<'listDays'>[number];

const WORDS = {
  open: 'form.dayOpen',
  full: 'form.dayFull',
  closed: 'form.dayClosed',
  past: 'form.dayPast',
} as const;

/** How far each key moves; a month for the page keys. */
const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthGridProps {
  month: string;
  days: readonly Day[];
  today: string;
  chosen: string | null;
  /** The day that the Tab key reaches; the arrow keys move it. */
  active: string;
  setActive: (day: string) => void;
  onChoose: (day: string) => void;
}

/** A month as a grid: open, full and closed days, with one stop for the Tab key. */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, today, chosen, active, setActive, onChoose } = props;
  const { t, formats } = usePage();
  const { money, weekdays, firstWeekday, fullDate } = formats('UTC');
  const table = useRef<HTMLTableElement>(null);
  const moving = useRef(false);
  const dayOf = new Map(days.map((day) => [day.date, day]));

  // In the same step as the drawing: an effect that still waits from the drawing before would take
  // the key that was just pressed for its own, and the focus would go with the old month.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, days]);

  const onKeyDown = (event: KeyboardEvent) => {
    const page = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    const move = MOVES[event.key];
    if (!page && !move) return;
    event.preventDefault();
    const next = move ? addDays(active, move) : `${addMonths(monthOf(active), page)}-01`;
    if (next < today || next > LAST_DAY) return;
    moving.current = true;
    setActive(next);
  };

  return (
    <table ref={table} className={styles.grid} aria-labelledby="month">
      <thead>
        <tr>
          {weekdays().map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing else
              if (!date) return <td key={index} />;
              const { state = 'closed', lowestPrice = null } = dayOf.get(date) ?? {};
              const takes = state === 'open' || state === 'full';
              const price = state === 'open' && lowestPrice !== null ? money(lowestPrice) : '';
              return (
                <td key={date}>
                  <button
                    type="button"
                    data-date={date}
                    data-state={state}
                    data-today={date === today || undefined}
                    aria-pressed={date === chosen}
                    aria-disabled={!takes}
                    tabIndex={date === active ? 0 : -1}
                    onClick={() => {
                      setActive(date);
                      if (takes) onChoose(date);
                    }}
                  >
                    <span className="visually-hidden">
                      {[
                        fullDate(noonOf(date)),
                        t(WORDS[state]),
                        price && t('form.dayFrom', { amount: price }),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                    <span className={styles.number} aria-hidden="true">
                      {Number(date.slice(8))}
                    </span>
                    {price && (
                      <span className={styles.price} aria-hidden="true">
                        {price.replace(/[.,]00(?=\D|$)/, '')}
                      </span>
                    )}
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
