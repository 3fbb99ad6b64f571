import { HISTORY_KIND, type HistoryKind } from '@slipway/contract/team/booking-words';
import { SelectField } from '@slipway/ui';
import { useState } from 'react';
import { label } from '../label.ts';
import { State } from '../states/State.tsx';
import styles from './History.module.css';
import { type Entry, HistoryTable } from './HistoryTable.tsx';

/** The history of one record, newest first, narrowed to a kind or a person. */
export function HistoryList({
  entries,
  timeZone,
}: {
  entries: readonly Entry[];
  timeZone: string;
}) {
  const [kind, setKind] = useState<HistoryKind | ''>('');
  const [person, setPerson] = useState('');
  if (entries.length === 0) {
    return (
      <State kind="empty" title="No changes">
        Nothing has been changed since it was stored.
      </State>
    );
  }
  const kinds = (Object.keys(HISTORY_KIND) as HistoryKind[]).filter((one) =>
    entries.some((entry) => entry.kinds.includes(one)),
  );
  const people = [...new Set(entries.map(({ by }) => by))].sort();
  const shown = entries.filter(
    (entry) => (!kind || entry.kinds.includes(kind)) && (!person || entry.by === person),
  );
  const clear = () => {
    setKind('');
    setPerson('');
  };
  return (
    <section className={styles.history} aria-label={label('Bookings', 'History')}>
      <div className={styles.filters}>
        <SelectField
          label={label('Bookings', 'History', 'Kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as HistoryKind)}
        >
          <option value="">All</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {HISTORY_KIND[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={label('Bookings', 'History', 'Person')}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        >
          <option value="">All</option>
          {people.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {shown.length === 0 ? (
        <State kind="empty" title="No entry fits" action={{ label: 'Clear', run: clear }}>
          Set kind and person back to all.
        </State>
      ) : (
        <HistoryTable entries={shown} timeZone={timeZone} />
      )}
      <p className={styles.note}>This list is read-only.</p>
    </section>
  );
}
