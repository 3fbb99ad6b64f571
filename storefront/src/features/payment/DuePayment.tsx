import type { TextKey } from '@slipway/contract/languages';
import { Button } from '@slipway/ui';
import { useId, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/call.ts';
import { isPriceChanged } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import { Failed } from '../../app/states.tsx';
import styles from './Payment.module.css';

type Due = Answer<'listDuePayments'>[number];

const TITLE: Record<Due['purpose'], TextKey> = {
  confirm: 'payment.purposeConfirm',
  balance: 'payment.purposeBalance',
  request: 'payment.purposeRequest',
  deposit: 'payment.purposeDeposit',
};

interface DuePaymentProps {
  due: Due;
  access: BookingAccess;
  /** The amount has changed since it was shown. */
  onStale: () => void;
}

/** Something to pay, what it is made of, and the way to pay it. */
export function DuePayment({ due, access, onStale }: DuePaymentProps) {
  const { t, formats, form, call, leaveTo } = usePage();
  const title = useId();
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { money } = formats();
  const { purpose, amount, price, deposits, reservation } = due;
  const taken = deposits.reduce(
    (sum, { taking, amount: part }) => (taking === 'charge' ? sum + part : sum),
    reservation ? 0 : price,
  );

  async function start() {
    setStarting(true);
    setError(undefined);
    const { key, reference } = access;
    const query = key ? {} : { reference };
    try {
      const { requestId } = due;
      const body = { purpose, expectedAmount: amount, ...(requestId && { requestId }) };
      const { redirectUrl } = await call('startPayment', { query, body }, { key });
      leaveTo(redirectUrl);
    } catch (reason) {
      setStarting(false);
      setError(reason as ApiError);
      if (isPriceChanged(reason as ApiError)) onStale();
    }
  }

  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{due.description ?? t(TITLE[purpose])}</h2>
      {deposits.length > 0 && price > 0 && (
        <p className={styles.line}>
          <span>{t('payment.price')}</span>
          <span className={styles.amount}>{money(price)}</span>
        </p>
      )}
      {deposits.map((deposit) => (
        <p key={deposit.description}>
          {t(deposit.taking === 'hold' ? 'form.depositHold' : 'form.depositCharge', {
            amount: money(deposit.amount),
          })}
        </p>
      ))}
      {reservation && <p>{t('payment.reservation', { company: form.company.name })}</p>}
      {due.dueAt && <p>{t('payment.dueBy', { dueAt: new Date(due.dueAt) })}</p>}
      {error && <Failed error={error} again={start} />}
      <Button look="primary" wide busy={isStarting && t('payment.starting')} onClick={start}>
        {taken > 0
          ? t('payment.pay', { amount: money(taken) })
          : t('payment.reserve', { amount: money(amount) })}
      </Button>
    </section>
  );
}
