import { ORDER_STATE, type OrderState } from '@slipway/contract/enums';
import { Button } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import type { OrderLine } from './line.ts';
import styles from './Orders.module.css';

/** What the list is limited to, in the words of the API, so that an export holds the same. */
export type OrderFilter = {
  boatModelId?: string;
  categoryId?: string;
  addOnId?: string;
  state?: OrderState;
};

type Field = keyof OrderFilter;

/** Whether a line is shown; what is not set does not limit. */
export function passes(line: OrderLine, filter: OrderFilter): boolean {
  return (Object.keys(filter) as Field[]).every((field) => line[field] === filter[field]);
}

interface FiltersProps {
  lines: readonly OrderLine[];
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

/** Model, category, product and state; date and dock are in the bar on top. */
export function Filters({ lines, filter, onChange }: FiltersProps) {
  const named = (id: Field, name: keyof OrderLine) => {
    const found = lines.filter((line) => line[id] !== null);
    const pairs = new Map(found.map((line) => [String(line[id]), String(line[name])]));
    return [...pairs].sort(([, one], [, other]) => one.localeCompare(other));
  };
  const fields: [Field, string, [string, string][]][] = [
    ['boatModelId', label('Orders', 'Model'), named('boatModelId', 'boatModelName')],
    ['categoryId', label('Orders', 'Category'), named('categoryId', 'categoryName')],
    ['addOnId', label('Orders', 'Product'), named('addOnId', 'name')],
    ['state', label('Orders', 'State'), Object.entries(ORDER_STATE)],
  ];
  const set = (field: Field, value: string) => {
    const { [field]: _, ...others } = filter;
    onChange(value ? { ...others, [field]: value } : others);
  };
  return (
    <div className={styles.filters}>
      {fields.map(([field, text, choices]) => (
        <label key={field}>
          {text}
          <select value={filter[field] ?? ''} onChange={({ target }) => set(field, target.value)}>
            <option value="">All</option>
            {choices.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      {Object.keys(filter).length > 0 && (
        <Button look="quiet" onClick={() => onChange({})}>
          {label('Orders', 'Clear')}
        </Button>
      )}
    </div>
  );
}
