import type { ReactNode } from 'react';
import styles from './styles.module.css';

const titles = { note: 'Note', tip: 'Tip', warning: 'Careful' } as const;

interface Props {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}

export default function Admonition({ type, title, children }: Props) {
  const kind = type as keyof typeof titles;
  if (!(kind in titles)) {
    throw new Error(`There is no admonition "${type}". Use ${Object.keys(titles).join(', ')}.`);
  }
  return (
    <aside className={styles[kind]}>
      <p className={styles.title}>{title ?? titles[kind]}</p>
      {children}
    </aside>
  );
}
