import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** What stands beside the text where there is room, and below it where there is not. */
  aside?: ReactNode;
}

export default function Columns({ children, aside }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
