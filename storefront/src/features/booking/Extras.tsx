import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { usePage } from '../../app/page.ts';
import type { BookingPartProps } from './booking.ts';
import styles from './Extras.module.css';
import { ExtrasDialog } from './ExtrasDialog.tsx';
import { Section } from './Section.tsx';

/** What was ordered with the trip, and the way to change it until the orders close. */
export function Extras(props: BookingPartProps & { access: BookingAccess }) {
  const { booking, onChange } = props;
  const { t, formats } = usePage();
  const [open, setOpen] = useState(false);
  const [savedTotal, setSavedTotal] = useState<number>();
  const { may, addOns, money } = booking;
  // What changes the price again, above all a cancellation, makes it old.
  const isNews = may.changeExtras && savedTotal === money.totalIncludingTax;
  if (!may.changeExtras && addOns.length === 0) return null;
  return (
    <Section
      title={t('booking.extras')}
      action={
        may.changeExtras && (
          <Button onClick={() => setOpen(true)}>{t('booking.changeExtras')}</Button>
        )
      }
    >
      {addOns.length === 0 ? (
        <p className={styles.note}>{t('booking.extrasNone')}</p>
      ) : (
        <ul className={styles.ordered}>
          {addOns.map(({ addOnId, name, quantity }) => (
            <li key={addOnId}>{t('booking.extraOrdered', { count: quantity, name })}</li>
          ))}
        </ul>
      )}
      {!may.changeExtras && booking.status === 'confirmed' && (
        <p className={styles.note}>{t('booking.extrasClosed')}</p>
      )}
      <p role="status" className={styles.saved}>
        {isNews && t('booking.extrasSaved', { totalAmount: formats().money(savedTotal) })}
      </p>
      {open && (
        <ExtrasDialog
          {...props}
          onChange={(changed) => {
            setSavedTotal(changed.money.totalIncludingTax);
            onChange(changed);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
