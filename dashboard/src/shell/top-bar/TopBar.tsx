import { Link, useLocation } from 'wouter';
import { useMay } from '../../api/facts.ts';
import { useKey } from '../keys/keys.tsx';
import { label } from '../label.ts';
import type { Screen } from '../screens.ts';
import { Search } from '../search/Search.tsx';
import { useToasts } from '../toasts/Toasts.tsx';
import { DayChoice } from './DayChoice.tsx';
import { DockChoice } from './DockChoice.tsx';
import { Initials } from './Initials.tsx';
import styles from './TopBar.module.css';

const NEW_BOOKING = '/bookings/new';

/** What is at hand on every screen: the search, the day and dock one looks at, New booking, and oneself. */
export function TopBar({ screen }: { screen: Screen | undefined }) {
  const may = useMay();
  const [, navigate] = useLocation();
  const { undoLast } = useToasts();
  useKey('n', label('Bookings', 'New booking'), () => navigate(NEW_BOOKING));
  useKey('u', 'Undo what was done last', undoLast);
  return (
    <header className={styles.bar} data-day-line={screen?.day}>
      {may('bookings.view') && <Search />}
      {screen?.day && <DayChoice />}
      <DockChoice />
      <div className={styles.end}>
        {may('bookings.edit') && (
          <Link href={NEW_BOOKING} className={styles.new}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 3v10M3 8h10" />
            </svg>
            <span>{label('Bookings', 'New booking')}</span>
            <span aria-hidden="true">
              <kbd>n</kbd>
            </span>
          </Link>
        )}
        <Initials />
      </div>
    </header>
  );
}
