import { Button } from '@slipway/ui';
import type { ReactNode } from 'react';
import styles from './State.module.css';

export interface StateProps {
  kind: 'empty' | 'failed' | 'forbidden' | 'missing';
  title: string;
  /** Whether it is all that the screen has, so that its title is the heading of the page. */
  whole?: boolean;
  /** One sentence that says why, or what it means. */
  children?: ReactNode;
  /** The one way on. */
  action?: { label: string; run: () => void } | undefined;
}

/** What a screen shows when there is nothing to show: nothing there, broken, or not allowed. */
export function State({ kind, title, whole = false, children, action }: StateProps) {
  const Title = whole ? 'h1' : 'p';
  return (
    <div className={styles.state} role={kind === 'failed' ? 'alert' : undefined}>
      <svg viewBox="0 0 48 48" className={styles[kind]} aria-hidden="true">
        <path d={DRAWINGS[kind]} />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.why}>{children}</p>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  );
}

/** A moored boat, a torn line, a gate, a buoy. */
const DRAWINGS: Record<StateProps['kind'], string> = {
  empty: 'M8 30h32l-5 8H13zM24 8v22M24 10l11 14H24M4 42q5-4 10 0t10 0 10 0 10 0',
  failed: 'M6 24h11l4-7M42 24H31l-4 7M20 36l-3 5M28 12l3-5M4 42q5-4 10 0t10 0 10 0 10 0',
  forbidden: 'M10 12v28M38 12v28M10 18h28M10 28h28M17 18v10M24 18v10M31 18v10M4 42h40',
  missing: 'M24 6v6M17 34l4-22h6l4 22M18 26h12M4 38q5-4 10 0t10 0 10 0 10 0',
};
