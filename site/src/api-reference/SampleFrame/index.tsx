import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** What code and JSON stand in. The copy button is answered by the script of the page. */
export default function SampleFrame({ title, children }: Props) {
  return (
    <figure className={styles.frame} data-sample>
      <figcaption className={styles.title}>
        {title}
        <button type="button" className={styles.copy} data-copy>
          Copy
        </button>
      </figcaption>
      {children}
    </figure>
  );
}
