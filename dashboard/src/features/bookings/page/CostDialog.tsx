import { ChoiceGroup, SelectField, TextField } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../../api/ask.ts';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { type Booking, centsOf } from '../words.ts';
import { AmountField, DescriptionField } from './fields.tsx';

interface CostDialogProps {
  booking: Booking;
  kind: 'cost' | 'discount';
  onClose: () => void;
}

/** Adds a line of staff: an amount, or a share of the costs so far. */
export function CostDialog({ booking, kind, onClose }: CostDialogProps) {
  const { id, updatedAt: seenUpdatedAt, money } = booking;
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const [description, setDescription] = useState('');
  const [by, setBy] = useState<'amount' | 'percentage'>('amount');
  const [typed, setTyped] = useState('');
  const [taxRateId, setTaxRateId] = useState('');
  const add = useWrite('addTeamCost');
  const toasts = useToasts();
  const rates = choices.data?.taxRates ?? [];
  const rental = money.costs[0];
  const usual = rates.find(
    ({ name, percentage }) => name === rental?.taxName && percentage === rental.taxPercentage,
  );
  const rateId = taxRateId || usual?.id || rates[0]?.id || '';
  const share = Number(typed.replace(',', '.'));
  const words = label('Bookings', 'Finances', kind === 'cost' ? 'Add cost' : 'Add discount');
  const send = (belowZero: boolean) => {
    if (!rateId) return void choices.refetch();
    const amount = by === 'amount' ? centsOf(typed) : null;
    const percentage = by === 'percentage' && share > 0 && share <= 100 ? share : null;
    if ((amount ?? percentage) === null || !description.trim()) return;
    const line = { kind, description, amount, percentage, taxRateId: rateId };
    add.mutate(
      { params: { id }, body: { seenUpdatedAt, ...line, ...(belowZero && { belowZero }) } },
      {
        onSuccess: () => {
          toasts.done(`“${description}” is added.`);
          onClose();
        },
      },
    );
  };
  if (add.error?.code === 'totalBelowZero') {
    return (
      <FormDialog
        title={words}
        action={label('Bookings', 'Finances', 'Save below zero')}
        danger
        busy={false}
        error={null}
        onClose={() => add.reset()}
        onSubmit={() => send(true)}
      >
        <p>{add.error.message}</p>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={words}
      action={label('Save')}
      busy={add.isPending || (!rateId && choices.isFetching)}
      error={add.error ?? choices.error}
      onClose={onClose}
      onSubmit={() => send(false)}
    >
      <DescriptionField typed={description} onChange={setDescription} />
      <ChoiceGroup
        legend="How much?"
        name="by"
        look="chips"
        value={by}
        onChange={setBy}
        choices={[
          { value: 'amount', content: label('Bookings', 'Finances', 'Amount') },
          { value: 'percentage', content: label('Bookings', 'Finances', 'Percentage') },
        ]}
      />
      {by === 'amount' ? (
        <AmountField typed={typed} currency={money.currency} onChange={setTyped} />
      ) : (
        <TextField
          label={`${label('Bookings', 'Finances', 'Percentage')} (%)`}
          inputMode="decimal"
          required
          hint="Of all costs so far."
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <SelectField
        label={label('Bookings', 'Finances', 'Tax rate')}
        value={rateId}
        onChange={({ target }) => setTaxRateId(target.value)}
      >
        {rates.map((rate) => (
          <option key={rate.id} value={rate.id}>
            {rate.name} ({rate.percentage}%)
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
