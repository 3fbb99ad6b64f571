import { FIRST_DAY, LAST_DAY } from '@slipway/contract/limits';
import { addDays } from '@slipway/engine';
import { CalendarDialog } from '@slipway/ui';
import { useRef, useState } from 'react';
import { useDateWriting } from '../dates/date-writing.ts';
import { DateField } from '../dates/fields.tsx';
import { useKey } from '../keys/keys.tsx';
import { useViewed } from '../viewed/viewed.tsx';
import { dayText } from '../words/times.ts';
import styles from './DayChoice.module.css';

/** The day that one looks at: one back, one on, or any other, typed or from a calendar. */
export function DayChoice() {
  const { day, today, isToday, setDay } = useViewed();
  const writing = useDateWriting();
  const choice = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const move = (days: number) => setDay(addDays(day, days));
  useKey('[', 'Day before', () => move(-1));
  useKey(']', 'Day after', () => move(1));
  useKey('t', 'Back to today', () => setDay(today));
  return (
    <div className={styles.choice}>
      <button type="button" aria-label="Day before" onClick={() => move(-1)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3L5 8l5 5" />
        </svg>
      </button>
      <button
        ref={choice}
        type="button"
        className={styles.day}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <span className="visually-hidden">Day: </span>
          {dayText(day)}
          {isToday && <small aria-hidden="true"> today</small>}
        </span>
      </button>
      <button type="button" aria-label="Day after" onClick={() => move(1)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 3l5 5-5 5" />
        </svg>
      </button>
      {!isToday && (
        <button type="button" className={styles.back} onClick={() => setDay(today)}>
          Today
        </button>
      )}
      {isOpen && (
        <CalendarDialog
          writing={writing}
          value={day}
          min={FIRST_DAY}
          max={LAST_DAY}
          beside={choice}
          onChoose={setDay}
          onClose={() => setOpen(false)}
        >
          {/* Enter closes the calendar on the day that was typed. */}
          <form method="dialog">
            <DateField label="Day" calendar={false} required value={day} onChange={setDay} />
          </form>
        </CalendarDialog>
      )}
    </div>
  );
}
