import type { FormEvent, ReactNode } from 'react';
import styles from './SignIn.module.css';

interface CardProps {
  title: string;
  onSubmit?: () => void;
  children: ReactNode;
}

/** The one card of a page before the dashboard: the mark, what to do, and the fields for it. */
export function Card({ title, onSubmit, children }: CardProps) {
  const content = (
    <>
      <p className={styles.brand}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9.6 2L7.8 11M14.4 2l1.8 9M8.8 6.5h6.4" />
          <path d="M2 13.6q2.5-2 5 0t5 0 5 0 5 0M2 17.6q2.5-2 5 0t5 0 5 0 5 0M5 21.6q1.75-1.6 3.5 0t3.5 0 3.5 0 3.5 0" />
        </svg>
        Slipway
      </p>
      <h1>{title}</h1>
      {children}
    </>
  );
  return (
    <main className={styles.page}>
      {onSubmit ? (
        <form
          className={styles.card}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </main>
  );
}
