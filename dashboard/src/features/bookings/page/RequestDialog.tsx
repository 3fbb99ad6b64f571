import { Button, Dialog, Notice, TextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../app/ask.ts';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import dialogs from '../dialogs.module.css';
import { dueDayFor } from '../due-day.ts';
import { Refusal } from '../Refusal.tsx';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField } from './AmountField.tsx';

/** Asks the customer for an amount until a day, by a link to copy or by e-mail. */
export function RequestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, updatedAt: seenUpdatedAt, money, reference } = booking;
  const { today } = useViewed();
  const [typed, setTyped] = useState(money.balance > 0 ? typedCents(money.balance) : '');
  const [description, setDescription] = useState(`Booking ${reference}`);
  const [dueOn, setDueOn] = useState(() => dueDayFor(booking, today));
  const request = useWrite('requestTeamPayment');
  const toasts = useToasts();
  const url = request.data?.url;
  const ask = async (sendByEmail: boolean) => {
    const amount = centsOf(typed);
    if (!amount || !description.trim() || !dueOn) return;
    const made = await request
      .mutateAsync({
        params: { id },
        body: { seenUpdatedAt, amount, description, dueOn, sendByEmail },
      })
      .catch(() => null);
    if (!made) return;
    if (sendByEmail) {
      toasts.done('The payment request is on its way.');
      onClose();
    } else {
      await navigator.clipboard.writeText(made.url).catch(() => {});
    }
  };
  return (
    <Dialog
      title={label('Bookings', 'Finances', 'Request payment')}
      close="Close"
      onClose={onClose}
    >
      <div className={dialogs.body}>
        {url ? (
          <Notice kind="good" live title="The link is copied">
            <p>
              It opens the payment of this booking until the due date. Give it only to the person
              who pays.
            </p>
            <TextField
              label="Link"
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
          </Notice>
        ) : (
          <>
            <AmountField typed={typed} currency={money.currency} onChange={setTyped} />
            <TextField
              label={label('Bookings', 'Finances', 'Description')}
              required
              maxLength={120}
              hint="The customer reads it."
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
            <TextField
              type="date"
              label={label('Bookings', 'Finances', 'Due date')}
              required
              min={today}
              hint="The link closes after it."
              value={dueOn}
              onChange={({ target }) => setDueOn(target.value)}
            />
            <Refusal error={request.error} />
          </>
        )}
        <div className={dialogs.foot}>
          {url ? (
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              <Button busy={request.isPending && 'One moment'} onClick={() => void ask(false)}>
                {label('Bookings', 'Finances', 'Copy link')}
              </Button>
              <Button
                look="primary"
                busy={request.isPending && 'One moment'}
                onClick={() => void ask(true)}
              >
                {label('Bookings', 'Finances', 'Send by e-mail')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
