import { Button } from '@slipway/ui';
import { useEffect } from 'react';
import { useBookingAccess } from '../../../access/booking-access.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { FindBooking } from '../FindBooking.tsx';
import styles from './Receipt.module.css';
import { Receipt } from './Receipt.tsx';

/** A receipt on a page of its own, made to be printed. */
export function ReceiptPage() {
  const { t } = usePage();
  const access = useBookingAccess();
  const { reference, key, query } = access;
  const { data, error, again } = useAnswer('getReceipt', { query }, { key });
  useEffect(() => {
    document.title = t('booking.receiptTitle', { reference });
  }, [t, reference]);
  if (error?.failure === 'missing' || error?.failure === 'forbidden') {
    return <FindBooking reference={reference} wrongKey={key !== undefined} />;
  }
  if (error?.failure === 'refused') return <p>{t('booking.receiptNone')}</p>;
  if (error) return <Failed error={error} again={again} />;
  if (!data) return <Waiting label={t('common.loading')} lines={6} />;
  return (
    <>
      <p className={styles.actions}>
        <a href={`/bookings/${reference}`}>{t('booking.backToBooking')}</a>
        <Button look="primary" onClick={() => print()}>
          {t('common.print')}
        </Button>
      </p>
      <Receipt receipt={data} />
    </>
  );
}
