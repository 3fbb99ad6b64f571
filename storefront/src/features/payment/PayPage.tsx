import { LinkButton, Notice } from '@slipway/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { type BookingAccess, useBookingAccess } from '../../access/booking-access.ts';
import { isFormWaiting, takeFormBefore } from '../../access/payment-return.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import { DuePayment } from './DuePayment.tsx';
import { PayForForm } from './PayForForm.tsx';
import styles from './Payment.module.css';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { type Payment, usePayment } from './use-payment.ts';

/** What somebody sees who has a reference and nothing else. */
type WayIn = ComponentType<{ reference: string; wrongKey: boolean }>;

/** What is to be paid on a booking, and what became of a payment from which the customer comes back. */
export function PayPage({ wayIn }: { wayIn: WayIn }) {
  const { address, tabStorage } = usePage();
  const access = useBookingAccess();
  const [fromForm] = useState(() => address.searchParams.get('from') === 'form');
  const [waited] = useState(() => isFormWaiting(tabStorage, address, access.reference));
  return fromForm ? (
    <PayForForm access={access} />
  ) : (
    <Payments access={access} formWaits={waited} wayIn={wayIn} />
  );
}

interface PaymentsProps {
  access: BookingAccess;
  /** This window was opened by a form on a website, which goes on by itself. */
  formWaits: boolean;
  wayIn: WayIn;
}

function Payments({ access, formWaits, wayIn: WayIn }: PaymentsProps) {
  const { t, form, address } = usePage();
  const { reference, key } = access;
  const payment = usePayment(address.searchParams.get('payment'), key);
  const query = key ? {} : { reference };
  const due = useAnswer('listDuePayments', payment.isSettled ? { query } : null, { key });
  // Who comes back from paying one of several shares sees nothing of the others.
  const request = address.searchParams.get('request') ?? payment.data?.requestId;
  const open = due.data?.filter(({ requestId }) => !request || requestId === request);
  const { company } = form;
  useWayOn(payment.data, formWaits);
  useEffect(() => {
    document.title = `${t('payment.title')} · ${company.name}`;
  }, [t, company]);

  const error = payment.error ?? due.error;
  if (error?.failure === 'missing' || error?.failure === 'forbidden') {
    return <WayIn reference={reference} wrongKey={key !== undefined} />;
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('payment.title')}</h1>
        <p className={styles.soft}>
          {t('payment.forBooking', { reference, company: company.name })}
        </p>
      </header>
      {error && <Failed error={error} again={due.again} />}
      {payment.isWaiting && <Waiting label={t('payment.checking')} lines={2} />}
      {payment.data && <PaymentOutcome payment={payment.data} takesLong={payment.takesLong} />}
      {due.loading && !due.data && <Waiting label={t('payment.loading')} lines={4} />}
      {open?.map((part) => (
        <DuePayment
          key={part.requestId ?? part.purpose}
          due={part}
          access={access}
          onStale={due.again}
        />
      ))}
      {open?.length === 0 && !payment.data && (
        <Notice kind="good">{t('payment.nothingOpen')}</Notice>
      )}
      {formWaits && isPaid(payment.data) && <p>{t('payment.windowDone')}</p>}
      <p>
        <LinkButton href={`/bookings/${reference}`}>{t('payment.toBooking')}</LinkButton>
      </p>
    </div>
  );
}

function isPaid(payment: Payment | undefined): boolean {
  return payment?.state === 'paid' || payment?.state === 'authorized';
}

/** Who came from the form goes on there, or where the company sends its customers. */
function useWayOn(payment: Payment | undefined, formWaits: boolean): void {
  const { tabStorage, leaveTo, closeWindow } = usePage();
  useEffect(() => {
    // Money that came too late is told of here: the form would only say that its time is over.
    if (!payment || payment.booking.status === 'expired') return;
    if (formWaits) {
      if (isPaid(payment)) closeWindow();
      return;
    }
    const form = takeFormBefore(tabStorage, payment.id);
    if (form) leaveTo(`${form}#payment-${payment.state}`);
    else if (payment.returnUrl) leaveTo(payment.returnUrl);
  }, [payment, formWaits, tabStorage, leaveTo, closeWindow]);
}
