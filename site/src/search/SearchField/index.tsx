import type { SyntheticEvent } from 'react';
import { loadDialogAhead } from '../load-dialog.ts';
import { openSearch } from '../open-search.ts';
import SearchForm from '../SearchForm/index.tsx';

interface Props {
  label: string;
}

/** A search field that hands over to the dialog as soon as it is used. */
export default function SearchField({ label }: Props) {
  const handOver = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    openSearch(currentTarget.value);
  return (
    <SearchForm
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts="Control+K Meta+K /"
      onFocus={loadDialogAhead}
      onClick={handOver}
      onInput={handOver}
    />
  );
}
