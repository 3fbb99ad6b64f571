import { Button, Notice } from '@slipway/ui';

interface ChangedMeanwhileProps {
  /** `updatedAt` of what the form was opened with. */
  seen: string;
  /** `updatedAt` of what is stored now, as far as is known. */
  stored: string | undefined;
  /** Takes over what is stored. */
  show: () => void;
}

/** Says in an open form that a colleague has changed the same thing; nothing is overwritten. */
export function ChangedMeanwhile({ seen, stored, show }: ChangedMeanwhileProps) {
  if (stored === undefined || stored === seen) return null;
  return (
    <Notice
      kind="warn"
      live
      title="Changed meanwhile"
      action={<Button onClick={show}>Show the change</Button>}
    >
      A colleague has changed this since you opened it. Look at it before you save.
    </Notice>
  );
}
