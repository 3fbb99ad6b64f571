import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** A part of the reference with a heading of its own. */
export default function Section({ id, title, children, aside }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id} data-place={id}>
      <Columns aside={aside}>
        <h2 id={id}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {children}
      </Columns>
    </section>
  );
}

interface ColumnsProps {
  children: ReactNode;
  /** What stands beside the text where there is room, and below it where there is not. */
  aside?: ReactNode;
}

/** A text with its samples beside it. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

interface FoldedProps {
  title: ReactNode;
  id?: string;
  /** The entry of the contents that leads here. */
  place?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Details that are closed until the reader opens them. */
export function Folded({ title, id, place, className, children }: FoldedProps) {
  return (
    <details id={id} data-place={place} className={clsx(styles.folded, className)}>
      <summary className={styles.title}>{title}</summary>
      <noscript>{children}</noscript>
    </details>
  );
}
