import { Notice } from '@slipway/ui';
import type { ApiError } from '../../app/api-error.ts';

/** Why something was refused, unless a field says so itself. */
export function Refusal({ error }: { error: ApiError | null }) {
  if (!error) return null;
  if (error.failure === 'invalid' && Object.keys(error.fields).length > 0) return null;
  return (
    <Notice kind="warn" live>
      {error.message}
      {error.retryAfter !== undefined && ` You can try again in ${error.retryAfter} seconds.`}
    </Notice>
  );
}
