import { Link } from 'wouter';
import type { Answer } from '../../../app/call.ts';
import { label } from '../../../shell/label.ts';
import records from '../../../shell/records/Records.module.css';
import { SortHeader } from '../../../shell/records/SortHeader.tsx';
import { Status } from '../../../shell/status/Status.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { momentText } from '../../../shell/words/times.ts';
import styles from './BookingTable.module.css';
import type { Filter } from './filter.ts';

type Row = Answer<'listTeamBookings'>['data'][number];
type Sort = NonNullable<Filter['sort']>;

interface BookingTableProps {
  rows: readonly Row[];
  filter: Filter;
  show: (filter: Filter) => void;
}

/** One line for each booking; on a phone one card. */
export function BookingTable({ rows, filter, show }: BookingTableProps) {
  const { sort = 'pickup', descending = false } = filter;
  const sorting = {
    sorting: { sort, descending },
    onSort: (by: { sort: Sort; descending: boolean }) => show({ ...filter, ...by }),
  };
  return (
    <table className={records.table}>
      <thead>
        <tr>
          <th scope="col">{label('Bookings', 'List', 'Reference')}</th>
          <SortHeader by="name" {...sorting}>
            {label('Bookings', 'List', 'Customer')}
          </SortHeader>
          <SortHeader by="pickup" {...sorting}>
            {label('Bookings', 'List', 'Pickup')}
          </SortHeader>
          <th scope="col">Boat</th>
          <th scope="col">{label('Bookings', 'List', 'Status')}</th>
          <th scope="col">To do</th>
          <SortHeader by="created" {...sorting}>
            {label('Bookings', 'List', 'Created')}
          </SortHeader>
          <SortHeader by="balance" className={records.end} {...sorting}>
            {label('Bookings', 'List', 'Balance')}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={records.card}>
            <th scope="row">
              <Link href={`/bookings/${row.reference}`} className={styles.reference}>
                {row.reference}
              </Link>
            </th>
            <td className={styles.who}>{row.customerName ?? 'No customer yet'}</td>
            <td className={styles.when}>{momentText(row.pickup, row.timeZone)}</td>
            <td className={styles.boat}>
              {row.boats > 1 && `${row.boats} × `}
              {row.boatModelName}
              <span className={records.soft}>
                {row.dockName} · {counted(row.passengers, 'person', 'people')}
              </span>
            </td>
            <td className={styles.status}>
              <Status status={row.status} />
            </td>
            <td className={styles.todo}>{todo(row)}</td>
            <td className={styles.created}>{momentText(row.createdAt, row.timeZone)}</td>
            <td
              className={`${records.end} ${styles.money} ${row.balance === 0 ? '' : records.open}`}
            >
              {moneyText(row.balance, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a booking still needs, in a few words. */
function todo({ waivers, addOns, status, expiresAt, timeZone, partnerName }: Row): string {
  const missing = waivers.needed - waivers.signed;
  return [
    expiresAt && `${status} until ${momentText(expiresAt, timeZone)}`,
    missing > 0 && `${counted(missing, 'signature')} missing`,
    addOns > 0 && counted(addOns, 'add-on'),
    partnerName,
  ]
    .filter(Boolean)
    .join(' · ');
}
