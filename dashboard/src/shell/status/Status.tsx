import type { BookingStatus } from '@slipway/contract';
import styles from './Status.module.css';

/** The status of a booking: a word, a color and a shape. */
export function Status({ status }: { status: BookingStatus }) {
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[status]} />
      </svg>
      {status}
    </span>
  );
}

/** An open ring, a half moon, a full disk, a tick, an hourglass, a cross. */
const SHAPES: Record<BookingStatus, string> = {
  draft: 'M6 2a4 4 0 1 0 .01 0z',
  option: 'M6 2a4 4 0 1 0 0 8z',
  confirmed: 'M6 2a4 4 0 1 0 .01 0z',
  completed: 'M2 6.5 5 9.5 10 3',
  expired: 'M3 2h6L3 10h6z',
  canceled: 'M3 3l6 6M9 3l-6 6',
};
