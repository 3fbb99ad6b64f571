import { Button } from '@slipway/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../../app/page.ts';
import { shownTotal } from '../summary/shown-price.ts';
import type { Booking } from '../use-booking.ts';
import styles from './layout.module.css';

interface NextBarProps {
  booking: Booking;
  /** What the button says; `Next` without it. */
  label?: ReactNode;
  /** Why it does not go on yet. */
  reason?: string | null | undefined;
  /** Leads to what is missing, when the visitor wants to go on all the same. */
  onReason?: () => void;
  onNext?: () => void;
}

/** The way on. On a phone it stays at the lower edge, with the trip so far beside it. */
export function NextBar({ booking, label, reason, onReason, onNext }: NextBarProps) {
  const { form, t, formats } = usePage();
  const { wish, quote, busy } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const { money, shortDay, time } = formats(dock?.address.timeZoneName);
  const pickup = wish.pickup ? new Date(wish.pickup) : null;
  // What cannot be booked has no price.
  const total = quote.data?.bookable === false ? null : shownTotal(form, quote.data);
  const chosen = [model?.name, pickup && `${shortDay(pickup)}, ${time(pickup)}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        {total !== null && <strong>{money(total)}</strong>}
        <span className={styles.wish} title={chosen}>
          {chosen}
        </span>
        {reason && (
          <span id="reason" className={styles.reason}>
            {reason}
          </span>
        )}
      </p>
      <Button
        look="primary"
        type={onNext ? 'button' : 'submit'}
        busy={busy ? t('common.sending') : null}
        aria-disabled={Boolean(reason)}
        aria-describedby={reason ? 'reason' : undefined}
        onClick={reason ? stop(onReason) : onNext}
      >
        {label ?? t('common.next')}
      </Button>
    </div>
  );
}

/** In place of going on: a button of a form would send it. */
function stop(lead: (() => void) | undefined) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault();
    lead?.();
  };
}
