import { HISTORY_KIND, type HistoryKind } from '@slipway/contract/team/booking-words';
import { Button, SelectField } from '@slipway/ui';
import { Link, useLocation, useSearch } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import type { Answer, Input } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { DateField } from '../../shell/dates/fields.tsx';
import { HistoryTable } from '../../shell/history/HistoryTable.tsx';
import { label } from '../../shell/label.ts';
import { bookingPath, customerPath } from '../../shell/paths.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import styles from './History.module.css';

type Filter = NonNullable<Input<'listHistory'>['query']>;
type Entry = Answer<'listHistory'>['entries'][number];

const NAMES = ['kind', 'person', 'from', 'until', 'page'] as const;

/** Messages are listed on the booking that they are about. */
const KINDS = (Object.keys(HISTORY_KIND) as HistoryKind[]).filter((kind) => kind !== 'messages');

/** Who is not a member of the team. */
const OTHERS = { customer: 'Customers', key: 'API keys', system: 'System' } as const;

/** Everything that was changed in the company, newest first. The filter lives in the address. */
export default function History() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { timeZoneName } = useFacts().company;
  const filter = filterOf(search);
  const asked = useAsk('listHistory', { query: filter }, { keep: true });
  const show = (next: Filter) => {
    const query = queryOf(next);
    navigate(query ? `/history?${query}` : '/history', { replace: true });
  };
  const set = (change: Partial<Record<keyof Filter, string>>) =>
    show({ ...filter, page: 1, ...change } as Filter);
  const { page = 1 } = filter;
  return (
    <Screen title={label('History')}>
      <div className={styles.filters}>
        <SelectField
          label={label('History', 'Kind')}
          value={filter.kind ?? ''}
          onChange={({ target }) => set({ kind: target.value })}
        >
          <option value="">All</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {HISTORY_KIND[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={label('History', 'Person')}
          value={filter.person ?? ''}
          onChange={({ target }) => set({ person: target.value })}
        >
          <option value="">All</option>
          {asked.data?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {Object.entries(OTHERS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateField
          label={label('History', 'From')}
          value={filter.from ?? ''}
          onChange={(from) => set({ from })}
        />
        <DateField
          label={label('History', 'To')}
          value={filter.until ?? ''}
          onChange={(until) => set({ until })}
        />
      </div>
      <Answered asked={asked} label="Loading the history" lines={10}>
        {({ entries, hasMore }) =>
          entries.length === 0 && queryOf(filter) === '' ? (
            <State kind="empty" title="Nothing has been changed yet">
              Whatever your team, customers and API keys change is told here.
            </State>
          ) : entries.length === 0 ? (
            <State
              kind="empty"
              title="No change fits"
              action={{ label: label('History', 'Clear'), run: () => show({}) }}
            >
              Set kind, person and days back to all.
            </State>
          ) : (
            <>
              <HistoryTable entries={entries} timeZone={timeZoneName} subject={subjectOf} />
              <nav className={styles.pages} aria-label="Pages">
                {page > 1 && (
                  <Button onClick={() => show({ ...filter, page: page - 1 })}>
                    {label('History', 'Newer')}
                  </Button>
                )}
                {hasMore && (
                  <Button onClick={() => show({ ...filter, page: page + 1 })}>
                    {label('History', 'Older')}
                  </Button>
                )}
              </nav>
            </>
          )
        }
      </Answered>
    </Screen>
  );
}

function subjectOf({ subject: { id, reference, name } }: Entry) {
  if (!reference) return <Link href={customerPath(id, 'history')}>{name}</Link>;
  return (
    <>
      <Link href={bookingPath(reference, 'history')}>{reference}</Link> {name}
    </>
  );
}

function filterOf(search: string): Filter {
  const query = new URLSearchParams(search);
  const given = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, name === 'page' ? Number(value) : value]] : [];
  });
  return Object.fromEntries(given) as Filter;
}

function queryOf(filter: Filter): string {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value && value !== 1 ? [[name, String(value)]] : [],
    ),
  ).toString();
}
