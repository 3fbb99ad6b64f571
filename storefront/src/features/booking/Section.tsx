import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Beside the title: a button or a count. */
  action?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A part of the page with its heading. */
export function Section({ title, action, children, id }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
