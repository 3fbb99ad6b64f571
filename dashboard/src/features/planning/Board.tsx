import { addDays, daysBetween, type LocalDate, localMoment } from '@slipway/engine';
import { ChoiceGroup } from '@slipway/ui';
import { useMemo, useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { useNow } from '../../shell/clock/now.ts';
import { useListedKeys } from '../../shell/keys/keys.tsx';
import { label } from '../../shell/label.ts';
import { useWide } from '../../shell/screen/use-wide.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { neighborOf, periodAround, rangeText } from '../../shell/words/periods.ts';
import { type BoardAnswer, type BoardBooking, hasBoats } from './answer.ts';
import styles from './Board.module.css';
import { rowsOf } from './layout.ts';
import { NoBoats } from './NoBoats.tsx';
import { OccupancyGrid, OccupancyLegend } from './OccupancyGrid.tsx';
import type { Parking } from './parking.ts';
import { Timeline } from './Timeline.tsx';
import { useView, VIEWS, type View } from './view.ts';

/** Every trip as a bar in time, by dock, model and boat; of a month, how full each day is. */
export default function Board() {
  const { day, dock } = useViewed();
  const [view, setView] = useView();
  const [parked, setParked] = useState<readonly BoardBooking[]>([]);
  const parking = useMemo<Parking>(
    () => ({
      parked,
      park: (booking) => setParked((others) => [...others, booking]),
      takeOut: (bookingId) => setParked((all) => all.filter(({ id }) => id !== bookingId)),
    }),
    [parked],
  );
  const { from, until } = periodAround(view, day);
  const days = daysBetween(from, until) + 1;
  const asked = useAsk(
    'getBoard',
    { query: { from, days, ...(dock && { dockId: dock.id }) } },
    { keep: true },
  );
  useListedKeys(label('Planning', 'Board'), KEYS);
  // A narrow screen has no room for the words of a trip in each of seven days.
  const hasRoomForWeek = useWide('48rem');
  const countsDays = view === 'month' || (view === 'week' && !hasRoomForWeek);
  return (
    <div className={styles.screen} data-scrolls={countsDays || !asked.data || undefined}>
      <header className={styles.head}>
        <h1>{label('Planning', 'Board')}</h1>
        <ChoiceGroup<View>
          legend="View"
          legendHidden
          name="view"
          look="chips"
          value={view}
          choices={(Object.keys(VIEWS) as View[]).map((value) => ({
            value,
            content: VIEWS[value],
          }))}
          onChange={setView}
        />
        {view !== 'day' && <PeriodSteps view={view} />}
      </header>
      <Answered asked={asked} label="The board is being loaded." lines={12}>
        {(board) =>
          countsDays ? (
            <OccupancyGrid {...{ board, from, days }} />
          ) : (
            <Rows key={`${view} ${from}`} {...{ board, from, days, parking }} />
          )
        }
      </Answered>
      {countsDays ? <OccupancyLegend /> : <Legend />}
    </div>
  );
}

const KEYS = {
  'ArrowLeft ArrowRight ArrowUp ArrowDown': 'From trip to trip, or from day to day',
  Enter: 'Open the booking of the trip',
  m: 'Move the trip: arrows by half an hour, with Shift by a day',
  'Enter Escape': 'Go on with the move, or leave it',
  p: 'Park the trip, or take it back',
};

/** The week or month, and the way to the one before and after. */
function PeriodSteps({ view }: { view: 'week' | 'month' }) {
  const { day, setDay } = useViewed();
  const range = periodAround(view, day);
  // The same weekday of another week; of another month its first day.
  const go = (direction: -1 | 1) =>
    setDay(view === 'week' ? addDays(day, direction * 7) : neighborOf(range, direction).from);
  return (
    <div className={styles.period}>
      <Step label={`${VIEWS[view]} before`} path="M10 3L5 8l5 5" onClick={() => go(-1)} />
      <h2 aria-live="polite">{rangeText(range)}</h2>
      <Step label={`${VIEWS[view]} after`} path="M6 3l5 5-5 5" onClick={() => go(1)} />
    </div>
  );
}

function Step(props: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={props.label} onClick={props.onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}

interface RowsProps {
  board: BoardAnswer;
  from: LocalDate;
  days: number;
  parking: Parking;
}

function Rows({ board, from, days, parking }: RowsProps) {
  const now = useNow();
  const { parked } = parking;
  const rows = useMemo(
    () => rowsOf(board, { from, days }, now, parked),
    [board, from, days, now, parked],
  );
  const { today, isToday, timeZone, onDay } = useViewed();
  const lookAt = isToday && days === 1 ? localMoment(now, timeZone).minutes : 0;
  if (!hasBoats(board)) return <NoBoats />;
  const dayPath = (date: LocalDate) => onDay('/planning/board?view=day', date);
  return <Timeline {...{ rows, from, days, today, dayPath, parking, lookAt }} />;
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the bars mean">
      <li data-look="option">option</li>
      <li data-look="waiting">waiting</li>
      <li data-look="ready">ready</li>
      <li data-look="out">out</li>
      <li data-look="late">late</li>
      <li data-look="back">back</li>
      <li className={styles.hint}>
        Drag a bar, or press <kbd>m</kbd> on it, to move a trip; <kbd>p</kbd> parks it, arrows go to
        the next.
      </li>
    </ul>
  );
}
