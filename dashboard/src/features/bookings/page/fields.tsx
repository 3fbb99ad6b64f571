import { TextField } from '@slipway/ui';
import { label } from '../../../shell/label.ts';
import { centsOf } from '../words.ts';

interface AmountFieldProps {
  typed: string;
  currency: string;
  hint?: string;
  onChange: (typed: string) => void;
}

/** An amount of money with up to two decimals. */
export function AmountField({ typed, currency, hint, onChange }: AmountFieldProps) {
  return (
    <TextField
      label={`${label('Bookings', 'Finances', 'Amount')} (${currency})`}
      inputMode="decimal"
      required
      autoFocus
      value={typed}
      hint={hint}
      error={typed !== '' && !centsOf(typed) ? 'Write an amount such as 36.00.' : undefined}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => target.select()}
    />
  );
}

interface DescriptionFieldProps {
  typed: string;
  onChange: (typed: string) => void;
}

/** What an amount is for, in the words that the customer reads. */
export function DescriptionField({ typed, onChange }: DescriptionFieldProps) {
  return (
    <TextField
      label={label('Bookings', 'Finances', 'Description')}
      required
      maxLength={120}
      hint="The customer reads it."
      value={typed}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
