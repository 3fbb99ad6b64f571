import { Button, Dialog } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Refusal } from '../Refusal.tsx';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  busy: boolean;
  error: Error | null;
  /** Whether each field tells what the server says about it, so that the browser need not. */
  fieldsTell?: boolean;
  /** Buttons for other ways to do it. */
  more?: ReactNode;
  /** With the value of the button that was pressed; that of the action itself is empty. */
  onSubmit: (pressed: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form with one button that does something; what is refused is said inside. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, busy, error, fieldsTell = false, more, children } = props;
  return (
    <Dialog title={title} close="Close" onClose={props.onClose}>
      <form
        className={styles.body}
        noValidate={fieldsTell}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (!busy) props.onSubmit(submitter instanceof HTMLButtonElement ? submitter.value : '');
        }}
      >
        {children}
        <Refusal error={error} fieldsTell={fieldsTell} />
        <div className={styles.foot}>
          {more}
          <Button onClick={props.onClose}>Back</Button>
          <Button type="submit" look="primary" busy={busy && 'One moment'}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
