import { useState } from 'react';
import { useWrite } from '../../../app/ask.ts';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField } from './fields.tsx';

interface CaptureDialogProps {
  booking: Booking;
  deposit: Booking['money']['deposits'][number];
  onClose: () => void;
}

/** Keeps all or part of a deposit for damage. */
export function CaptureDialog({ booking, deposit, onClose }: CaptureDialogProps) {
  const { id, updatedAt: seenUpdatedAt, money } = booking;
  const owed = Math.min(deposit.amount, money.balance > 0 ? money.balance : deposit.amount);
  const [typed, setTyped] = useState(typedCents(owed));
  const capture = useWrite('captureTeamDeposit');
  const toasts = useToasts();
  const amount = centsOf(typed);
  return (
    <FormDialog
      title={label('Bookings', 'Finances', 'Capture')}
      action={label('Bookings', 'Finances', 'Capture')}
      busy={capture.isPending}
      error={capture.error}
      onClose={onClose}
      onSubmit={() => {
        if (!amount) return;
        capture.mutate(
          { params: { id }, body: { seenUpdatedAt, depositId: deposit.id, amount } },
          {
            onSuccess: () => {
              toasts.done(`${moneyText(amount, money.currency)} of the deposit is captured.`);
              onClose();
            },
          },
        );
      }}
    >
      <AmountField
        typed={typed}
        currency={money.currency}
        hint={`Up to ${moneyText(deposit.amount, money.currency)}. Add the cost of the damage first: what is captured is a payment.`}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
