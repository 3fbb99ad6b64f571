import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  count: number;
  /** What it means that there is nothing. */
  empty: string;
  /** What to do about all of them. */
  advice?: string;
  look?: 'late' | 'plain';
  children: ReactNode;
}

/** A list of the day, with how many there are, or one quiet line when there is none. */
export function Section({ title, count, empty, advice, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${styles.section} ${styles[look]}`} aria-labelledby={id}>
      <h2 id={id}>
        {title} {count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {count > 0 && advice && <p>{advice}</p>}
      {count > 0 ? <ul className={styles.rows}>{children}</ul> : <p>{empty}</p>}
    </section>
  );
}
