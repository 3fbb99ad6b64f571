import { Button, Notice, Skeleton } from '@slipway/ui';
import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { usePage } from './page.ts';

const SLOW_AFTER_MS = 4000;

/** Says what is being waited for, and after a while that the connection is slow. */
export function Waiting({ label, lines }: { label: string; lines?: number }) {
  const { t } = usePage();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Skeleton label={slow ? t('common.loadingSlow') : label} {...(lines && { lines })} />;
}

/** Says what went wrong and offers to try it again. */
export function Failed({ error, again }: { error: ApiError; again: () => void }) {
  const { t } = usePage();
  return (
    <Notice kind="warn" live action={<Button onClick={again}>{t('common.tryAgain')}</Button>}>
      {failureText(t, error)}
    </Notice>
  );
}
