import { addDays, type LocalDate } from '@slipway/engine';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { Link } from 'wouter';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { daysIntoWeek } from '../../shell/words/periods.ts';
import { dayHead, fullDateText } from '../../shell/words/times.ts';
import { type BoardAnswer, type BoardDock, type BoardModel, hasBoats } from './answer.ts';
import { blocksOf } from './layout.ts';
import { DAY_MINUTES, minutesAt } from './minutes.ts';
import { NoBoats } from './NoBoats.tsx';
import styles from './OccupancyGrid.module.css';
import { type Heat, heatOf, type Occupancy, occupancyOf } from './occupancy.ts';

interface OccupancyGridProps {
  board: BoardAnswer;
  from: LocalDate;
  days: number;
}

/**
 * How many boats of each model are taken on each day: a line for a model where a month fits beside
 * its name, a small calendar for each otherwise. A day opens in the day view.
 */
export function OccupancyGrid({ board, from, days }: OccupancyGridProps) {
  const area = useRef<HTMLElement>(null);
  if (!hasBoats(board)) return <NoBoats />;
  const hasDocks = board.docks.length > 1;
  const Name = hasDocks ? 'h4' : 'h3';
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const step = (event: KeyboardEvent) => {
    const next = area.current && cellBeside(area.current, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <section
      ref={area}
      className={styles.area}
      aria-label="Occupancy"
      // A region that scrolls has to be reached by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      style={{ '--days': days, '--offset': daysIntoWeek(from) } as CSSProperties}
      onKeyDown={step}
    >
      <Heads dates={dates} />
      {board.docks.map((dock) => (
        <div key={dock.id} className={styles.dock}>
          {hasDocks && <h3>{dock.name}</h3>}
          <div className={styles.models}>
            {dock.models.map((model) => (
              <Model key={model.id} {...{ board, dock, model, dates }} Name={Name} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** The days above the lines; each calendar has heads of its own. */
function Heads({ dates }: { dates: readonly LocalDate[] }) {
  const { today } = useViewed();
  return (
    <div className={styles.heads} aria-hidden="true">
      {dates.map((date) => {
        const { weekday, day } = dayHead(date);
        return (
          <span key={date} data-today={date === today || undefined}>
            <small>{weekday}</small> {day}
          </span>
        );
      })}
    </div>
  );
}

interface ModelProps {
  board: BoardAnswer;
  dock: BoardDock;
  model: BoardModel;
  dates: readonly LocalDate[];
  /** The heading of its name. */
  Name: 'h3' | 'h4';
}

function Model({ board, dock, model, dates, Name }: ModelProps) {
  const [from = '', ...others] = dates;
  const days = others.length + 1;
  const minuteOf = minutesAt(dock.timeZone, from, days);
  const blocks = blocksOf(board, dock.id, model.id, minuteOf);
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    dayHead(addDays(from, index - daysIntoWeek(from))),
  );
  const reasonsOn = (day: number) =>
    blocks
      .filter(({ from, to }) => from < (day + 1) * DAY_MINUTES && to > day * DAY_MINUTES)
      .map(({ text }) => text);
  return (
    <section className={styles.model} aria-label={model.name}>
      <Name className={styles.name}>{model.name}</Name>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map(({ weekday }) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {occupancyOf(model, minuteOf, days).map((occupancy, index) => (
          <Day
            key={dates[index]}
            date={dates[index] ?? from}
            occupancy={occupancy}
            reasons={reasonsOn(index)}
          />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  date: LocalDate;
  occupancy: Occupancy | null;
  /** Why boats are blocked. */
  reasons: readonly string[];
}

function Day({ date, occupancy, reasons }: DayProps) {
  const { day, today, onDay } = useViewed();
  return (
    <li>
      <Link
        href={onDay('/planning/board?view=day', date)}
        className={styles.day}
        data-date={date}
        data-heat={heatOf(occupancy)}
        data-blocked={reasons.length > 0 || undefined}
        data-today={date === today || undefined}
        // Tab goes from model to model, arrows from day to day.
        tabIndex={date === day ? 0 : -1}
        title={reasons.join(', ') || undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {dayHead(date).day}
        </span>
        <span className="visually-hidden">{fullDateText(date)}: </span>
        {occupancy ? (
          <>
            <b>{occupancy.taken}</b> <small>of {occupancy.of}</small>
          </>
        ) : (
          <b aria-hidden="true">–</b>
        )}
        <span className="visually-hidden">
          {[occupancy ? ' boats taken' : 'no boats in service', ...reasons].join(', ')}
        </span>
      </Link>
    </li>
  );
}

/** The day before or after of the same model, or the same day of the next one. */
function cellBeside(area: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !target.dataset.date) return undefined;
  const cells = [...area.querySelectorAll<HTMLElement>('[data-date]')];
  const at = cells.indexOf(target);
  if (key === 'ArrowLeft') return cells[at - 1];
  if (key === 'ArrowRight') return cells[at + 1];
  const same = cells.filter(({ dataset }) => dataset.date === target.dataset.date);
  if (key === 'ArrowUp') return same[same.indexOf(target) - 1];
  return key === 'ArrowDown' ? same[same.indexOf(target) + 1] : undefined;
}

const HEATS: Partial<Record<Heat, string>> = {
  empty: 'all free',
  some: 'up to a third',
  half: 'up to two thirds',
  most: 'more',
  full: 'all taken',
  over: 'too few boats',
};

export function OccupancyLegend() {
  return (
    <ul className={styles.legend} aria-label="What the colors mean">
      {Object.entries(HEATS).map(([heat, words]) => (
        <li key={heat}>
          <i data-heat={heat} /> {words}
        </li>
      ))}
      <li>
        <i data-heat="empty" data-blocked /> blockout
      </li>
      <li className={styles.hint}>
        Boats taken at the busiest moment of the day, of those in service.
      </li>
    </ul>
  );
}
