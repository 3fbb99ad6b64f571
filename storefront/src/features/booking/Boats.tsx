import { Button, Dialog, Notice } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import styles from './Boats.module.css';
import type { BookingPartProps, OwnBooking } from './booking.ts';
import { Section } from './Section.tsx';
import { useWrite } from './use-write.ts';

type Trip = OwnBooking['trips'][number];
type Start = NonNullable<OwnBooking['start']>;
type BoatsProps = BookingPartProps & { access: BookingAccess; reload: () => void };

/** Connected boats: which one it is, what is in the way, and the button that starts it. */
export function Boats({ booking, access, onChange, reload }: BoatsProps) {
  const { t, formats } = usePage();
  const { start, trips } = booking;
  if (!start || booking.status === 'canceled' || booking.status === 'expired') return null;
  const { time, dateTime } = formats(booking.dock.address.timeZoneName);
  const [from, until] = [new Date(start.from), new Date(start.until)];
  const isOver = trips.every(({ state }) => state === 'back');
  const isEarly = start.obstacles.includes('too_early');
  return (
    <Section title={t('booking.startTitle')} id="boats">
      {isOver ? (
        <p>{t('booking.tripOver')}</p>
      ) : (
        <>
          <p>
            {isEarly
              ? t('booking.startOpens', { from: dateTime(from) })
              : t('booking.startFrom', { from: time(from), until: time(until) })}
          </p>
          <Obstacles booking={booking} start={start} reload={reload} />
          <ul className={styles.boats}>
            {trips.map((trip) => (
              <Boat
                key={trip.number}
                trip={trip}
                booking={booking}
                start={start}
                access={access}
                onChange={onChange}
                several={trips.length > 1}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Obstacles({
  booking,
  start,
  reload,
}: {
  booking: OwnBooking;
  start: Start;
  reload: () => void;
}) {
  const { t, formats } = usePage();
  const { money } = formats();
  const { obstacles } = start;
  const payUrl = `/bookings/${booking.reference}/pay`;
  if (obstacles.includes('too_late')) return <p>{t('booking.startTooLate')}</p>;
  const open = [
    obstacles.includes('balance') && (
      <a key="balance" href={payUrl}>
        {t('booking.startBlockedPay', { openAmount: money(booking.money.balance) })}
      </a>
    ),
    obstacles.includes('deposit') && (
      <a key="deposit" href={payUrl}>
        {t('booking.startBlockedDeposit')}
      </a>
    ),
    obstacles.includes('waivers') && (
      <a key="waivers" href="#waivers">
        {t('booking.startBlockedWaiver')}
      </a>
    ),
  ].filter(Boolean);
  return (
    <>
      {open.length > 0 && (
        <Notice kind="warn" title={t('booking.startBlocked')}>
          <ul className={styles.obstacles}>
            {open.map((link) => (
              <li key={(link as { key: string }).key}>{link}</li>
            ))}
          </ul>
        </Notice>
      )}
      {obstacles.includes('no_boat') && (
        <Notice kind="warn" action={<Button onClick={reload}>{t('common.tryAgain')}</Button>}>
          {t('booking.noBoatYet')}
        </Notice>
      )}
    </>
  );
}

type BoatProps = BookingPartProps & {
  trip: Trip;
  start: Start;
  access: BookingAccess;
  several: boolean;
};

function Boat({ trip, booking, start, access, onChange, several }: BoatProps) {
  const { t, formats } = usePage();
  const starting = useWrite('startBoat', access.key);
  const stopping = useWrite('stopBoat', access.key);
  const [ending, setEnding] = useState(false);
  const { number, state, boatName: known, battery } = trip;
  const boatName = known ?? t('booking.boatNumber', { number });
  const mayStart = start.obstacles.length === 0 && known !== null;
  const stop = async (as: 'pause' | 'end') => {
    const answer = await stopping.run({ query: access.query, body: { number, as } });
    setEnding(false);
    if (answer) onChange(afterwards(booking, answer));
  };
  const error = starting.error ?? stopping.error;
  const isOut = state === 'out' || state === 'paused';
  return (
    <li className={`${styles.boat} ${styles[state]}`}>
      <div className={styles.words}>
        {known === null ? (
          <p className={styles.name}>{several ? boatName : t('booking.boatLater')}</p>
        ) : (
          <p className={styles.name}>{t('booking.yourBoat', { boatName })}</p>
        )}
        <p className={styles.state} role="status">
          {state === 'out' && t('booking.motorOn')}
          {state === 'paused' && t('booking.motorPaused')}
          {state === 'back' && t('booking.boatBack')}
          {!isOut && state !== 'back' && known !== null && t('booking.startReady')}
          {!isOut && known === null && t('booking.boatNamedLater')}
        </p>
        {battery !== null && state !== 'back' && (
          <p className={styles.battery}>
            {t('booking.battery', { charge: formats().percent(battery / 100) })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {state !== 'out' && state !== 'back' && (
          <Button
            look="primary"
            busy={starting.busy && t('booking.starting', { boatName })}
            aria-disabled={!mayStart}
            onClick={async () => {
              if (!mayStart) return;
              const answer = await starting.run({ query: access.query, body: { number } });
              if (answer) onChange(afterwards(booking, answer));
            }}
          >
            {t(state === 'paused' ? 'booking.startAgain' : 'booking.startBoat')}
          </Button>
        )}
        {state === 'out' && (
          <Button
            busy={stopping.busy && t('booking.stopping', { boatName })}
            onClick={() => stop('pause')}
          >
            {t('booking.pauseBoat')}
          </Button>
        )}
        {isOut && <Button onClick={() => setEnding(true)}>{t('booking.endTrip')}</Button>}
      </div>
      {error && (
        <Notice kind="warn" live>
          {error.code === 'noSignal'
            ? t('booking.startFailed', { boatName })
            : failureText(t, error)}
        </Notice>
      )}
      {ending && (
        <Dialog
          title={t('booking.endTripTitle')}
          close={t('common.close')}
          onClose={() => setEnding(false)}
        >
          <p>{t('booking.endTripText', { boatName })}</p>
          <div className={styles.actions}>
            <Button
              look="primary"
              busy={stopping.busy && t('booking.stopping', { boatName })}
              onClick={() => stop('end')}
            >
              {t('booking.endTripNow')}
            </Button>
            <Button onClick={() => setEnding(false)}>{t('booking.endTripNot')}</Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** The booking with its boats as they are now; with the last one back it is over. */
function afterwards(booking: OwnBooking, answer: Pick<OwnBooking, 'trips' | 'start'>): OwnBooking {
  const isOver = answer.trips.every(({ state }) => state === 'back');
  return { ...booking, ...answer, status: isOver ? 'completed' : booking.status };
}
