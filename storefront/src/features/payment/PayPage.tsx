import { LinkButton, Notice } from '@slipway/ui';
import { useEffect } from 'react';
import { useBookingAccess } from '../../access/booking-access.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import { DuePayment } from './DuePayment.tsx';
import styles from './Payment.module.css';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { usePayment } from './use-payment.ts';

/** What is to be paid on a booking, and what became of a payment from which the customer comes back. */
export function PayPage() {
  const { t, form, address } = usePage();
  const access = useBookingAccess();
  const { reference, key } = access;
  const payment = usePayment(address.searchParams.get('payment'), key);
  const query = key ? {} : { reference };
  const due = useAnswer('listDuePayments', payment.isSettled ? { query } : null, { key });
  const { company } = form;
  useEffect(() => {
    document.title = `${t('payment.title')} · ${company.name}`;
  }, [t, company]);

  const error = payment.error ?? due.error;
  const isStranger = error?.failure === 'missing' || error?.failure === 'forbidden';
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('payment.title')}</h1>
        <p className={styles.soft}>
          {t('payment.forBooking', { reference, company: company.name })}
        </p>
      </header>
      {isStranger && <Notice kind="warn">{t('payment.noAccess')}</Notice>}
      {error && !isStranger && <Failed error={error} again={due.again} />}
      {payment.isWaiting && <Waiting label={t('payment.checking')} lines={2} />}
      {payment.data && <PaymentOutcome payment={payment.data} takesLong={payment.takesLong} />}
      {due.loading && !due.data && <Waiting label={t('payment.loading')} lines={4} />}
      {due.data?.map((part) => (
        <DuePayment key={part.purpose} due={part} access={access} onStale={due.again} />
      ))}
      {due.data?.length === 0 && !payment.data && (
        <Notice kind="good">{t('payment.nothingOpen')}</Notice>
      )}
      <p>
        <LinkButton href={`/bookings/${reference}`}>{t('payment.toBooking')}</LinkButton>
      </p>
    </div>
  );
}
