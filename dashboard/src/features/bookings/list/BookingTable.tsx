import { Link } from 'wouter';
import type { Answer } from '../../../app/call.ts';
import { label } from '../../../shell/label.ts';
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
  const sorted = (by: Sort, words: string) => (
    <SortButton
      words={words}
      direction={sort === by ? (descending ? 'descending' : 'ascending') : null}
      onSort={() => show({ ...filter, sort: by, descending: sort === by && !descending })}
    />
  );
  const direction = (by: Sort) =>
    sort === by ? (descending ? 'descending' : 'ascending') : undefined;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{label('Bookings', 'List', 'Reference')}</th>
          <th scope="col" aria-sort={direction('name')}>
            {sorted('name', label('Bookings', 'List', 'Customer'))}
          </th>
          <th scope="col" aria-sort={direction('pickup')}>
            {sorted('pickup', label('Bookings', 'List', 'Pickup'))}
          </th>
          <th scope="col">Boat</th>
          <th scope="col">{label('Bookings', 'List', 'Status')}</th>
          <th scope="col">To do</th>
          <th scope="col" aria-sort={direction('created')}>
            {sorted('created', label('Bookings', 'List', 'Created'))}
          </th>
          <th scope="col" className={styles.money} aria-sort={direction('balance')}>
            {sorted('balance', label('Bookings', 'List', 'Balance'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
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
              <span className={styles.soft}>
                {row.dockName} · {counted(row.passengers, 'person', 'people')}
              </span>
            </td>
            <td>
              <Status status={row.status} />
            </td>
            <td className={styles.todo}>{todo(row)}</td>
            <td className={styles.created}>{momentText(row.createdAt, row.timeZone)}</td>
            <td className={`${styles.money} ${row.balance === 0 ? '' : styles.open}`}>
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

interface SortButtonProps {
  words: string;
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

function SortButton({ words, direction, onSort }: SortButtonProps) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {words}
      <svg viewBox="0 0 8 10" aria-hidden="true" className={direction ? '' : styles.unsorted}>
        <path d={direction === 'descending' ? 'M1 4l3 4 3-4' : 'M1 6l3-4 3 4'} />
      </svg>
    </button>
  );
}
