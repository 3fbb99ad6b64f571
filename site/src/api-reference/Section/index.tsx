import type { ReactNode } from 'react';
import Columns from '../Columns/index.tsx';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** A part of the reference with a heading of its own. */
export default function Section({ id, title, children, aside }: Props) {
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
