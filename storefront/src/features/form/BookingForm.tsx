import { Notice } from '@slipway/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePage } from '../../app/page.ts';
import { Waiting } from '../../app/states.tsx';
import { BoatStep } from './boat/BoatStep.tsx';
import { DetailsStep } from './details/DetailsStep.tsx';
import { SignInGate } from './details/SignInGate.tsx';
import { Elsewhere } from './elsewhere/Elsewhere.tsx';
import { ExtrasStep } from './extras/ExtrasStep.tsx';
import styles from './layout/layout.module.css';
import { Progress } from './layout/Progress.tsx';
import { STEP_NAME, type Step } from './layout/steps.ts';
import { TripCard } from './layout/TripCard.tsx';
import { DoneStep } from './summary/DoneStep.tsx';
import { SummaryStep } from './summary/SummaryStep.tsx';
import { TimeStep } from './time/TimeStep.tsx';
import { useBooking } from './use-booking.ts';

const STEP = {
  boat: BoatStep,
  time: TimeStep,
  extras: ExtrasStep,
  details: DetailsStep,
  summary: SummaryStep,
  done: DoneStep,
} satisfies Record<Step, unknown>;

/** The booking form, from the boat to the thank-you. */
export function BookingForm() {
  const { form, t, host, address } = usePage();
  useEffect(() => {
    host.tell({
      type: 'ready',
      title: t('form.title', { company: form.company.name }),
      close: t('common.close'),
      analytics: form.analytics,
      hasReturnUrl: form.returnsElsewhere,
      wantsFont: form.branding.font === 'site',
    });
  }, [host, t, form]);
  const gated = form.signInPossible && address.searchParams.get('signin') === 'required';
  return gated ? (
    <SignInGate>
      <Steps />
    </SignInGate>
  ) : (
    <Steps />
  );
}

function Steps() {
  const { form, t } = usePage();
  const booking = useBooking();
  const { step, steps, news, finished } = booking;
  const dropSecondClick = useDropSecondClick(step);
  useEffect(() => {
    document.title = `${t(STEP_NAME[step])} · ${form.company.name}`;
  }, [step, t, form]);
  if (booking.returning) return <Waiting label={t('common.loading')} />;
  const Current = booking.elsewhere ? Elsewhere : STEP[booking.reachable(step)];
  const alone = booking.elsewhere || step === 'boat' || step === 'summary' || step === 'done';
  return (
    <div className={styles.form}>
      {!finished && <Progress steps={steps} current={step} onGo={booking.go} />}
      <div className={alone ? undefined : styles.columns}>
        <div className={styles.step} onClickCapture={dropSecondClick}>
          {news && (
            <Notice kind={news.kind} live>
              {news.text}
            </Notice>
          )}
          <Current booking={booking} key={step} />
        </div>
        {!alone && (
          <div className={styles.trip}>
            <TripCard booking={booking} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The second click of a double click belongs to the step that the first one has left. */
function useDropSecondClick(step: Step) {
  const clickedIn = useRef<Step>(null);
  return (click: MouseEvent) => {
    if (click.detail > 1 && clickedIn.current !== step) {
      click.preventDefault();
      click.stopPropagation();
    } else clickedIn.current = step;
  };
}
