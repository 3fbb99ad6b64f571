import { Button, ChoiceGroup, Dialog, Notice } from '@slipway/ui';
import { useState } from 'react';
import { useCall } from '../../app/ask.ts';
import type { Input } from '../../app/call.ts';
import { label } from '../../shell/label.ts';
import { saveFile } from '../../shell/save-file.ts';
import { sentenceOf } from '../../shell/toasts/Toasts.tsx';
import styles from './ExportDialog.module.css';

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
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const withPrices = prices === 'with';
      saveFile(await call('exportOrders', { query: { ...query, withPrices } }));
      onClose();
    } catch (error) {
      setWrong(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={label('Orders', 'Export')} close="Close" onClose={onClose}>
      <div className={styles.body}>
        <ChoiceGroup
          legend="Totals for each product"
          name="prices"
          look="chips"
          value={prices}
          onChange={setPrices}
          choices={CHOICES}
        />
        {wrong && (
          <Notice kind="warn" live>
            <p>{wrong}</p>
          </Notice>
        )}
        <Button look="primary" busy={busy && 'Making the file'} onClick={() => void save()}>
          {label('Orders', 'Export')}
        </Button>
      </div>
    </Dialog>
  );
}
