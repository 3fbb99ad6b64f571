import { Dialog } from '@slipway/ui';
import { QrCode } from './QrCode.tsx';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  /** The name of the waiver. */
  title: string;
  url: string;
  onClose: () => void;
}

/** The waiver for the phones of those who sign, over everything else on the screen. */
export function QrDialog({ title, url, onClose }: QrDialogProps) {
  return (
    <Dialog title={title} close="Close" onClose={onClose}>
      <div className={styles.code}>
        <QrCode text={url} label="QR code that opens this waiver on a phone" />
      </div>
      <p>Each signer opens the waiver with the camera of their phone and signs there.</p>
    </Dialog>
  );
}
