import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'good' | 'warn';
  /** Whether screen readers say it as soon as it appears. */
  live?: boolean;
  title?: ReactNode;
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** A sentence that matters now, with one way on. */
export function Notice({ kind, live, title, children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={live ? 'status' : undefined}>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
