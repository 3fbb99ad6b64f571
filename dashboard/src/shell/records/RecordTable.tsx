import type { ReactNode } from 'react';
import records from './Records.module.css';
import { SortHeader } from './SortHeader.tsx';

/** A column: its head, and what it shows of a record. The first one names the record. */
export interface Column<Row, By extends string> {
  head: string;
  /** What the head sorts by; nothing when it does not sort. */
  by?: By;
  /** Whether it is of numbers, which end where the column does. */
  end?: boolean;
  /** How the column looks, and where its cell is on a phone's card. */
  className?: string | undefined;
  cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row, By extends string, Filter> {
  columns: readonly Column<Row, By>[];
  rows: readonly Row[];
  filter: Filter;
  /** What is sorted by until somebody chooses. */
  first: By;
  show: (filter: Filter) => void;
}

/** One line for each record; on a phone one card. */
export function RecordTable<
  Row extends { id: string },
  By extends string,
  Filter extends { sort?: By; descending?: boolean },
>({ columns, rows, filter, first, show }: RecordTableProps<Row, By, Filter>) {
  const { sort = first, descending = false } = filter;
  return (
    <table className={records.table}>
      <thead>
        <tr>
          {columns.map(({ head, by, end, className }) =>
            by ? (
              <SortHeader
                key={head}
                by={by}
                sorting={{ sort, descending }}
                onSort={(sorting) => show({ ...filter, ...sorting })}
                className={classesOf(end, className)}
              >
                {head}
              </SortHeader>
            ) : (
              <th key={head} scope="col" className={classesOf(end, className)}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={records.card}>
            {columns.map(({ head, end, className, cell }, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={head}
                  scope={place === 0 ? 'row' : undefined}
                  className={classesOf(end, className)}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classesOf(end = false, className = ''): string | undefined {
  return [end && records.end, className].filter(Boolean).join(' ') || undefined;
}
