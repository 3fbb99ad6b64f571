import { useState } from 'react';
import { FinalDialog } from '../../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../../shell/label.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { type Booking, centsOf } from '../words.ts';
import { AmountField } from './fields.tsx';

interface CaptureDialogProps {
  booking: Booking;
  deposit: Booking['money']['deposits'][number];
  onClose: () => void;
}

/** Keeps all or part of a deposit for damage; how much is never suggested. */
export function CaptureDialog({ booking, deposit, onClose }: CaptureDialogProps) {
  const { id, updatedAt: seenUpdatedAt, money } = booking;
  const [typed, setTyped] = useState('');
  const text = (cents: number) => moneyText(cents, money.currency);
  const amount = centsOf(typed);
  const owed = Math.max(0, money.balance);
  return (
    <FinalDialog
      title={label('Bookings', 'Finances', 'Capture')}
      action={label('Bookings', 'Finances', 'Capture')}
      does="captureTeamDeposit"
      input={
        amount ? { params: { id }, body: { seenUpdatedAt, depositId: deposit.id, amount } } : null
      }
      done={`${text(amount ?? 0)} of the deposit is captured.`}
      onClose={onClose}
    >
      <AmountField
        typed={typed}
        currency={money.currency}
        hint={`Up to ${text(deposit.amount)}. ${
          owed > 0
            ? `The customer owes ${text(owed)}.`
            : 'The customer owes nothing yet: add the cost of the damage first, because what is captured is a payment.'
        }`}
        onChange={setTyped}
      />
    </FinalDialog>
  );
}
