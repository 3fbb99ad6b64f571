import { Link } from 'wouter';
import type { Answer } from '../../../api/call.ts';
import { label } from '../../../shell/label.ts';
import { bookingPath } from '../../../shell/paths.ts';
import records from '../../../shell/records/Records.module.css';
import { type Column, RecordTable } from '../../../shell/records/RecordTable.tsx';
import { Status } from '../../../shell/status/Status.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { momentText } from '../../../shell/words/times.ts';
import styles from './BookingTable.module.css';
import type { Filter } from './filter.ts';

type Row = Answer<'listTeamBookings'>['data'][number];

const COLUMNS: readonly Column<Row, NonNullable<Filter['sort']>>[] = [
  {
    head: label('Bookings', 'List', 'Reference'),
    cell: ({ reference }) => (
      <Link href={bookingPath(reference)} className={styles.reference}>
        {reference}
      </Link>
    ),
  },
  {
    head: label('Bookings', 'List', 'Customer'),
    by: 'name',
    className: styles.who,
    cell: ({ customerName }) => customerName ?? 'No customer yet',
  },
  {
    head: label('Bookings', 'List', 'Pickup'),
    by: 'pickup',
    className: styles.when,
    cell: ({ pickup, timeZone }) => momentText(pickup, timeZone),
  },
  {
    head: 'Boat',
    className: styles.boat,
    cell: ({ boats, boatModelName, dockName, passengers }) => (
      <>
        {boats > 1 && `${boats} × `}
        {boatModelName}
        <span className={records.soft}>
          {dockName} · {counted(passengers, 'person', 'people')}
        </span>
      </>
    ),
  },
  {
    head: label('Bookings', 'List', 'Status'),
    className: styles.status,
    cell: ({ status }) => <Status status={status} />,
  },
  { head: 'To do', className: styles.todo, cell: todo },
  {
    head: label('Bookings', 'List', 'Created'),
    by: 'created',
    className: styles.created,
    cell: ({ createdAt, timeZone }) => momentText(createdAt, timeZone),
  },
  {
    head: label('Bookings', 'List', 'Balance'),
    by: 'balance',
    end: true,
    className: styles.money,
    cell: ({ balance, currency }) => (
      <span className={balance === 0 ? undefined : records.open}>
        {moneyText(balance, currency)}
      </span>
    ),
  },
];

interface BookingTableProps {
  rows: readonly Row[];
  filter: Filter;
  show: (filter: Filter) => void;
}

export function BookingTable(props: BookingTableProps) {
  return <RecordTable columns={COLUMNS} first="pickup" {...props} />;
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
