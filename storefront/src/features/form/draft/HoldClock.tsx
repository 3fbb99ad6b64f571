import { Button } from '@slipway/ui';
import { usePage } from '../../../app/page.ts';
import type { Booking } from '../use-booking.ts';
import styles from './HoldClock.module.css';

/** Minutes at which a screen reader is told; not every minute. */
const SAID_AT = new Set([5, 1]);

/** How long the boat is still kept. After that, what was typed stays, and one press keeps it again. */
export function HoldClock({ booking }: { booking: Booking }) {
  const { t } = usePage();
  const { draft, attempt, wish, busy } = booking;
  const { secondsLeft, ended } = draft;
  const { boats } = wish;
  if (ended) {
    return (
      <div className={styles.ended} role="alert">
        <p>{t('form.holdEnded', { boats })}</p>
        <Button
          look="primary"
          busy={busy ? t('common.sending') : null}
          onClick={() =>
            attempt(async () => {
              await draft.hold(wish);
              booking.setNews({ kind: 'good', text: t('form.holdStarted', { boats }) });
            })
          }
        >
          {t('form.holdEndedNext', { boats })}
        </Button>
      </div>
    );
  }
  if (secondsLeft === null) return null;
  const minutes = Math.ceil(secondsLeft / 60);
  const text =
    secondsLeft < 60 ? t('form.holdLastMinute', { boats }) : t('form.holdNote', { minutes, boats });
  return (
    <div className={styles.clock} data-soon={minutes <= 5 || undefined}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 5.5V10l3 2" />
      </svg>
      <p>{text}</p>
      <p className="visually-hidden" role="status">
        {SAID_AT.has(minutes) ? text : ''}
      </p>
    </div>
  );
}
