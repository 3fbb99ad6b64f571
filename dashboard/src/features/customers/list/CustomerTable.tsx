import { Link } from 'wouter';
import type { Answer, Input } from '../../../api/call.ts';
import { useFacts } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { customerPath } from '../../../shell/paths.ts';
import records from '../../../shell/records/Records.module.css';
import { type Column, RecordTable } from '../../../shell/records/RecordTable.tsx';
import { dateText, momentDateText } from '../../../shell/words/times.ts';
import styles from './CustomerTable.module.css';

/** What the list shows, and in which order. */
export type Filter = Omit<NonNullable<Input<'listTeamCustomers'>['query']>, 'page'>;

type Row = Answer<'listTeamCustomers'>['data'][number];

const columnsIn = (timeZone: string): readonly Column<Row, NonNullable<Filter['sort']>>[] => [
  {
    head: label('Customers', 'List', 'Name'),
    by: 'name',
    cell: ({ id, name, aliases }) => (
      <>
        <Link href={customerPath(id)} className={styles.name}>
          {name}
        </Link>
        {aliases.length > 0 && <span className={records.soft}>also {aliases.join(', ')}</span>}
      </>
    ),
  },
  {
    head: label('Customers', 'List', 'Customer type'),
    className: styles.type,
    cell: ({ typeName, memberUntil }) => (
      <>
        {typeName}
        {memberUntil && (
          <span className={`${records.soft} ${styles.until}`}>until {dateText(memberUntil)}</span>
        )}
      </>
    ),
  },
  {
    head: label('Customers', 'List', 'E-mail'),
    className: styles.mail,
    cell: ({ emailAddress }) => emailAddress,
  },
  {
    head: label('Customers', 'List', 'Phone'),
    className: styles.phone,
    cell: ({ phoneNumber }) => phoneNumber ?? '–',
  },
  {
    head: label('Customers', 'List', 'Upcoming'),
    end: true,
    className: styles.number,
    cell: ({ upcoming }) => upcoming || '–',
  },
  {
    head: label('Customers', 'List', 'Last trip'),
    className: styles.when,
    cell: ({ lastTrip }) => (lastTrip ? momentDateText(lastTrip, timeZone) : '–'),
  },
  {
    head: label('Customers', 'List', 'Added'),
    by: 'added',
    className: styles.added,
    cell: ({ registeredAt }) => momentDateText(registeredAt, timeZone),
  },
];

interface CustomerTableProps {
  rows: readonly Row[];
  filter: Filter;
  show: (filter: Filter) => void;
}

export function CustomerTable(props: CustomerTableProps) {
  const columns = columnsIn(useFacts().company.timeZoneName);
  return <RecordTable columns={columns} first="name" {...props} />;
}
