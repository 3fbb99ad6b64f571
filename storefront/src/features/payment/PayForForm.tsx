import { useEffect, useRef, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { ApiError } from '../../api/api-error.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import styles from './Payment.module.css';

/** The window in which a form on a website lets its customer pay: straight on to the provider. */
export function PayForForm({ access }: { access: BookingAccess }) {
  const { t, form, call, history, address, leaveTo } = usePage();
  const { key, reference } = access;
  const [error, setError] = useState<ApiError>();
  const begin = async () => {
    setError(undefined);
    try {
      const { money } = await call('getDraft', {}, { key });
      const body = { expectedTotal: money.totalIncludingTax };
      const { next, redirectUrl } = await call('finishDraft', { body }, { key });
      // The way back from the provider leads to what is to be paid, not straight out again.
      history.replaceState(null, '', address.pathname);
      leaveTo(next === 'pay' && redirectUrl ? redirectUrl : address.pathname);
    } catch (reason) {
      setError(reason as ApiError);
    }
  };
  const beginOnce = useRef(begin);
  useEffect(() => {
    document.title = `${t('payment.title')} · ${form.company.name}`;
  }, [t, form]);
  useEffect(() => {
    beginOnce.current();
  }, []);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('payment.title')}</h1>
        <p className={styles.soft}>
          {t('payment.forBooking', { reference, company: form.company.name })}
        </p>
      </header>
      {error ? (
        <Failed error={error} again={begin} />
      ) : (
        <Waiting label={t('payment.starting')} lines={2} />
      )}
    </div>
  );
}
