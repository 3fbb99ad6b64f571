import { BOOKING_SOURCE } from '@slipway/contract/team/booking-words';
import { INSIGHTS_BY, INSIGHTS_COMPARED } from '@slipway/contract/team/insights-words';
import { Button, SelectField } from '@slipway/ui';
import { useAsk } from '../../api/ask.ts';
import { useFacts, useMay } from '../../api/facts.ts';
import { DateField } from '../../shell/dates/fields.tsx';
import { label } from '../../shell/label.ts';
import styles from './Insights.module.css';
import type { Filter, View } from './view.ts';

interface FiltersProps {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** Dates, which of them decides, beside what, and which bookings; the dock is in the bar on top. */
export function Filters({ view, onChange }: FiltersProps) {
  const { boatModels } = useFacts();
  const may = useMay();
  const { data } = useAsk('getBookingChoices', {}, { when: may('bookings.view'), still: true });
  const { from, until, by, compared, filter } = view;
  const fields: [keyof Filter, string, [string, string][]][] = [
    [
      'boatModelId',
      label('Sales', 'Insights', 'Model'),
      boatModels.map(({ id, name }) => [id, name]),
    ],
    [
      'customerTypeId',
      label('Sales', 'Insights', 'Customer type'),
      data?.customerTypes.map(({ id, name }) => [id, name]) ?? [],
    ],
    ['source', label('Sales', 'Insights', 'Source'), Object.entries(BOOKING_SOURCE)],
    [
      'partner',
      label('Sales', 'Insights', 'Partner'),
      data?.partners.map(({ code, name }) => [code, name]) ?? [],
    ],
  ];
  const narrow = (field: keyof Filter, value: string) => {
    const { [field]: _, ...others } = filter;
    onChange({ filter: value ? { ...others, [field]: value } : others });
  };
  return (
    <div className={styles.filters}>
      <DateField
        label={label('Sales', 'Insights', 'From')}
        value={from}
        required
        onChange={(value) =>
          value && onChange({ from: value, until: value > until ? value : until })
        }
      />
      <DateField
        label={label('Sales', 'Insights', 'To')}
        value={until}
        required
        onChange={(value) => value && onChange({ from: value < from ? value : from, until: value })}
      />
      <SelectField
        label={label('Sales', 'Insights', 'Goes by')}
        value={by}
        onChange={({ target }) => onChange({ by: target.value as View['by'] })}
      >
        <Options choices={Object.entries(INSIGHTS_BY)} />
      </SelectField>
      <SelectField
        label={label('Sales', 'Insights', 'Compare with')}
        value={compared}
        onChange={({ target }) => onChange({ compared: target.value as View['compared'] })}
      >
        <Options choices={Object.entries(INSIGHTS_COMPARED)} />
      </SelectField>
      {fields.map(([field, name, choices]) => (
        <SelectField
          key={field}
          label={name}
          value={filter[field] ?? ''}
          onChange={({ target }) => narrow(field, target.value)}
        >
          <option value="">All</option>
          <Options choices={choices} />
        </SelectField>
      ))}
      {Object.keys(filter).length > 0 && (
        <Button look="quiet" onClick={() => onChange({ filter: {} })}>
          {label('Sales', 'Insights', 'Clear')}
        </Button>
      )}
    </div>
  );
}

function Options({ choices }: { choices: readonly [string, string][] }) {
  return choices.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
