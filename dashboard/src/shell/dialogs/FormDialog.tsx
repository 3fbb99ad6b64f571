import { Button, Dialog, Notice } from '@slipway/ui';
import type { ReactNode } from 'react';
import { ApiError } from '../../app/api-error.ts';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  busy: boolean;
  error: Error | null;
  /** Whether each field tells what the server says about it, so that the browser need not. */
  fieldsTell?: boolean;
  /** What else can be done about it. */
  more?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form with one button that does something; what is refused is said inside. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, busy, error, fieldsTell = false, more, children } = props;
  const isTold = fieldsTell && error instanceof ApiError && error.failure === 'invalid';
  return (
    <Dialog title={title} close="Close" onClose={props.onClose}>
      <form
        className={styles.body}
        noValidate={fieldsTell}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) props.onSubmit();
        }}
      >
        {children}
        {error && !isTold && (
          <Notice kind="warn" live>
            <p>{error.message}</p>
          </Notice>
        )}
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
