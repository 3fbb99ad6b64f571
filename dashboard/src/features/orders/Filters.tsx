import { ORDER_STATE, type OrderState } from '@slipway/contract/enums';
import { Button } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import styles from './Orders.module.css';
import type { OrderLine } from './Orders.tsx';

export type OrderFilter = {
  model?: string;
  category?: string;
  product?: string;
  state?: OrderState;
};

/** Whether a line is shown; what is not set does not limit. */
export function passes(line: OrderLine, { model, category, product, state }: OrderFilter): boolean {
  return (
    (!model || line.boatModelName === model) &&
    (!category || line.categoryName === category) &&
    (!product || line.name === product) &&
    (!state || line.state === state)
  );
}

interface FiltersProps {
  lines: readonly OrderLine[];
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

/** Model, category, product and state; date and dock are in the bar on top. */
export function Filters({ lines, filter, onChange }: FiltersProps) {
  const names = (of: (line: OrderLine) => string | null) =>
    [...new Set(lines.map(of))].filter((name) => name !== null).sort();
  const choices = [
    ['model', label('Orders', 'Model'), names((line) => line.boatModelName)],
    ['category', label('Orders', 'Category'), names((line) => line.categoryName)],
    ['product', label('Orders', 'Product'), names((line) => line.name)],
  ] as const;
  return (
    <div className={styles.filters}>
      {choices.map(([field, text, values]) => (
        <label key={field}>
          {text}
          <select
            value={filter[field] ?? ''}
            onChange={({ target }) => onChange({ ...filter, [field]: target.value })}
          >
            <option value="">All</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {label('Orders', 'State')}
        <select
          value={filter.state ?? ''}
          onChange={({ target }) => {
            const { state: _, ...others } = filter;
            const state = target.value as OrderState | '';
            onChange(state ? { ...others, state } : others);
          }}
        >
          <option value="">All</option>
          {Object.entries(ORDER_STATE).map(([state, text]) => (
            <option key={state} value={state}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onClick={() => onChange({})}>
          {label('Orders', 'Clear')}
        </Button>
      )}
    </div>
  );
}
