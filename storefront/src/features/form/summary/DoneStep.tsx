import { Button, LinkButton } from '@slipway/ui';
import { usePage } from '../../../app/page.ts';
import styles from '../layout/layout.module.css';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import own from './DoneStep.module.css';
import { TripFacts } from './TripFacts.tsx';

/** The thank-you, unless the company has a page of its own for that. */
export function DoneStep({ booking }: { booking: Booking }) {
  const { form, t, host } = usePage();
  const { finished, draft } = booking;
  if (!finished) return null;
  const { reference, next, redirectUrl } = finished;
  const who = draft.draft?.details ?? booking.details;
  const requested = next === 'requested';
  const several = (draft.draft?.boats ?? booking.wish.boats) > 1;
  const said = requested ? 'form.requested' : several ? 'form.confirmedSeveral' : 'form.confirmed';
  const bookingPage = `/bookings/${reference}${draft.key ? `#key=${draft.key}` : ''}`;
  return (
    <div className={styles.step}>
      <svg className={own.mark} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d="M15 25l6 6 12-14" />
      </svg>
      <StepHeading moved={booking.moved} intro={t(said)}>
        {t('form.thankYou', { givenName: who.givenName })}
      </StepHeading>
      <p>
        {t(requested ? 'form.requestedText' : 'form.confirmedText', {
          reference,
          email: who.emailAddress,
        })}
      </p>
      <section className={own.card}>
        <TripFacts booking={booking} />
      </section>
      {redirectUrl ? (
        <p role="status">{t('form.goingOn', { company: form.company.name })}</p>
      ) : (
        <p className={own.ways}>
          <LinkButton look="primary" href={bookingPage} target={host.layout ? '_blank' : undefined}>
            {t('form.openBookingPage')}
          </LinkButton>
          <Button onClick={booking.startOver}>{t('form.bookAnother')}</Button>
        </p>
      )}
    </div>
  );
}
