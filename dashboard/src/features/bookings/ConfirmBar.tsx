import { Button, TextField, TickField } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../app/ask.ts';
import { useMay } from '../../app/facts.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { moneyText } from '../../shell/words/money.ts';
import styles from './ConfirmBar.module.css';
import { dueDayFor } from './due-day.ts';
import type { Booking } from './words.ts';

interface ConfirmBarProps {
  booking: Booking;
  /** Whether the keyboard is brought here, as after saving a new booking. */
  focused?: boolean;
  onDone?: (booking: Booking) => void;
}

const HOURS = 48;

/** Decides about a draft or an option: confirm it, keep it as an option, or leave it for later. */
export function ConfirmBar({ booking, focused = false, onDone }: ConfirmBarProps) {
  const { id, reference, updatedAt: seenUpdatedAt, money, can, customer } = booking;
  const { today } = useViewed();
  const may = useMay();
  const toasts = useToasts();
  const [notifyCustomer, setNotify] = useState(true);
  const [addPaymentLink, setLink] = useState(true);
  const [dueOn, setDueOn] = useState(() => dueDayFor(booking, today));
  const [hours, setHours] = useState(String(HOURS));
  const confirm = useWrite('confirmTeamBooking');
  const option = useWrite('keepAsOption');
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) main.current?.querySelector('button')?.focus();
  }, [focused]);
  const asks = notifyCustomer && addPaymentLink && money.balance > 0;
  const isOwnDraft = booking.status === 'draft' && booking.source === 'staff';
  const mayConfirm = may(isOwnDraft ? 'bookings.confirm_draft' : 'bookings.confirm_option');
  return (
    <section className={styles.bar} aria-label={label('Bookings', 'New booking', 'Confirm bar')}>
      <h2 className={styles.title}>{label('Bookings', 'New booking', 'Confirm bar')}</h2>
      <div className={styles.choices}>
        <TickField
          label={label('Bookings', 'New booking', 'Notify customer')}
          checked={notifyCustomer}
          onChange={({ target }) => setNotify(target.checked)}
        />
        {money.balance > 0 && (
          <TickField
            label={`${label('Bookings', 'New booking', 'Add payment link')} (${moneyText(money.balance, money.currency)})`}
            checked={asks}
            disabled={!notifyCustomer}
            onChange={({ target }) => setLink(target.checked)}
          />
        )}
        {asks && (
          <TextField
            type="date"
            label={label('Bookings', 'New booking', 'Due date')}
            min={today}
            value={dueOn}
            onChange={({ target }) => setDueOn(target.value)}
          />
        )}
      </div>
      <div className={styles.buttons} ref={main}>
        {mayConfirm ? (
          <Button
            look="primary"
            busy={confirm.isPending && 'Confirming'}
            aria-disabled={customer === null}
            onClick={() =>
              customer !== null &&
              confirm.mutate(
                {
                  params: { id },
                  body: { seenUpdatedAt, notifyCustomer, addPaymentLink, ...(asks && { dueOn }) },
                },
                {
                  onSuccess: (confirmed) => {
                    toasts.done(`${reference} is confirmed.`);
                    onDone?.(confirmed);
                  },
                },
              )
            }
          >
            {label('Bookings', 'New booking', 'Confirm')}
          </Button>
        ) : (
          <p className={styles.hint}>
            A Planner, an Operations manager or an Administrator confirms this.
          </p>
        )}
        {can.keepAsOption && (
          <>
            <Button
              busy={option.isPending && 'Saving'}
              aria-disabled={customer === null}
              onClick={() =>
                customer !== null &&
                option.mutate(
                  { params: { id }, body: { seenUpdatedAt, hours: Number(hours) || HOURS } },
                  {
                    onSuccess: (kept) => {
                      toasts.done(`${reference} is kept as an option.`);
                      onDone?.(kept);
                    },
                  },
                )
              }
            >
              {label('Bookings', 'New booking', 'Keep as option')}
            </Button>
            <TextField
              type="number"
              label={`${label('Bookings', 'New booking', 'Deadline')} (hours)`}
              min={1}
              max={336}
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          </>
        )}
      </div>
      {customer === null && (
        <p className={styles.hint}>Choose a customer before you confirm or keep it.</p>
      )}
      <Refusal error={confirm.error ?? option.error} />
    </section>
  );
}
