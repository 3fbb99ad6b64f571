import { Button, SelectField, TextField } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Pages } from '../../../shell/pages/Pages.tsx';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { State } from '../../../shell/states/State.tsx';
import { counted } from '../../../shell/words/counted.ts';
import styles from './Customers.module.css';
import { CustomerTable, type Filter } from './CustomerTable.tsx';

const TYPING_MS = 200;

/** Everybody who has booked or was stored: search while typing, one type, two orders. */
export default function Customers() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const may = useMay();
  const [page, setPage] = useState(1);
  const filter = filterOf(search);
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const listed = useAsk('listTeamCustomers', { query: { ...filter, page } }, { keep: true });
  const show = (next: Filter) => {
    setPage(1);
    const query = queryOf(next);
    navigate(query ? `/customers?${query}` : '/customers', { replace: true });
  };
  return (
    <Screen
      title={label('Customers')}
      actions={
        may('customers.edit') && (
          <Button look="primary" onClick={() => navigate('/customers/new')}>
            {label('Customers', 'Add customer')}
          </Button>
        )
      }
    >
      <div className={styles.tools}>
        <SearchField filter={filter} show={show} />
        <SelectField
          label={label('Customers', 'List', 'Customer type')}
          value={filter.customerTypes ?? ''}
          onChange={({ target }) => show({ ...filter, customerTypes: target.value })}
        >
          <option value="">All</option>
          {choices.data?.customerTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Answered asked={listed} label="Loading customers" lines={10}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <State
              kind="empty"
              title="No customer fits"
              action={{ label: label('Customers', 'Search', 'Clear'), run: () => show({}) }}
            >
              Try the family name, another spelling, the e-mail address or the phone number.
            </State>
          ) : (
            <>
              <p className={styles.count} role="status">
                {counted(pagination.totalItems ?? data.length, 'customer')}
              </p>
              <CustomerTable rows={data} filter={filter} show={show} />
              <Pages page={page} of={pagination.totalPages ?? 1} onChange={setPage} />
            </>
          )
        }
      </Answered>
    </Screen>
  );
}

/** The view lives in the address, so that a link and Back open the same one. */
function filterOf(search: string): Filter {
  const query = new URLSearchParams(search);
  const [text, types, sort] = ['search', 'customerTypes', 'sort'].map((name) => query.get(name));
  return {
    ...(text && { search: text }),
    ...(types && { customerTypes: types }),
    ...(sort === 'added' && { sort }),
    ...(query.get('descending') === 'true' && { descending: true }),
  };
}

function queryOf(filter: Filter): string {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
}

interface Shown {
  filter: Filter;
  show: (filter: Filter) => void;
}

/** Searches once the typing pauses. */
function SearchField({ filter, show }: Shown) {
  const known = filter.search ?? '';
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => show({ ...filter, search: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={label('Customers', 'Search')}
        placeholder="Name, e-mail or phone"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
