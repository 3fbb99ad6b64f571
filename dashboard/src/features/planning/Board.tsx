import { addDays, daysBetween, type LocalDate, localMoment, weekdayOf } from '@slipway/engine';
import { ChoiceGroup } from '@slipway/ui';
import { useMemo, useState } from 'react';
import { useAsk } from '../../app/ask.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { recall, remember } from '../../shell/remember.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import styles from './Board.module.css';
import { type BoardAnswer, type BoardBooking, rowsOf } from './layout.ts';
import type { Parking } from './parking.ts';
import { DAY_MINUTES } from './scale.ts';
import { Timeline } from './Timeline.tsx';

type View = 'day' | 'week' | 'month';

/** How many days a view shows, and how wide an hour is at least. */
const VIEWS: Record<View, { name: string; days: number; hourWidth: number }> = {
  day: { name: 'Day', days: 1, hourWidth: 56 },
  week: { name: 'Week', days: 7, hourWidth: 12 },
  month: { name: 'Month', days: 31, hourWidth: 4 },
};

const REMEMBERED = 'board-view';

/** Every trip as a bar in time, by dock, model and boat. */
export default function Board() {
  const { day, dock } = useViewed();
  const [view, setView] = useState(() => viewNamed(recall(REMEMBERED)));
  const { days, hourWidth } = VIEWS[view];
  const [parked, setParked] = useState<readonly BoardBooking[]>([]);
  const parking = useMemo<Parking>(
    () => ({
      parked,
      park: (booking) => setParked((others) => [...others, booking]),
      takeOut: (bookingId) => setParked((all) => all.filter(({ id }) => id !== bookingId)),
    }),
    [parked],
  );
  const from = firstDayOf(view, day);
  const asked = useAsk(
    'getBoard',
    { query: { from, days, ...(dock && { dockId: dock.id }) } },
    { keep: true },
  );
  return (
    <div className={styles.screen}>
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
            content: VIEWS[value].name,
          }))}
          onChange={(wanted) => {
            setView(wanted);
            remember(REMEMBERED, wanted);
          }}
        />
      </header>
      <Answered asked={asked} label="The board is being loaded." lines={12}>
        {(board) => <Rows key={`${view} ${from}`} {...{ board, from, days, hourWidth, parking }} />}
      </Answered>
      <Legend />
    </div>
  );
}

function Rows({
  board,
  from,
  days,
  hourWidth,
  parking,
}: {
  board: BoardAnswer;
  from: LocalDate;
  days: number;
  hourWidth: number;
  parking: Parking;
}) {
  const now = useNow();
  const { parked } = parking;
  const rows = useMemo(
    () => rowsOf(board, { from, days }, now, parked),
    [board, from, days, now, parked],
  );
  const { day, isToday, timeZone } = useViewed();
  const ofToday = isToday ? localMoment(now, timeZone).minutes : 0;
  const lookAt = daysBetween(from, day) * DAY_MINUTES + (days === 1 ? ofToday : 0);
  if (rows.every(({ kind }) => kind === 'dock' || kind === 'parking')) {
    return (
      <State kind="empty" title="No boats lie here on this day">
        Look at another day or dock, or place boats under Inventory.
      </State>
    );
  }
  return <Timeline {...{ rows, from, days, hourWidth, parking, lookAt }} />;
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the bars mean">
      <li data-look="option">option</li>
      <li data-look="waiting">confirmed</li>
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

function viewNamed(name: string | null): View {
  return name === 'week' || name === 'month' ? name : 'day';
}

/** A week begins on Monday, a month on its first day. */
function firstDayOf(view: View, day: LocalDate): LocalDate {
  if (view === 'week') return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
  return view === 'month' ? `${day.slice(0, 8)}01` : day;
}

const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
