import type { CancelCharge } from '@slipway/contract';
import { CANCEL_REASON, usualCharge } from '@slipway/contract/team/booking-words';
import { ChoiceGroup, SelectField, TickField } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../../api/ask.ts';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import dialogs from '../dialogs.module.css';
import type { Booking } from '../words.ts';

type Reason = keyof typeof CANCEL_REASON;

/** Cancels a booking, after saying what the customer owes then. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, reference, status, updatedAt: seenUpdatedAt, money } = booking;
  const [reason, setReason] = useState<Reason>('customer');
  const [chosen, setCharge] = useState<CancelCharge | null>(null);
  // What is not agreed yet can be canceled for nothing.
  const usual = status === 'confirmed' ? usualCharge(reason) : 'no_charge';
  const charge = chosen ?? usual;
  const [notifyCustomer, setNotify] = useState(status !== 'draft');
  const [releaseDeposit, setRelease] = useState(true);
  const inPlace = money.deposits.filter(({ state, settling }) => state === 'secured' && !settling);
  const held = inPlace.filter(({ taking }) => taking === 'hold');
  const charged = inPlace.filter(({ taking }) => taking === 'charge');
  const preview = useAsk('getTeamCancellation', { params: { id } });
  const cancel = useWrite('cancelTeamBooking');
  const undo = useWrite('undo');
  const toasts = useToasts();
  const amount = (cents: number) => moneyText(cents, money.currency);
  /** What the customer owes then; null as long as the fee is not known. */
  const owed = {
    no_charge: 0,
    cancellation_fee: preview.data?.fee ?? null,
    full_price: money.totalIncludingTax,
  }[charge];
  const back = owed === null ? null : Math.max(0, money.paid - owed);
  return (
    <FormDialog
      title={`${label('Bookings', 'Cancel booking')} ${reference}`}
      action={label('Bookings', 'Cancel booking')}
      danger
      busy={cancel.isPending || (owed === null && preview.isFetching)}
      error={cancel.error ?? preview.error}
      onClose={onClose}
      onSubmit={() => {
        if (owed === null) return void preview.refetch();
        cancel.mutate(
          {
            params: { id },
            body: {
              seenUpdatedAt,
              reason,
              charge,
              notifyCustomer,
              expectedFee: owed,
              ...(held.length > 0 && { releaseDeposit }),
            },
          },
          {
            onSuccess: ({ undo: taken }) => {
              toasts.done(`${reference} is canceled.`, () =>
                undo.mutateAsync({ params: { id: taken.id }, body: {} }),
              );
              onClose();
            },
          },
        );
      }}
    >
      <SelectField
        label={label('Bookings', 'Cancel booking', 'Reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as Reason)}
      >
        {Object.entries(CANCEL_REASON).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <ChoiceGroup
        legend="What does the customer owe?"
        name="charge"
        look="rows"
        value={charge}
        onChange={setCharge}
        choices={[
          {
            value: 'no_charge',
            content: (
              <span className={dialogs.choice}>
                {label('Bookings', 'Cancel booking', 'No charge')}
              </span>
            ),
          },
          {
            value: 'cancellation_fee',
            content: (
              <span className={dialogs.choice}>
                {label('Bookings', 'Cancel booking', 'Cancellation fee')}
                {preview.data && `: ${amount(preview.data.fee)} (${preview.data.percentage}%)`}
              </span>
            ),
          },
          {
            value: 'full_price',
            content: (
              <span className={dialogs.choice}>
                {label('Bookings', 'Cancel booking', 'Keep full price')}:{' '}
                {amount(money.totalIncludingTax)}
              </span>
            ),
          },
        ]}
      />
      {status !== 'draft' && (
        <TickField
          label={label('Bookings', 'Cancel booking', 'Notify customer')}
          checked={notifyCustomer}
          onChange={({ target }) => setNotify(target.checked)}
        />
      )}
      {held.length > 0 && (
        <TickField
          label={label('Bookings', 'Cancel booking', 'Release deposit')}
          hint={`${amount(sumOf(held))} is held on the card.`}
          checked={releaseDeposit}
          onChange={({ target }) => setRelease(target.checked)}
        />
      )}
      {charged.length > 0 && (
        <p>
          {`The deposit of ${amount(sumOf(charged))} was charged. It stays on Today until somebody refunds or keeps it.`}
        </p>
      )}
      {back !== null && (
        <p>
          {back > 0
            ? `${amount(back)} is left to refund in Finances; it does not go back by itself.`
            : 'Nothing is left to refund.'}
        </p>
      )}
    </FormDialog>
  );
}

function sumOf(deposits: Booking['money']['deposits']): number {
  return deposits.reduce((sum, { amount }) => sum + amount, 0);
}
