import { Notice } from '@slipway/ui';

/** Says why something was not saved. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice kind="warn" live>
      <p>{error.message}</p>
    </Notice>
  );
}
