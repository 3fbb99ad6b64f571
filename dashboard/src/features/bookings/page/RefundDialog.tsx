import { ChoiceGroup, TickField } from '@slipway/ui';
import { useState } from 'react';
import { FinalDialog } from '../../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../../shell/label.ts';
import { moneyText } from '../../../shell/words/money.ts';
import dialogs from '../dialogs.module.css';
import { type Booking, centsOf, typedCents } from '../words.ts';
import { AmountField } from './fields.tsx';

/** Pays money back: through the provider, or out of the cash box. */
export function RefundDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, updatedAt: seenUpdatedAt, money } = booking;
  // What is on its way back already is not suggested again.
  const surplus = Math.max(0, -money.balance - money.goingBack);
  const [how, setHow] = useState<'online' | 'cash'>(money.refundableOnline > 0 ? 'online' : 'cash');
  const [typed, setTyped] = useState(surplus > 0 ? typedCents(surplus) : '');
  const [withFee, setWithFee] = useState(false);
  const fee = money.costs
    .filter(({ type }) => type === 'booking_fee')
    .reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
  const amount = (centsOf(typed) ?? 0) + (withFee ? fee : 0);
  const limit = how === 'online' ? money.refundableOnline : money.refundable;
  return (
    <FinalDialog
      title={label('Bookings', 'Finances', 'Refund')}
      action={`${label('Bookings', 'Finances', 'Refund')} ${moneyText(amount, money.currency)}`}
      does="refundTeamBooking"
      input={amount > 0 ? { params: { id }, body: { seenUpdatedAt, how, amount } } : null}
      done={
        how === 'online' ? 'The refund is on its way to the provider.' : 'The refund is recorded.'
      }
      onClose={onClose}
    >
      <ChoiceGroup
        legend="How does the money go back?"
        name="how"
        look="rows"
        value={how}
        onChange={setHow}
        choices={[
          {
            value: 'online',
            disabled: money.refundableOnline <= 0,
            content: (
              <span className={dialogs.choice}>
                {label('Bookings', 'Finances', 'Online')}: the provider pays the customer
              </span>
            ),
          },
          {
            value: 'cash',
            content: (
              <span className={dialogs.choice}>
                {label('Bookings', 'Finances', 'Cash')}: you hand it back yourself
              </span>
            ),
          },
        ]}
      />
      <AmountField
        typed={typed}
        currency={money.currency}
        hint={`Up to ${moneyText(limit, money.currency)} this way.`}
        onChange={setTyped}
      />
      {fee > 0 && (
        <TickField
          label={`${label('Bookings', 'Finances', 'Booking fee')} of ${moneyText(fee, money.currency)} as well`}
          checked={withFee}
          onChange={({ target }) => setWithFee(target.checked)}
        />
      )}
    </FinalDialog>
  );
}
