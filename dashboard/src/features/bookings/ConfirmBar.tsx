import { Button, TextField, TickField } from '@slipway/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { DateField } from '../../shell/dates/fields.tsx';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { moneyText } from '../../shell/words/money.ts';
import styles from './ConfirmBar.module.css';
import { dueDayFor } from './due-day.ts';
import type { Booking } from './words.ts';

/** What is decided about: a booking, or one that is not stored yet. */
interface Undecided extends Pick<Booking, 'status' | 'source' | 'pickup'> {
  dock: { timeZone: string };
  customer: object | null;
  can: { keepAsOption: boolean };
  money: { balance: number; currency: string };
}

interface ConfirmBarProps {
  booking: Undecided;
  /** The booking as it is stored; it is stored first where that is needed, or null when refused. */
  stored: () => Promise<Booking | null>;
  /** The button that stores it without a decision. */
  save?: ReactNode;
  /** Whether the keyboard is brought here, as after saving a new booking. */
  focused?: boolean;
  onDone?: (booking: Booking) => void;
}

const HOURS = 48;

/** Decides about a booking that is not agreed yet: confirm it, or keep it as an option. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { booking, stored, save, focused = false, onDone } = props;
  const { money, can, customer } = booking;
  const { today } = useViewed();
  const may = useMay();
  const toasts = useToasts();
  const [notifyCustomer, setNotify] = useState(true);
  const [addPaymentLink, setLink] = useState(true);
  const [typedDue, setDue] = useState<string | null>(null);
  const [hours, setHours] = useState(String(HOURS));
  const confirm = useWrite('confirmTeamBooking');
  const option = useWrite('keepAsOption');
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) main.current?.querySelector('button')?.focus();
  }, [focused]);
  const dueOn = typedDue ?? dueDayFor(booking, today);
  const asks = notifyCustomer && addPaymentLink && money.balance > 0;
  const isOwnDraft = booking.status === 'draft' && booking.source === 'staff';
  const mayConfirm = may(isOwnDraft ? 'bookings.confirm_draft' : 'bookings.confirm_option');
  const [deciding, setDeciding] = useState<'confirm' | 'option' | null>(null);
  const decide = async (how: 'confirm' | 'option') => {
    if (customer === null || deciding) return;
    setDeciding(how);
    try {
      const found = await stored();
      if (!found) return;
      const { reference, updatedAt: seenUpdatedAt } = found;
      const params = { id: found.id };
      const due = asks && { dueOn };
      const body = { seenUpdatedAt, notifyCustomer, addPaymentLink, ...due };
      const decided =
        how === 'confirm'
          ? await confirm.mutateAsync({ params, body })
          : await option.mutateAsync({
              params,
              body: { seenUpdatedAt, hours: Number(hours) || HOURS },
            });
      toasts.done(
        how === 'confirm' ? `${reference} is confirmed.` : `${reference} is kept as an option.`,
      );
      onDone?.(decided);
    } catch {
      // The refusal is said below.
    } finally {
      setDeciding(null);
    }
  };
  const title = label('Bookings', 'New booking', 'Next step');
  return (
    <section className={styles.bar} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.ticks}>
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
      </div>
      <div className={styles.fields}>
        {asks && (
          <DateField
            label={label('Bookings', 'New booking', 'Due date')}
            hint="Of the payment link."
            min={today}
            value={dueOn}
            onChange={setDue}
          />
        )}
        {can.keepAsOption && (
          <TextField
            type="number"
            label={`${label('Bookings', 'New booking', 'Deadline')} (hours)`}
            hint="Of an option."
            min={1}
            max={336}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        )}
      </div>
      <div className={styles.buttons} ref={main}>
        {mayConfirm && (
          <Button
            look="primary"
            busy={deciding === 'confirm' && 'Confirming'}
            aria-disabled={customer === null}
            onClick={() => void decide('confirm')}
          >
            {label('Bookings', 'New booking', 'Confirm')}
          </Button>
        )}
        {can.keepAsOption && (
          <Button
            busy={deciding === 'option' && 'Saving'}
            aria-disabled={customer === null}
            onClick={() => void decide('option')}
          >
            {label('Bookings', 'New booking', 'Keep as option')}
          </Button>
        )}
        {save}
      </div>
      {!mayConfirm && (
        <p className={styles.hint}>
          A Planner, an Operations manager or an Administrator confirms this.
        </p>
      )}
      {customer === null && (
        <p className={styles.hint}>
          Choose a customer before you confirm it or keep it as an option.
        </p>
      )}
      <Refusal error={confirm.error ?? option.error} />
    </section>
  );
}
