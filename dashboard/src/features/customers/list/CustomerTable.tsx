import { Link } from 'wouter';
import type { Answer } from '../../../app/call.ts';
import { useFacts } from '../../../app/facts.ts';
import { label } from '../../../shell/label.ts';
import { customerPath } from '../../../shell/paths.ts';
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
  const direction = (by: Sort) =>
    sort === by ? (descending ? 'descending' : 'ascending') : undefined;
  const sorted = (by: Sort, words: string) => (
    <button
      type="button"
      className={styles.sort}
      onClick={() => show({ ...filter, sort: by, descending: sort === by && !descending })}
    >
      {words}
      <svg viewBox="0 0 8 10" aria-hidden="true" className={sort === by ? '' : styles.unsorted}>
        <path d={direction(by) === 'descending' ? 'M1 4l3 4 3-4' : 'M1 6l3-4 3 4'} />
      </svg>
    </button>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-sort={direction('name')}>
            {sorted('name', label('Customers', 'List', 'Name'))}
          </th>
          <th scope="col">{label('Customers', 'List', 'Customer type')}</th>
          <th scope="col">{label('Customers', 'List', 'E-mail')}</th>
          <th scope="col">{label('Customers', 'List', 'Phone')}</th>
          <th scope="col" className={styles.number}>
            {label('Customers', 'List', 'Upcoming')}
          </th>
          <th scope="col">{label('Customers', 'List', 'Last trip')}</th>
          <th scope="col" aria-sort={direction('added')}>
            {sorted('added', label('Customers', 'List', 'Added'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link href={customerPath(row.id)} className={styles.name}>
                {row.name}
              </Link>
              {row.aliases.length > 0 && (
                <span className={styles.soft}>also {row.aliases.join(', ')}</span>
              )}
            </th>
            <td className={styles.type}>
              {row.typeName}
              {row.memberUntil && (
                <span className={styles.soft}>until {dateText(row.memberUntil)}</span>
              )}
            </td>
            <td className={styles.mail}>{row.emailAddress}</td>
            <td className={styles.phone}>{row.phoneNumber ?? '–'}</td>
            <td className={styles.number}>{row.upcoming || '–'}</td>
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
