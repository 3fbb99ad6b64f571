import { Button, Dialog } from '@slipway/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Refusal } from '../Refusal.tsx';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  /** Whether it is red, for what takes something away. */
  danger?: boolean;
  /** Whether something is still missing, so that the button does nothing. */
  notReady?: boolean;
  busy: boolean;
  error: Error | null;
  /** Whether each field tells what the server says about it, so that the browser need not. */
  fieldsTell?: boolean;
  /** Buttons for other ways to do it. */
  more?: ReactNode;
  /** The button of what takes something away; it stands apart from the others. */
  apart?: ReactNode;
  /** With the value of the button that was pressed; that of the action itself is empty. */
  onSubmit: (pressed: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form with one button that does something; what is refused is said inside. */
export function FormDialog(props: FormDialogProps) {
  const { title, danger = false, busy, error, fieldsTell = false, children } = props;
  const isOpening = useOpening() && danger;
  const waits = isOpening || props.notReady;
  return (
    <Dialog title={title} close="Close" onClose={props.onClose}>
      <form
        className={styles.body}
        noValidate={fieldsTell}
        onSubmit={(event) => {
          event.preventDefault();
          // In React a dialog is inside whatever opened it, which may be a form as well.
          event.stopPropagation();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (busy || waits) return;
          props.onSubmit(submitter instanceof HTMLButtonElement ? submitter.value : '');
        }}
      >
        {children}
        <Refusal error={error} fieldsTell={fieldsTell} />
        <DialogFoot {...props} waits={waits} />
      </form>
    </Dialog>
  );
}

interface DialogFootProps
  extends Pick<FormDialogProps, 'action' | 'danger' | 'busy' | 'more' | 'apart' | 'onClose'> {
  /** Whether the button does nothing yet. */
  waits?: boolean | undefined;
}

/** The buttons of a form in a dialog: what it does, other ways, back, and apart what takes away. */
export function DialogFoot({
  action,
  danger = false,
  busy,
  more,
  apart,
  waits = false,
  onClose,
}: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        look={danger ? 'danger' : 'primary'}
        busy={busy && 'One moment'}
        aria-disabled={waits || undefined}
        onClick={onlyOnce}
      >
        {action}
      </Button>
      {more}
      <Button onClick={onClose}>Back</Button>
      {apart && <span className={styles.apart}>{apart}</span>}
    </div>
  );
}

/** The second click of a double click, wherever the first one was, is not meant for this button. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** A double tap counts as two single ones on some phones, so that time tells it as well. */
const OPENING_MS = 500;

function useOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpening;
}
