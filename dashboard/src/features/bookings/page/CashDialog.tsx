import { useState } from 'react';
import { useWrite } from '../../../api/ask.ts';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField } from './fields.tsx';

/** Notes money that the customer has handed over or transferred. */
export function CashDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, updatedAt: seenUpdatedAt, money } = booking;
  const [typed, setTyped] = useState(money.balance > 0 ? typedCents(money.balance) : '');
  const cash = useWrite('recordCashPayment');
  const toasts = useToasts();
  const amount = centsOf(typed);
  return (
    <FormDialog
      title={label('Bookings', 'Finances', 'Cash payment')}
      action={label('Save')}
      busy={cash.isPending}
      error={cash.error}
      onClose={onClose}
      onSubmit={() => {
        if (!amount) return;
        cash.mutate(
          { params: { id }, body: { seenUpdatedAt, amount } },
          {
            onSuccess: () => {
              toasts.done(`${moneyText(amount, money.currency)} is recorded.`);
              onClose();
            },
          },
        );
      }}
    >
      <AmountField
        typed={typed}
        currency={money.currency}
        hint="Cash or a bank transfer. Slipway takes no fee on it."
        onChange={setTyped}
      />
    </FormDialog>
  );
}
