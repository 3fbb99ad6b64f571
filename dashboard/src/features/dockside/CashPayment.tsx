import { Button, TextField } from '@slipway/ui';
import { useState } from 'react';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { useQueue } from '../../shell/offline/Queue.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../shell/words/money.ts';
import type { DockTrip } from './day.ts';

const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;

/** Notes cash that was taken at the dock, also without reception. */
export function CashPayment({ trip }: { trip: DockTrip }) {
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState((trip.balance / 100).toFixed(2));
  const { perform } = useQueue();
  const toasts = useToasts();
  const name = label('Bookings', 'Finances', 'Cash payment');
  const isWrong = !AMOUNT.test(amount) || Number(amount.replace(',', '.')) === 0;
  const save = async () => {
    if (isWrong) return;
    const cents = Math.round(Number(amount.replace(',', '.')) * 100);
    const paid = moneyText(cents, trip.currency);
    const input = {
      params: { id: trip.bookingId },
      body: { seenUpdatedAt: trip.updatedAt, amount: cents },
    };
    setOpen(false);
    try {
      const outcome = await perform(
        'recordCashPayment',
        input,
        `${name} ${paid}, ${trip.customerName}`,
      );
      if (outcome !== 'waits') toasts.done(`${paid} in cash from ${trip.customerName}.`);
    } catch (error) {
      toasts.wrong(error);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && (
        <FormDialog
          title={name}
          action={label('Save')}
          busy={false}
          error={null}
          onClose={() => setOpen(false)}
          onSubmit={() => void save()}
        >
          <TextField
            label={`${label('Bookings', 'Finances', 'Amount')} (${trip.currency})`}
            inputMode="decimal"
            value={amount}
            error={isWrong ? 'Write an amount such as 12.50.' : undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
