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
  disabled?: boolean;
  onNext?: () => void;
}

/** The way on. On a phone it stays at the lower edge, with the trip so far beside it. */
export function NextBar({ booking, label, disabled, onNext }: NextBarProps) {
  const { form, t, formats } = usePage();
  const { wish, quote, busy } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const { money, shortDay, time } = formats(dock?.address.timeZoneName);
  const pickup = wish.pickup ? new Date(wish.pickup) : null;
  const total = shownTotal(form, quote.data);
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        {total !== null && <strong>{money(total)}</strong>}
        <span>
          {[model?.name, pickup && `${shortDay(pickup)}, ${time(pickup)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Button
        look="primary"
        type={onNext ? 'button' : 'submit'}
        busy={busy ? t('common.sending') : null}
        disabled={disabled}
        onClick={onNext}
      >
        {label ?? t('common.next')}
      </Button>
    </div>
  );
}
