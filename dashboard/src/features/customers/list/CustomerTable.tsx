import { Link } from 'wouter';
import type { Answer } from '../../../app/call.ts';
import { useFacts } from '../../../app/facts.ts';
import { label } from '../../../shell/label.ts';
import { customerPath } from '../../../shell/paths.ts';
import records from '../../../shell/records/Records.module.css';
import { SortHeader } from '../../../shell/records/SortHeader.tsx';
import { dateText, momentDateText } from '../../../shell/words/times.ts';
import type { Filter } from './Customers.tsx';
import styles from './CustomerTable.module.css';

type Row = Answer<'listTeamCustomers'>['data'][number];
type Sort = NonNullable<Filter['sort']>;

interface CustomerTableProps {
  rows: readonly Row[];
  filter: Filter;
  show: (filter: Filter) => void;
}

/** One line for each customer; on a phone one card. */
export function CustomerTable({ rows, filter, show }: CustomerTableProps) {
  const { timeZoneName: timeZone } = useFacts().company;
  const { sort = 'name', descending = false } = filter;
  const sorting = {
    sorting: { sort, descending },
    onSort: (by: { sort: Sort; descending: boolean }) => show({ ...filter, ...by }),
  };
  return (
    <table className={records.table}>
      <thead>
        <tr>
          <SortHeader by="name" {...sorting}>
            {label('Customers', 'List', 'Name')}
          </SortHeader>
          <th scope="col">{label('Customers', 'List', 'Customer type')}</th>
          <th scope="col">{label('Customers', 'List', 'E-mail')}</th>
          <th scope="col">{label('Customers', 'List', 'Phone')}</th>
          <th scope="col" className={records.end}>
            {label('Customers', 'List', 'Upcoming')}
          </th>
          <th scope="col">{label('Customers', 'List', 'Last trip')}</th>
          <SortHeader by="added" {...sorting}>
            {label('Customers', 'List', 'Added')}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={records.card}>
            <th scope="row">
              <Link href={customerPath(row.id)} className={styles.name}>
                {row.name}
              </Link>
              {row.aliases.length > 0 && (
                <span className={records.soft}>also {row.aliases.join(', ')}</span>
              )}
            </th>
            <td className={styles.type}>
              {row.typeName}
              {row.memberUntil && (
                <span className={`${records.soft} ${styles.until}`}>
                  until {dateText(row.memberUntil)}
                </span>
              )}
            </td>
            <td className={styles.mail}>{row.emailAddress}</td>
            <td className={styles.phone}>{row.phoneNumber ?? '–'}</td>
            <td className={`${records.end} ${styles.number}`}>{row.upcoming || '–'}</td>
            <td className={styles.when}>
              {row.lastTrip ? momentDateText(row.lastTrip, timeZone) : '–'}
            </td>
            <td className={styles.added}>{momentDateText(row.registeredAt, timeZone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
