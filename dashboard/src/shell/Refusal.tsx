import { Notice } from '@slipway/ui';
import { ApiError } from '../api/api-error.ts';

interface RefusalProps {
  error: Error | null;
  /** Whether each field says itself what is wrong with it. */
  fieldsTell?: boolean;
}

/** Why something was refused, and when it may be tried again. */
export function Refusal({ error, fieldsTell = false }: RefusalProps) {
  if (!error) return null;
  const { failure = null, retryAfter } = error instanceof ApiError ? error : {};
  if (fieldsTell && failure === 'invalid') return null;
  return (
    <Notice kind="warn" live>
      <p>
        {error.message}
        {retryAfter !== undefined && ` You can try again in ${retryAfter} seconds.`}
      </p>
    </Notice>
  );
}
