import { useMemo } from 'react';
import { useAsk } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { fullDateText, timeText } from '../../shell/words/times.ts';
import { Balances, Deposits, Requests, Waivers } from './Attention.tsx';
import { Departures } from './Departures.tsx';
import { Differences } from './Differences.tsx';
import {
  type Day,
  type DepositToGiveBack,
  type PaymentThatDiffers,
  sortDay,
  type TodayBooking,
} from './day.ts';
import { Late } from './Late.tsx';
import { Returns } from './Returns.tsx';
import styles from './Today.module.css';

/** The morning look: what leaves and returns, and what needs attention. */
export default function Today() {
  const { day, dock } = useViewed();
  const asked = useAsk('getToday', { query: { day, dockId: dock?.id } }, { keep: true });
  return (
    <Answered asked={asked} label="Loading the day" lines={10}>
      {(answer) => <Sheet {...answer} />}
    </Answered>
  );
}

interface SheetProps {
  bookings: readonly TodayBooking[];
  depositsToGiveBack: readonly DepositToGiveBack[];
  paymentsThatDiffer: readonly PaymentThatDiffers[];
}

function Sheet({ bookings, depositsToGiveBack, paymentsThatDiffer }: SheetProps) {
  const { docks, company } = useFacts();
  const { day, isToday, timeZone, dock } = useViewed();
  const now = useNow();
  const sorted = useMemo(
    () =>
      sortDay(bookings, {
        now,
        day,
        timeZoneOf: (dockId) =>
          docks.find(({ id }) => id === dockId)?.timeZoneName ?? company.timeZoneName,
      }),
    [bookings, now, day, docks, company],
  );
  return (
    <Screen
      title={label('Today')}
      summary={
        <>
          {fullDateText(day)}
          {isToday && <> · {timeText(now, timeZone)}</>}
          <span className={styles.print}> · {dock?.name ?? 'All docks'}</span> ·{' '}
          <Summary day={sorted} />
        </>
      }
    >
      <Late rows={sorted.late} />
      <div className={styles.columns}>
        <div className={styles.trips}>
          <Departures rows={sorted.departures} />
          <Returns rows={sorted.returns} />
        </div>
        <div className={styles.attention}>
          <Requests rows={sorted.requests} />
          <Balances rows={sorted.balances} />
          <Deposits rows={depositsToGiveBack} />
          <Differences rows={paymentsThatDiffer} />
          <Waivers rows={sorted.waivers} />
        </div>
      </div>
    </Screen>
  );
}

/** The day in one line. */
function Summary({ day: { departures, boatsOut } }: { day: Day }) {
  const { isToday } = useViewed();
  const toLeave = departures.filter(({ left }) => !left);
  return (
    <span>
      {counted(toLeave.length, 'departure')} to come
      {isToday && ` · ${counted(boatsOut, 'boat')} out`}
    </span>
  );
}
