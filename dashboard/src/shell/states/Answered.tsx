import { Skeleton } from '@slipway/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { ApiError, Failure } from '../../api/api-error.ts';
import { useLostReception, whenReceptionMayBeBack } from '../../api/reception.ts';
import styles from './Answered.module.css';
import { State, type StateProps } from './State.tsx';

interface AnsweredProps<Data> {
  asked: UseQueryResult<Data, ApiError>;
  /** What is being waited for, for screen readers. */
  label: string;
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Shows an answer, and until there is one, that it is on its way or why there is none. */
export function Answered<Data>({ asked, label, lines, children }: AnsweredProps<Data>) {
  // The first answer is drawn in small steps, so that a phone can be touched meanwhile.
  const isShown = useDeferredValue(asked.data !== undefined);
  if (asked.data !== undefined && isShown) return children(asked.data);
  if (asked.error) return <Failed error={asked.error} again={() => void asked.refetch()} />;
  return <Waiting label={label} lines={lines} />;
}

interface WaitingProps {
  label: string;
  lines?: number | undefined;
  /** Whether there is nothing else on the screen. */
  whole?: boolean;
}

export function Waiting({ label, lines = 6, whole = false }: WaitingProps) {
  if (useLostReception()) return <NoReception whole={whole} />;
  return (
    <div className={styles.waiting}>
      <Skeleton label={label} lines={lines} />
    </div>
  );
}

const TITLES: Partial<Record<Failure, [StateProps['kind'], string]>> = {
  forbidden: ['forbidden', 'Your role does not include this'],
  missing: ['missing', 'There is nothing here'],
  tooMany: ['failed', 'Too many requests'],
};

/** Why there is no answer, and the way on when there is one. */
function Failed({ error, again }: { error: ApiError; again: () => void }) {
  if (error.failure === 'network') return <NoReception again={again} />;
  const [kind, title] = TITLES[error.failure] ?? ['failed', 'This could not be loaded'];
  return (
    <State
      kind={kind}
      title={title}
      action={kind === 'failed' ? { label: 'Try again', run: again } : undefined}
    >
      {error.message}
    </State>
  );
}

/** Says that it is the network, and tries again by itself. */
function NoReception({ again, whole = false }: { again?: () => void; whole?: boolean }) {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => whenReceptionMayBeBack(() => latest.current?.()), []);
  return (
    <State
      kind="failed"
      title="No reception"
      whole={whole}
      action={again && { label: 'Try now', run: again }}
    >
      This screen loads by itself when reception is back.
    </State>
  );
}
