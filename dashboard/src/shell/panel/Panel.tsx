import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** What can be done with all of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a settings screen, with its heading and what can be done there. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

interface RowProps {
  title: ReactNode;
  /** Short facts beside the title. */
  facts?: readonly ReactNode[];
  actions?: ReactNode;
}

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** One thing of a list, with what can be done to it. */
export function Row({ title, facts = [], actions }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.title}>{title}</div>
      <div className={styles.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row never change places.
          <span key={index}>{fact}</span>
        ))}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** Fields one below the other, with the buttons at the end. */
export function FormBody({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
