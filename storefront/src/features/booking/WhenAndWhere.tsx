import { Button, LinkButton, Notice } from '@slipway/ui';
import type { BookingAccess } from '../../access/booking-access.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import { BoatPicture } from './BoatPicture.tsx';
import type { OwnBooking } from './booking.ts';
import { Section } from './Section.tsx';
import { saveFile } from './save-file.ts';
import { useWrite } from './use-write.ts';
import styles from './WhenAndWhere.module.css';

/** When the trip is and how to get to the dock. */
export function WhenAndWhere({ booking, access }: { booking: OwnBooking; access: BookingAccess }) {
  const { t, formats } = usePage();
  const { address, name } = booking.dock;
  const { dateTime } = formats(address.timeZoneName);
  const isOver = booking.status === 'canceled' || booking.status === 'expired';
  const isEarlier = booking.earlyPickup !== booking.pickup;
  return (
    <Section title={t('booking.whenAndWhere')}>
      <BoatPicture model={booking.boatModel} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('common.pickup')}</dt>
          <dd>
            <time dateTime={booking.pickup}>{dateTime(new Date(booking.pickup))}</time>
            {isEarlier && !isOver && (
              <p className={styles.note}>
                {t('booking.earlyPickup', {
                  from: formats(address.timeZoneName).time(new Date(booking.earlyPickup)),
                })}
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('common.return')}</dt>
          <dd>
            <time dateTime={booking.return}>{dateTime(new Date(booking.return))}</time>
          </dd>
        </div>
        <div>
          <dt>{t('common.dock')}</dt>
          <dd>
            <strong>{name}</strong>
            <address className={styles.address}>
              {[address.line1, address.line2, `${address.postalCode} ${address.city}`]
                .filter((line) => line?.trim())
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </address>
          </dd>
        </div>
      </dl>
      {!isOver && (
        <div className={styles.actions}>
          <LinkButton
            href={mapUrl(address.gps)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('common.openMap')} (${t('common.opensInNewTab')})`}
          >
            <Pin /> {t('common.openMap')}
          </LinkButton>
          <CalendarButton access={access} />
        </div>
      )}
    </Section>
  );
}

/** OpenStreetMap by its address: no map script, and nobody is told who looks. */
function mapUrl({ lat, long }: OwnBooking['dock']['address']['gps']): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`;
}

function CalendarButton({ access }: { access: BookingAccess }) {
  const { t } = usePage();
  const { busy, error, run } = useWrite('getCalendarFile', access.key);
  return (
    <>
      <Button
        busy={busy && t('common.loading')}
        onClick={async () => {
          const file = await run({ query: access.query });
          if (file) saveFile(file.fileName, file.content, 'text/calendar;charset=utf-8');
        }}
      >
        <Calendar /> {t('booking.addToCalendar')}
      </Button>
      {error && (
        <Notice kind="warn" live>
          {failureText(t, error)}
        </Notice>
      )}
    </>
  );
}

function Pin() {
  return (
    <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
      <path d="M8 15S3 10 3 6a5 5 0 0 1 10 0c0 4-5 9-5 9zM8 4.5a1.5 1.5 0 1 0 .01 0" />
    </svg>
  );
}

function Calendar() {
  return (
    <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
      <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" />
    </svg>
  );
}
