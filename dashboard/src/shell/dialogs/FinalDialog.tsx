import { Button } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApiError } from '../../api/api-error.ts';
import { useFinalWrite } from '../../api/ask.ts';
import type { Input, WriteId } from '../../api/call.ts';
import { useToasts } from '../toasts/Toasts.tsx';
import { FormDialog } from './FormDialog.tsx';

interface FinalStep<Id extends WriteId> {
  title: string;
  /** What the red button says. */
  action: string;
  does: Id;
  /** What is sent; null while something is missing. */
  input: Input<Id> | null;
  /** What is said when it is done. */
  done: string;
  onDone?: () => void;
  /** What it means, and what has to be filled in before. */
  children: ReactNode | ((error: ApiError | null) => ReactNode);
}

/** The second step before what cannot be undone: what it means, and a red button that does it. */
export function FinalDialog<Id extends WriteId>({
  title,
  action,
  does,
  input,
  done,
  onDone,
  onClose,
  children,
}: FinalStep<Id> & { onClose: () => void }) {
  const write = useFinalWrite(does);
  const toasts = useToasts();
  return (
    <FormDialog
      title={title}
      action={action}
      danger
      notReady={input === null}
      busy={write.isPending}
      error={write.error}
      fieldsTell
      onClose={onClose}
      onSubmit={() => {
        if (input === null) return;
        // Not in the callbacks of `mutate`: what is gone by now takes its button along.
        const finish = () => {
          toasts.done(done);
          onClose();
          onDone?.();
        };
        write.mutateAsync(input).then(finish, () => {});
      }}
    >
      {typeof children === 'function' ? children(write.error) : children}
    </FormDialog>
  );
}

interface FinalButtonProps<Id extends WriteId> extends FinalStep<Id> {
  /** What the first button says. */
  label: ReactNode;
  quiet?: boolean;
  disabled?: boolean;
}

/** A button that leads to the step before what cannot be undone, and does nothing itself. */
export function FinalButton<Id extends WriteId>({
  label,
  quiet = false,
  disabled,
  ...step
}: FinalButtonProps<Id>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look={quiet ? 'quiet' : 'caution'}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking &&
        createPortal(<FinalDialog {...step} onClose={() => setAsking(false)} />, document.body)}
    </>
  );
}
