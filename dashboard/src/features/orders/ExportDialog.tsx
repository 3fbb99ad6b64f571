import { ChoiceGroup } from '@slipway/ui';
import { useState } from 'react';
import { useCall } from '../../api/ask.ts';
import type { Input } from '../../api/call.ts';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { saveFile } from '../../shell/save-file.ts';

interface ExportDialogProps {
  query: Input<'exportOrders'>['query'];
  onClose: () => void;
}

const CHOICES = [
  { value: 'without', content: label('Orders', 'Without prices') },
  { value: 'with', content: label('Orders', 'With prices') },
] as const;

/** Totals for each product, for whoever delivers it, of exactly what the list shows. */
export function ExportDialog({ query, onClose }: ExportDialogProps) {
  const call = useCall();
  const [prices, setPrices] = useState<'without' | 'with'>('without');
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const withPrices = prices === 'with';
      saveFile(await call('exportOrders', { query: { ...query, withPrices } }));
      onClose();
    } catch (refusal) {
      setError(refusal as Error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={label('Orders', 'Export')}
      action={label('Orders', 'Export')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <ChoiceGroup
        legend="Totals for each product"
        name="prices"
        look="chips"
        value={prices}
        onChange={setPrices}
        choices={CHOICES}
      />
    </FormDialog>
  );
}
