import { LAST_DAY } from '@slipway/contract/limits';
import { addDays } from '@slipway/engine';
import { useKey } from '../keys/keys.tsx';
import { useViewed } from '../viewed/viewed.tsx';
import { dayText } from '../words/times.ts';
import styles from './DayChoice.module.css';

/** The day that one looks at: one back, one on, or any other from the browser's calendar. */
export function DayChoice() {
  const { day, today, isToday, setDay } = useViewed();
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
      <div className={styles.day}>
        <span aria-hidden="true">
          {dayText(day)}
          {isToday && <small> today</small>}
        </span>
        <input
          type="date"
          aria-label="Day"
          value={day}
          max={LAST_DAY}
          required
          onChange={({ target }) => target.value && setDay(target.value)}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </div>
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
    </div>
  );
}
