import { Button, Dialog } from '@slipway/ui';
import type { ReactNode } from 'react';
import dialogs from '../dialogs.module.css';
import { Refusal } from '../Refusal.tsx';

interface ActionDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  busy: boolean;
  error: Error | null;
  onDo: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question with one answer that does something; what is refused is said inside. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, action, busy, error, onDo, onClose, children } = props;
  return (
    <Dialog title={title} close="Close" onClose={onClose}>
      <form
        className={dialogs.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onDo();
        }}
      >
        {children}
        <Refusal error={error} />
        <div className={dialogs.foot}>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" look="primary" busy={busy && 'One moment'}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
