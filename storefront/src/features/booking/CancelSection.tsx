import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import type { BookingPartProps } from './booking.ts';
import styles from './Cancel.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { FeeSteps } from './FeeSteps.tsx';
import { Section } from './Section.tsx';

/** What canceling costs, now and later, and the way to it. */
export function CancelSection({
  booking,
  access,
  onChange,
}: BookingPartProps & { access: BookingAccess }) {
  const { t } = usePage();
  const [open, setOpen] = useState(false);
  const asked = useAnswer('getOwnCancellation', { query: access.query }, { key: access.key });
  const { data: terms, again } = asked;
  if (!terms) return null;
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <Section title={t('form.cancellation')}>
      {terms.text && <p className={styles.own}>{terms.text}</p>}
      {terms.allowed ? (
        <>
          {booking.status === 'confirmed' && <FeeSteps terms={terms} booking={booking} />}
          <Button onClick={() => setOpen(true)}>
            {t(booking.status === 'option' ? 'booking.withdraw' : 'booking.cancelBooking')}
          </Button>
        </>
      ) : (
        <p className={styles.note}>
          {t(terms.reason === 'notice' ? 'booking.cancelTooLate' : 'booking.cancelNotAllowed')}
        </p>
      )}
      {open && (
        <CancelDialog
          booking={booking}
          terms={terms}
          access={access}
          askAgain={again}
          onChange={onChange}
          onClose={close}
        />
      )}
    </Section>
  );
}
