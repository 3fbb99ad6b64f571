import { Button, Notice, TickField } from '@slipway/ui';
import { useState } from 'react';
import { usePage } from '../../../app/page.ts';
import { HoldClock } from '../draft/HoldClock.tsx';
import styles from '../layout/layout.module.css';
import { NextBar } from '../layout/NextBar.tsx';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import { CodeField } from './CodeField.tsx';
import { AllCosts } from './CostTable.tsx';
import own from './SummaryStep.module.css';
import { TripFacts } from './TripFacts.tsx';
import { cancellationTerms, paymentTerms, paysNow } from './terms.ts';

/** Everything once more, with the whole price, before it counts. */
export function SummaryStep({ booking }: { booking: Booking }) {
  const { form, t, formats } = usePage();
  const { draft, details, wish } = booking;
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!draft.draft) return null;
  const { money, pickup } = draft.draft;
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const local = formats(dock?.address.timeZoneName);
  const { method } = money.confirmation;
  const pays = paysNow(money);
  const blocked = pays && !form.payment.possible;
  const label = pays
    ? money.confirmation.reservesCard
      ? t('form.goToPayment')
      : t('form.payAmount', { amount: local.money(money.dueNow) })
    : t(method === 'on_approval' ? 'form.sendRequest' : 'form.bookNow');
  const cancel = cancellationTerms(money.cancellation, new Date(pickup), t, local);
  const pay = paymentTerms(money, wish.boats, t, local);
  return (
    <div className={styles.step}>
      <StepHeading moved={booking.moved}>{t('form.summaryEdit')}</StepHeading>
      <HoldClock booking={booking} />
      <div className={own.panels}>
        <section className={own.panel}>
          <h2>{t('form.yourTrip')}</h2>
          <TripFacts booking={booking} />
          <p className={own.soft}>
            {details.givenName} {details.familyName}
            <br />
            {details.emailAddress}
          </p>
          <p className={own.links}>
            <Button look="quiet" onClick={() => booking.go('time')}>
              {t('form.changeDate')}
            </Button>
            <Button look="quiet" onClick={() => booking.go('details')}>
              {t('form.changeDetails')}
            </Button>
          </p>
        </section>
        <section className={own.panel}>
          <h2>{t('form.summary')}</h2>
          <AllCosts money={money} />
          <CodeField booking={booking} />
          {money.dueNow > 0 && money.dueNow !== money.totalIncludingTax && (
            <p className={own.due}>
              <span>{t('form.dueNow')}</span>
              <strong>{local.money(money.dueNow)}</strong>
            </p>
          )}
        </section>
      </div>
      {pay.length > 0 && (
        <ul className={own.terms}>
          {pay.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <section className={own.cancel}>
        <h2>{t('form.cancellation')}</h2>
        {cancel.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {form.cancellationText && <p className={own.soft}>{form.cancellationText}</p>}
      </section>
      {form.termsUrl && (
        <TickField
          label={
            <>
              {t('form.terms', { company: form.company.name })}{' '}
              <a href={form.termsUrl} target="_blank" rel="noreferrer">
                {t('form.readTerms')}{' '}
                <span className="visually-hidden">{t('common.opensInNewTab')}</span>
              </a>
            </>
          }
          checked={accepted}
          error={asked && !accepted ? t('errors.requiredTick') : undefined}
          onChange={(event) => setAccepted(event.target.checked)}
        />
      )}
      {blocked && (
        <Notice kind="warn" title={t('form.closedTitle')}>
          {t('form.closedText', { company: form.company.name })}
        </Notice>
      )}
      <NextBar
        booking={booking}
        label={label}
        reason={
          draft.ended
            ? t('form.holdEnded', { boats: booking.wish.boats })
            : blocked
              ? t('form.closedText', { company: form.company.name })
              : null
        }
        onNext={() => {
          setAsked(true);
          if (accepted || !form.termsUrl) booking.book();
        }}
      />
    </div>
  );
}
