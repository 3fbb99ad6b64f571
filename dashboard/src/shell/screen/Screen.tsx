import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Screen.module.css';

interface ScreenProps {
  /** The heading of the screen. */
  title: ReactNode;
  /** A line below the heading: what it is about. */
  summary?: ReactNode;
  /** What can be done with all of it; the main one is `primary` and comes first. */
  actions?: ReactNode;
  /** The list that this is one of. */
  back?: { href: string; name: string };
  children: ReactNode;
}

/** The one grid of all screens: heading and actions on a line, and a column of parts below. */
export function Screen({ title, summary, actions, back, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      {back && (
        <Link href={back.href} className={styles.back}>
          {back.name}
        </Link>
      )}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
