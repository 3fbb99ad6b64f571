import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  children: ReactNode;
}

/** A numbered list as a rail: wrap an ordered Markdown list in it. */
export default function Steps({ children }: Props) {
  return (
    <div className={styles.steps} data-steps>
      {children}
    </div>
  );
}
