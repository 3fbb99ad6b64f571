import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  id?: string;
  /** The entry of the contents that leads here. */
  place?: string;
  children: ReactNode;
}

/** Something that is there for whoever asks. */
export default function Folded({ title, id, place, children }: Props) {
  return (
    <details id={id} data-place={place} className={styles.folded}>
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  );
}
