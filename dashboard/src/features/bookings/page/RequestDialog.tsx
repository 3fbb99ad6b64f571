import type { RequestWay } from '@slipway/contract/team/booking-words';
import { TEXT_MESSAGE_PRICE } from '@slipway/engine';
import { Button, Dialog, Notice, TextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../app/ask.ts';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import dialogs from '../dialogs.module.css';
import { dueDayFor } from '../due-day.ts';
import { Refusal } from '../Refusal.tsx';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField } from './AmountField.tsx';

/** Asks the customer for an amount until a day: by a link to copy, by e-mail or by text. */
export function RequestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, updatedAt: seenUpdatedAt, money, reference, customer } = booking;
  const { today } = useViewed();
  const [typed, setTyped] = useState(money.balance > 0 ? typedCents(money.balance) : '');
  const [description, setDescription] = useState(`Booking ${reference}`);
  const [dueOn, setDueOn] = useState(() => dueDayFor(booking, today));
  const request = useWrite('requestTeamPayment');
  const toasts = useToasts();
  const url = request.data?.url;
  const phoneNumber = customer?.phoneNumber ?? null;
  const ask = async (sendBy: RequestWay) => {
    const amount = centsOf(typed);
    if (!amount || request.isPending) return;
    const made = await request
      .mutateAsync({
        params: { id },
        body: { seenUpdatedAt, amount, description, dueOn, sendBy },
      })
      .catch(() => null);
    if (!made) return;
    if (sendBy === 'link') {
      await navigator.clipboard.writeText(made.url).catch(() => {});
    } else {
      toasts.done(
        sendBy === 'text'
          ? `The payment request is on its way to ${phoneNumber}.`
          : 'The payment request is on its way.',
      );
      onClose();
    }
  };
  const way = (sendBy: RequestWay) => ({
    type: 'submit' as const,
    value: sendBy,
    busy: request.isPending && request.variables.body.sendBy === sendBy && 'One moment',
  });
  return (
    <Dialog
      title={label('Bookings', 'Finances', 'Request payment')}
      close="Close"
      onClose={onClose}
    >
      {url && request.variables?.body.sendBy === 'link' ? (
        <div className={dialogs.body}>
          <Notice kind="good" live title="The link is copied">
            <p>
              It opens this payment until the due date. Give it only to the person who pays. Others
              that you have requested stay open.
            </p>
            <TextField
              label="Link"
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
          </Notice>
          <div className={dialogs.foot}>
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      ) : (
        <form
          className={dialogs.body}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            void ask(submitter instanceof HTMLButtonElement ? wayOf(submitter) : 'email');
          }}
        >
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
          <p className={dialogs.hint} id="text-hint">
            {phoneNumber
              ? `A text goes to ${phoneNumber} and costs ${moneyText(TEXT_MESSAGE_PRICE, 'EUR')}.`
              : 'A text needs a phone number, and the customer has none.'}
          </p>
          <Refusal error={request.error} />
          <div className={dialogs.foot}>
            <Button {...way('link')}>{label('Bookings', 'Finances', 'Copy link')}</Button>
            <Button
              {...way('text')}
              type={phoneNumber ? 'submit' : 'button'}
              aria-disabled={!phoneNumber}
              aria-describedby="text-hint"
            >
              {label('Bookings', 'Finances', 'Send by text')}
            </Button>
            <Button look="primary" {...way('email')}>
              {label('Bookings', 'Finances', 'Send by e-mail')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function wayOf({ value }: HTMLButtonElement): RequestWay {
  return value === 'link' || value === 'text' ? value : 'email';
}
