import type { ReactNode } from 'react';
import type { Answer } from '../../api/call.ts';
import { label } from '../label.ts';
import records from '../records/Records.module.css';
import { momentDateText, timeText } from '../words/times.ts';
import styles from './History.module.css';

export type Entry = Answer<'getTeamBooking'>['history'][number];

interface HistoryTableProps<Of extends Entry> {
  entries: readonly Of[];
  timeZone: string;
  /** What an entry is about, where the list is not about one thing. */
  subject?: (entry: Of) => ReactNode;
}

/** Who changed what and when, with the old and the new value side by side. */
export function HistoryTable<Of extends Entry>(props: HistoryTableProps<Of>) {
  const { entries, timeZone, subject } = props;
  return (
    <table className={records.table}>
      <thead>
        <tr>
          <th scope="col">{label('Bookings', 'History', 'When')}</th>
          <th scope="col">{label('Bookings', 'History', 'Who')}</th>
          {subject && <th scope="col">About</th>}
          <th scope="col">{label('Bookings', 'History', 'What')}</th>
          <th scope="col">{label('Bookings', 'History', 'Old')}</th>
          <th scope="col">{label('Bookings', 'History', 'New')}</th>
        </tr>
      </thead>
      {entries.map((entry) => (
        <tbody key={entry.id} className={`${records.card} ${styles.entry}`}>
          {entry.changes.map(({ field, from, to }, index) => (
            <tr key={field}>
              {index === 0 && (
                <>
                  <td rowSpan={entry.changes.length} className={styles.when}>
                    {momentDateText(entry.at, timeZone)}, {timeText(entry.at, timeZone)}
                  </td>
                  <td rowSpan={entry.changes.length} className={styles.who}>
                    {entry.by}
                  </td>
                  {subject && (
                    <td rowSpan={entry.changes.length} className={styles.about}>
                      {subject(entry)}
                    </td>
                  )}
                </>
              )}
              <th scope="row">{field}</th>
              <td className={from === null ? styles.nothing : styles.old}>{from ?? '–'}</td>
              <td className={styles.new}>{to ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
