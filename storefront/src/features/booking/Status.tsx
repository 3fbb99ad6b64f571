import { LinkButton } from '@slipway/ui';
import { usePage } from '../../app/page.ts';
import type { OwnBooking } from './booking.ts';
import { Scene } from './Scene.tsx';
import styles from './Status.module.css';

const WORD = {
  draft: 'booking.statusDraft',
  option: 'booking.statusOption',
  confirmed: 'booking.statusConfirmed',
  completed: 'booking.statusCompleted',
  expired: 'booking.statusExpired',
  canceled: 'booking.statusCanceled',
} as const;

/** Where a booking stands: a word, a shape and a sentence, over the trip in large letters. */
export function Status({ booking }: { booking: OwnBooking }) {
  const { t, formats } = usePage();
  const { fullDate, timeRange } = formats(booking.dock.address.timeZoneName);
  const [pickup, back] = [new Date(booking.pickup), new Date(booking.return)];
  const isOver = booking.status === 'expired' || booking.status === 'canceled';
  return (
    <section className={`${styles.status} ${styles[booking.status]}`} aria-labelledby="status">
      <div className={styles.words}>
        <p className={styles.line}>
          <span className={styles.badge}>
            <Mark status={booking.status} />
            {t(WORD[booking.status])}
          </span>
          <span className={styles.reference}>
            <span className="visually-hidden">{t('common.reference')}: </span>
            {booking.reference}
          </span>
        </p>
        <h1 id="status">{fullDate(pickup)}</h1>
        <p className={styles.trip}>
          <strong>{timeRange(pickup, back)}</strong>
          {' · '}
          {t('booking.yourTrip', {
            boatModel: booking.boatModel.name,
            boats: booking.boats,
            passengers: booking.passengers,
          })}
        </p>
        <p className={styles.sentence}>{useSentence(booking)}</p>
        {(isOver || booking.status === 'completed') && (
          <p>
            <LinkButton href="/book" look="primary">
              {t('booking.bookAgain')}
            </LinkButton>
          </p>
        )}
        {booking.status === 'draft' && (
          <p>
            <LinkButton href="/book" look="primary">
              {t('booking.finishBooking')}
            </LinkButton>
          </p>
        )}
      </div>
      <Scene calm={isOver} />
    </section>
  );
}

function useSentence(booking: OwnBooking): string {
  const { t, formats } = usePage();
  const { dateTime, money } = formats(booking.dock.address.timeZoneName);
  const { balance, currency: _, due } = booking.money;
  const until = booking.expiresAt === null ? '' : dateTime(new Date(booking.expiresAt));
  switch (booking.status) {
    case 'draft':
      return t('booking.statusDraftText', { until: new Date(booking.expiresAt ?? booking.pickup) });
    case 'option':
      return t(due.length > 0 ? 'booking.statusOptionPayText' : 'booking.statusOptionText', {
        until,
      });
    case 'confirmed': {
      const isOut = booking.trips.some(({ state }) => state === 'out' || state === 'paused');
      if (isOut) return t('booking.statusOutText', { until: new Date(booking.return) });
      if (balance > 0) {
        return t('booking.statusConfirmedUnpaidText', { openAmount: money(balance) });
      }
      return t('booking.statusConfirmedText', { dockName: booking.dock.name });
    }
    case 'completed':
      return t('booking.statusCompletedText');
    case 'expired':
      return t('booking.statusExpiredText');
    case 'canceled':
      return t('booking.statusCanceledText', {
        canceledAt: new Date(booking.canceledAt ?? booking.pickup),
      });
  }
}

/** A shape for each status, so that color is never alone. */
function Mark({ status }: { status: OwnBooking['status'] }) {
  const shapes = {
    draft: 'M4 12l1-3 6-6 2 2-6 6zM3 13h10',
    option: 'M8 2a6 6 0 1 0 .01 0M8 5v3l2 2',
    confirmed: 'M3 8.5l3.5 3.5L13 4.5',
    completed: 'M4 14V2h8l-2 3 2 3H4',
    expired: 'M4 2h8M4 14h8M5 2c0 4 6 4 6 8v4M11 2c0 4-6 4-6 8v4',
    canceled: 'M4 4l8 8M12 4l-8 8',
  };
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[status]} />
    </svg>
  );
}
