import { Button, LinkButton } from '@slipway/ui';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import styles from './Account.module.css';

type Own = Answer<'listOwnBookings'>[number];

interface OwnBookingsProps {
  visitor: Answer<'getVisitor'>;
  onSignedOut: () => void;
}

/** The bookings of the customer who is signed in. */
export function OwnBookings({ visitor, onSignedOut }: OwnBookingsProps) {
  const { t, call } = usePage();
  const { data, error, again } = useAnswer('listOwnBookings', {});
  const { givenName = '', familyName = '' } = visitor.customer ?? {};
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <div>
          <h1>{t('form.yourBookings')}</h1>
          <p className={styles.note}>
            {t('form.signedInAs', { name: `${givenName} ${familyName}` })}
          </p>
        </div>
        <Button
          onClick={async () => {
            await call('signOut', {});
            onSignedOut();
          }}
        >
          {t('form.signOut')}
        </Button>
      </div>
      {error && <Failed error={error} again={again} />}
      {!error && !data && <Waiting label={t('common.loading')} />}
      {data?.length === 0 && <p>{t('form.noBookings')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.bookings}>
          {data.map((booking) => (
            <li key={booking.reference}>
              <OneBooking booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton href="/book" look="primary">
        {t('booking.bookAgain')}
      </LinkButton>
    </div>
  );
}

const WORD = {
  draft: 'booking.statusDraft',
  option: 'booking.statusOption',
  confirmed: 'booking.statusConfirmed',
  completed: 'booking.statusCompleted',
  expired: 'booking.statusExpired',
  canceled: 'booking.statusCanceled',
} as const;

function OneBooking({ booking }: { booking: Own }) {
  const { t, formats } = usePage();
  const { fullDate, timeRange, money } = formats(booking.timeZoneName);
  const [pickup, back] = [new Date(booking.pickup), new Date(booking.return)];
  return (
    <a className={styles.booking} href={`/bookings/${booking.reference}`}>
      <strong>{fullDate(pickup)}</strong>
      <span>
        {timeRange(pickup, back)} · {booking.boatModelName} · {booking.dockName}
      </span>
      <span className={styles.note}>
        {booking.reference} · {t(WORD[booking.status])}
        {booking.balance > 0 && ` · ${t('booking.stillOpen')}: ${money(booking.balance)}`}
      </span>
    </a>
  );
}
