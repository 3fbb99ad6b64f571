import { Button, TextField } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Pages } from '../../../shell/pages/Pages.tsx';
import { recall, remember } from '../../../shell/remember.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { State } from '../../../shell/states/State.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { counted } from '../../../shell/words/counted.ts';
import styles from './Bookings.module.css';
import { BookingTable } from './BookingTable.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { chipsOf, type Filter, filterOf, searchOf } from './filter.ts';
import { SavedFilters } from './SavedFilters.tsx';

const REMEMBERED = 'bookings.filter';

/** The list of bookings: search, filters that live in the address, order, export. */
export default function Bookings() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [page, setPage] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const may = useMay();
  const toasts = useToasts();
  const filter = filterOf(search);
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const listed = useAsk('listTeamBookings', { query: { ...filter, page } }, { keep: true });

  // Whoever comes back by the menu finds the view that they left.
  useEffect(() => {
    const last = recall(REMEMBERED);
    if (search === '' && last) navigate(`/bookings?${last}`, { replace: true });
  }, [search, navigate]);

  const show = (next: Filter) => {
    const query = searchOf(next);
    remember(REMEMBERED, query);
    setPage(1);
    navigate(query ? `/bookings?${query}` : '/bookings', { replace: true });
  };
  const chips = choices.data ? chipsOf(filter, choices.data) : [];
  return (
    <Screen
      title={label('Bookings')}
      actions={
        <>
          <Button
            onClick={async () => {
              const link = new URL(`/bookings?${searchOf(filter)}`, document.baseURI).href;
              await navigator.clipboard.writeText(link).then(
                () => toasts.done('The link to this view is copied.'),
                () => toasts.wrong(new Error(`The browser does not allow copying: ${link}`)),
              );
            }}
          >
            {label('Bookings', 'Search', 'Copy link')}
          </Button>
          {may('bookings.export') && (
            <Button onClick={() => setExporting(true)}>{label('Bookings', 'Export')}</Button>
          )}
        </>
      }
    >
      <div className={styles.tools}>
        <SearchField key={filter.search ?? ''} filter={filter} show={show} />
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {label('Bookings', 'Search', 'Add filter')}
        </Button>
        <SavedFilters filter={filter} show={show} />
      </div>
      {isChoosing && choices.data && (
        <FilterPanel filter={filter} choices={choices.data} onChange={show} />
      )}
      {(chips.length > 0 || filter.search) && (
        <ul className={styles.chips} aria-label="Active filters">
          {chips.map(({ text, without }) => (
            <li key={text}>
              <button type="button" onClick={() => show(without)} aria-label={`Remove ${text}`}>
                {text}
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M3 3l6 6M9 3l-6 6" />
                </svg>
              </button>
            </li>
          ))}
          <li>
            <Button look="quiet" onClick={() => show({})}>
              {label('Bookings', 'Search', 'Clear')}
            </Button>
          </li>
        </ul>
      )}
      <Answered asked={listed} label="Loading bookings" lines={10}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <State
              kind="empty"
              title="No booking fits"
              action={{ label: label('Bookings', 'Search', 'Clear'), run: () => show({}) }}
            >
              Drafts and expired bookings appear when you tick them under status.
            </State>
          ) : (
            <>
              <p className={styles.count} role="status">
                {counted(pagination.totalItems ?? data.length, 'booking')}
              </p>
              <BookingTable rows={data} filter={filter} show={show} />
              <Pages page={page} of={pagination.totalPages ?? 1} onChange={setPage} />
            </>
          )
        }
      </Answered>
      {isExporting && <ExportDialog filter={filter} onClose={() => setExporting(false)} />}
    </Screen>
  );
}

interface Shown {
  filter: Filter;
  show: (filter: Filter) => void;
}

function SearchField({ filter, show }: Shown) {
  const [typed, setTyped] = useState(filter.search ?? '');
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show({ ...filter, search: typed.trim() });
        }}
      >
        <TextField
          type="search"
          label={label('Bookings', 'Search')}
          placeholder="Name, e-mail, phone or reference"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') show({ ...filter, search: '' });
          }}
        />
      </form>
    </search>
  );
}
