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
  /** The place of the cell on a phone's card. */
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
          {columns.map(({ head, by, end }) =>
            by ? (
              <SortHeader
                key={head}
                by={by}
                sorting={{ sort, descending }}
                onSort={(sorting) => show({ ...filter, ...sorting })}
                className={end ? records.end : undefined}
              >
                {head}
              </SortHeader>
            ) : (
              <th key={head} scope="col" className={end ? records.end : undefined}>
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
                  className={[end && records.end, className].filter(Boolean).join(' ') || undefined}
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
