import { BOOKING_SOURCE, PAYMENT_STATE } from '@slipway/contract/team/booking-words';
import { TickField } from '@slipway/ui';
import { DateField } from '../../../shell/dates/fields.tsx';
import { label } from '../../../shell/label.ts';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import { type Choices, STATUSES } from '../words.ts';
import styles from './FilterPanel.module.css';
import { type Filter, toggled } from './filter.ts';

interface FilterPanelProps {
  filter: Filter;
  choices: Choices;
  onChange: (filter: Filter) => void;
}

/** Every filter of the list at once; a choice counts as soon as it is made. */
export function FilterPanel({ filter, choices, onChange }: FilterPanelProps) {
  const { today } = useViewed();
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change } as Filter);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => [id, name] as const);
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend>{label('Bookings', 'Filters', 'Date')}</legend>
        <div className={styles.days}>
          <DateField
            label="From"
            value={filter.from ?? ''}
            onChange={(from) => set({ from: from || undefined, allDates: undefined })}
          />
          <DateField
            label="Until"
            value={filter.until ?? ''}
            onChange={(until) => set({ until: until || undefined, allDates: undefined })}
          />
        </div>
        <div className={styles.quick}>
          <button
            type="button"
            onClick={() => set({ from: today, until: today, allDates: undefined })}
          >
            Today
          </button>
          <button
            type="button"
            onClick={() => {
              const tomorrow = dayAfter(today);
              set({ from: tomorrow, until: tomorrow, allDates: undefined });
            }}
          >
            Tomorrow
          </button>
          <button
            type="button"
            onClick={() => set({ from: undefined, until: undefined, allDates: true })}
          >
            All dates
          </button>
        </div>
      </fieldset>
      <Several
        legend={label('Bookings', 'Filters', 'Status')}
        values={STATUSES.map((status) => [status, status] as const)}
        chosen={filter.status}
        onChange={(status) => set({ status })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Payment')}
        values={Object.entries(PAYMENT_STATE)}
        chosen={filter.payment}
        onChange={(payment) => set({ payment })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Dock')}
        values={named(choices.docks)}
        chosen={filter.docks}
        onChange={(docks) => set({ docks })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Model')}
        values={named(choices.boatModels)}
        chosen={filter.models}
        onChange={(models) => set({ models })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Customer type')}
        values={named(choices.customerTypes)}
        chosen={filter.customerTypes}
        onChange={(customerTypes) => set({ customerTypes })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Source')}
        values={Object.entries(BOOKING_SOURCE)}
        chosen={filter.source}
        onChange={(source) => set({ source })}
      />
      <Several
        legend={label('Bookings', 'Filters', 'Partner')}
        values={choices.partners.map(({ code, name }) => [code, name] as const)}
        chosen={filter.partners}
        onChange={(partners) => set({ partners })}
      />
      <fieldset>
        <legend>More</legend>
        <TickField
          label={`${label('Bookings', 'Filters', 'Waiver')}: missing`}
          checked={filter.waiver === 'missing'}
          onChange={({ target }) => set({ waiver: target.checked ? 'missing' : undefined })}
        />
        <TickField
          label={label('Bookings', 'Filters', 'With add-ons')}
          checked={filter.addOns ?? false}
          onChange={({ target }) => set({ addOns: target.checked || undefined })}
        />
      </fieldset>
    </div>
  );
}

interface SeveralProps {
  legend: string;
  values: readonly (readonly [value: string, name: string])[];
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
}

function Several({ legend, values, chosen, onChange }: SeveralProps) {
  if (values.length === 0) return null;
  const ticked = chosen?.split(',') ?? [];
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map(([value, name]) => (
        <TickField
          key={value}
          label={name}
          checked={ticked.includes(value)}
          onChange={() => onChange(toggled(chosen, value))}
        />
      ))}
    </fieldset>
  );
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
