import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { bookingPath } from '../../shell/paths.ts';
import { counted } from '../../shell/words/counted.ts';
import type { TodayRow } from './day.ts';
import styles from './Row.module.css';

interface RowProps {
  row: Pick<TodayRow, 'reference' | 'customerName'>;
  /** What comes first: a time, an amount. */
  lead: ReactNode;
  /** What stands below the name. */
  detail: ReactNode;
  /** Marks that need a look. */
  marks?: ReactNode;
  /** The one thing to do next, one tap away. */
  action: ReactNode;
  /** Whether nothing is left to do here. */
  done?: boolean;
}

/** A booking of the day: when, who, with what, how it stands, and what to do next. */
export function Row({ row, lead, detail, marks, action, done = false }: RowProps) {
  return (
    <li className={`${styles.row} ${done ? styles.done : ''}`}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.who}>
        <Link href={bookingPath(row.reference)}>{row.customerName ?? row.reference}</Link>
        <p>{detail}</p>
      </div>
      {marks && <div className={styles.marks}>{marks}</div>}
      <div className={styles.action}>{action}</div>
    </li>
  );
}

/** Boats and people of a booking, with the hulls that are known. */
export function Party({ row }: { row: TodayRow }) {
  const hulls = row.trips.map(({ boatName }) => boatName).join(', ');
  return (
    <>
      {[
        row.boats > 1 ? `${row.boats} × ${row.boatModelName}` : row.boatModelName,
        hulls,
        counted(row.people, 'person', 'people'),
        row.partnerName,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

/** The way to where it is done; quiet when something else is more urgent. */
export function ActionLink({
  href,
  urgent = false,
  children,
}: {
  href: string;
  urgent?: boolean;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={urgent ? styles.urgent : styles.link}>
      {children}
    </Link>
  );
}
