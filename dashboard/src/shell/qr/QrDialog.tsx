import { Dialog } from '@slipway/ui';
import type { ReactNode } from 'react';
import { QrCode } from './QrCode.tsx';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  title: string;
  url: string;
  /** What it opens on a phone, for screen readers: `this waiver`. */
  opens: string;
  onClose: () => void;
  /** What whoever stands before it does. */
  children: ReactNode;
}

/** A page for the phones of others, over everything else on the screen. */
export function QrDialog({ title, url, opens, onClose, children }: QrDialogProps) {
  return (
    <Dialog title={title} close="Close" onClose={onClose}>
      <div className={styles.code}>
        <QrCode text={url} label={`QR code that opens ${opens} on a phone`} />
      </div>
      {children}
    </Dialog>
  );
}
