import type { ReactNode } from 'react';
import records from './Records.module.css';

interface Sorting<By extends string> {
  sort: By;
  descending: boolean;
}

interface SortHeaderProps<By extends string> {
  by: By;
  sorting: Sorting<By>;
  onSort: (sorting: Sorting<By>) => void;
  className?: string;
  children: ReactNode;
}

/** A head of a column that sorts by it, and the other way round when it is pressed again. */
export function SortHeader<By extends string>(props: SortHeaderProps<By>) {
  const { by, sorting, onSort, className, children } = props;
  const isSorted = sorting.sort === by;
  const descends = isSorted && sorting.descending;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (descends ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={records.sort}
        onClick={() => onSort({ sort: by, descending: isSorted && !descends })}
      >
        {children}
        <svg viewBox="0 0 8 10" aria-hidden="true" className={isSorted ? '' : records.unsorted}>
          <path d={descends ? 'M1 4l3 4 3-4' : 'M1 6l3-4 3 4'} />
        </svg>
      </button>
    </th>
  );
}
