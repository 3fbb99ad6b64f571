import type { RequestWay } from '@slipway/contract/team/booking-words';
import { TEXT_MESSAGE_PRICE } from '@slipway/engine';
import { Button, TextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../api/ask.ts';
import { DateField } from '../../../shell/dates/fields.tsx';
import { DoneDialog } from '../../../shell/dialogs/DoneDialog.tsx';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import dialogs from '../dialogs.module.css';
import { dueDayFor } from '../due-day.ts';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField, DescriptionField } from './fields.tsx';

/** Asks the customer for an amount until a day: by a link to copy, by e-mail or by text. */
export function RequestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, updatedAt: seenUpdatedAt, money, reference, customer } = booking;
  const { today } = useViewed();
  const [typed, setTyped] = useState(money.balance > 0 ? typedCents(money.balance) : '');
  const [description, setDescription] = useState(`Booking ${reference}`);
  const [dueOn, setDueOn] = useState(() => dueDayFor(booking, today));
  const request = useWrite('requestTeamPayment');
  const toasts = useToasts();
  const isOnItsWay = (sendBy: RequestWay) =>
    request.isPending && request.variables.body.sendBy === sendBy;
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
      await navigator.clipboard.writeText(made.url ?? '').catch(() => {});
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
    busy: isOnItsWay(sendBy) && 'One moment',
  });
  const title = label('Bookings', 'Finances', 'Request payment');
  if (request.data && request.variables.body.sendBy === 'link') {
    return (
      <DoneDialog title={title} news="The link is copied" onClose={onClose}>
        <p>
          It opens this payment until the due date, and nothing else of the booking. Others that you
          have requested stay open.
        </p>
        <TextField
          label="Link"
          readOnly
          value={request.data.url ?? ''}
          onFocus={({ target }) => target.select()}
        />
      </DoneDialog>
    );
  }
  return (
    <FormDialog
      title={title}
      action={label('Bookings', 'Finances', 'Send by e-mail')}
      busy={isOnItsWay('email')}
      error={request.error}
      onClose={onClose}
      onSubmit={(pressed) => void ask(pressed === 'link' || pressed === 'text' ? pressed : 'email')}
      more={
        <>
          <Button {...way('link')}>{label('Bookings', 'Finances', 'Copy link')}</Button>
          <Button
            {...way('text')}
            type={phoneNumber ? 'submit' : 'button'}
            aria-disabled={!phoneNumber}
            aria-describedby="text-hint"
          >
            {label('Bookings', 'Finances', 'Send by text')}
          </Button>
        </>
      }
    >
      <AmountField typed={typed} currency={money.currency} onChange={setTyped} />
      <DescriptionField typed={description} onChange={setDescription} />
      <DateField
        label={label('Bookings', 'Finances', 'Due date')}
        required
        min={today}
        hint="The link closes after it."
        value={dueOn}
        onChange={setDueOn}
      />
      <p className={dialogs.hint} id="text-hint">
        {phoneNumber
          ? `A text goes to ${phoneNumber} and costs ${moneyText(TEXT_MESSAGE_PRICE, 'EUR')}.`
          : 'A text needs a phone number, and the customer has none.'}
      </p>
    </FormDialog>
  );
}
