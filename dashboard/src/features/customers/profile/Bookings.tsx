import { useState } from 'react';
import { Link } from 'wouter';
import { label } from '../../../shell/label.ts';
import { bookingPath } from '../../../shell/paths.ts';
import records from '../../../shell/records/Records.module.css';
import { State } from '../../../shell/states/State.tsx';
import { Status } from '../../../shell/status/Status.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import { dateText, momentDateText, timeText } from '../../../shell/words/times.ts';
import type { Customer } from '../words.ts';
import styles from './Bookings.module.css';

type Row = Customer['bookings'][number];
type Group = Row['when'];

const GROUPS = [
  ['upcoming', label('Customers', 'Bookings', 'Upcoming')],
  ['past', label('Customers', 'Bookings', 'Past')],
  ['canceled', label('Customers', 'Bookings', 'Canceled')],
] as const;

/** What they spent, and every trip in one of three groups. */
export function Bookings({ customer }: { customer: Customer }) {
  const { bookings, totals } = customer;
  const first = GROUPS.find(([group]) => bookings.some(({ when }) => when === group));
  const [group, setGroup] = useState<Group>(first?.[0] ?? 'upcoming');
  const rows = bookings.filter(({ when }) => when === group);
  return (
    <div className={styles.bookings}>
      <dl className={styles.figures}>
        <Figure name="Total spent">{moneyText(totals.spent, totals.currency)}</Figure>
        <Figure name="Trips">{totals.trips}</Figure>
        <Figure name="Last trip">{totals.lastTrip ? dateText(totals.lastTrip) : 'None yet'}</Figure>
      </dl>
      <fieldset className={styles.groups}>
        <legend className="visually-hidden">Which bookings</legend>
        {GROUPS.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === group}
            onClick={() => setGroup(name)}
          >
            {words}
            <span>{bookings.filter(({ when }) => when === name).length}</span>
          </button>
        ))}
      </fieldset>
      {rows.length === 0 ? (
        <State kind="empty" title={`No ${group} booking`}>
          Canceled and expired bookings are under Canceled and count in no figure.
        </State>
      ) : (
        <Table rows={rows} />
      )}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table className={records.table}>
      <thead>
        <tr>
          <th scope="col">{label('Customers', 'Bookings', 'Reference')}</th>
          <th scope="col">{label('Customers', 'Bookings', 'Trip')}</th>
          <th scope="col">{label('Customers', 'Bookings', 'Status')}</th>
          <th scope="col">{label('Customers', 'Bookings', 'Name')}</th>
          <th scope="col" className={records.end}>
            {label('Customers', 'Bookings', 'Balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={records.card}>
            <th scope="row">
              <Link href={bookingPath(row.reference)} className={styles.reference}>
                {row.reference}
              </Link>
            </th>
            <td className={styles.trip}>
              {momentDateText(row.pickup, row.timeZone)}, {timeText(row.pickup, row.timeZone)}
              <span className={records.soft}>
                {row.boats > 1 && `${row.boats} × `}
                {row.boatModelName} · {row.dockName} · {moneyText(row.total, row.currency)}
              </span>
            </td>
            <td className={styles.status}>
              <Status status={row.status} />
            </td>
            <td>
              {row.name}
              {row.aliasId && <span className={records.soft}>alias</span>}
            </td>
            <td className={`${records.end} ${row.balance === 0 ? '' : records.open}`}>
              {moneyText(row.balance, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
