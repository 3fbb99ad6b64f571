import { Button } from '@slipway/ui';
import styles from './Pages.module.css';

interface PagesProps {
  page: number;
  of: number;
  onChange: (page: number) => void;
}

/** The way to the other pages of a list; nothing where there is one page. */
export function Pages({ page, of, onChange }: PagesProps) {
  if (of <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button aria-disabled={page <= 1} onClick={() => onChange(Math.max(1, page - 1))}>
        Previous
      </Button>
      <span>
        Page {page} of {of}
      </span>
      <Button aria-disabled={page >= of} onClick={() => onChange(Math.min(of, page + 1))}>
        Next
      </Button>
    </nav>
  );
}
