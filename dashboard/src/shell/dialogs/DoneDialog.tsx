import { Button, Dialog, Notice } from '@slipway/ui';
import type { ReactNode } from 'react';
import styles from './FormDialog.module.css';

interface DoneDialogProps {
  title: string;
  /** What was done, in a few words. */
  news: string;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms what was done, and shows what came of it: a link to copy, or a file. */
export function DoneDialog({ title, news, onClose, children }: DoneDialogProps) {
  return (
    <Dialog title={title} close="Close" onClose={onClose}>
      <div className={styles.body}>
        <Notice kind="good" live title={news}>
          {children}
        </Notice>
        <div className={styles.foot}>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
