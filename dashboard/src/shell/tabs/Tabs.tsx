import { Link } from 'wouter';
import styles from './Tabs.module.css';

interface Tab {
  name: string;
  words: string;
  /** What it holds, where that says whether to open it. */
  count: number | string | null;
}

interface TabsProps {
  /** Whose tabs these are, for a screen reader. */
  label: string;
  /** The address of the page; the tab is a parameter of it. */
  href: string;
  tabs: readonly Tab[];
  current: string;
}

/** The parts of a page, one of which is shown. */
export function Tabs({ label, href, tabs, current }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, words, count }) => (
        <Link
          key={name}
          href={`${href}?tab=${name}`}
          replace
          aria-current={name === current ? 'page' : undefined}
        >
          {words}
          {count ? <span className={styles.count}>{count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
