import { Button } from '@slipway/ui';
import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import styles from './FirstLoad.module.css';

const SLOW_AFTER_MS = 4000;

/** Before the company is known there are no texts either: a few English words and a way on. */
export function FirstLoad({ error, again }: { error: ApiError | undefined; again: () => void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (error?.failure === 'missing') {
    return (
      <main className={styles.load}>
        <h1>There is no booking form here</h1>
        <p>Check the address, or ask the rental company for its link.</p>
      </main>
    );
  }
  if (error) {
    return (
      <main className={styles.load} role="alert">
        <h1>This page could not be loaded</h1>
        <p>Check your connection, then try again.</p>
        <Button look="primary" onClick={again}>
          Try again
        </Button>
      </main>
    );
  }
  return (
    <main className={styles.load} aria-busy="true">
      <p role="status">{slow ? 'Still loading. Your connection seems slow.' : 'Loading …'}</p>
    </main>
  );
}
