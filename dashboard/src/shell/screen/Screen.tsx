import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Screen.module.css';

interface ScreenProps {
  /** The list that this is one of. */
  back?: { href: string; name: string };
  className?: string;
  children: ReactNode;
}

/** A screen that is a column of parts under its heading. */
export function Screen({ back, className = '', children }: ScreenProps) {
  return (
    <div className={`${styles.screen} ${className}`}>
      {back && (
        <Link href={back.href} className={styles.back}>
          {back.name}
        </Link>
      )}
      {children}
    </div>
  );
}
