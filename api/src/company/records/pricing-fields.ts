import type { Pricing, TripCondition } from '@slipway/engine';
import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';

type PricingEntry = NonNullable<CompanyFile['pricings']>[number];

/** What the file calls the conditions of the engine. */
const WHEN: Partial<Record<TripCondition['type'], string>> = {
  booked_ahead: 'bookedAhead',
  nth_boat: 'nthBoat',
  customer_type: 'customerTypes',
  weekday: 'weekdays',
  time_of_day: 'timeOfDay',
  partner: 'partners',
};

/** Where in the file a field of a pricing is that the engine names in its own terms. */
export function pricingField(entry: PricingEntry, pricing: Pricing, field: Path): Path {
  const [first, second, third, ...rest] = field;
  switch (first) {
    case 'table':
      return ['table', ...tableField(field.slice(1))];
    case 'base':
      return second === 'table' ? ['base', 'table', ...tableField(field.slice(2))] : field;
    case 'prices':
      return ['prices', writtenPrice(entry, Number(second)), third === 'slotId' ? 'slot' : 'price'];
    case 'rules':
    case 'extraCharges':
    case 'deposits': {
      const place = [first, Number(second)];
      if (third === 'conditions') return [...place, 'when', ...conditionField(pricing, field)];
      return rest[0] === 'table'
        ? [...place, 'table', ...tableField(rest.slice(1))]
        : [...place, ...rest];
    }
    default:
      return field;
  }
}

function tableField(field: Path): Path {
  const [list, index, prices, column] = field;
  if (list !== 'rows' || index === undefined) return field;
  if (prices === undefined) return ['rows', index, 'length'];
  return column === undefined ? ['rows', index] : field;
}

/** A price of null hides its slot and does not reach the engine. */
function writtenPrice(entry: PricingEntry, index: number): number {
  if (entry.type !== 'slot') return index;
  const written = entry.prices.flatMap(({ price }, place) => (price === null ? [] : [place]));
  return written[index] ?? index;
}

function conditionField(pricing: Pricing, [list, index, , number, ...rest]: Path): Path {
  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  const { conditions } = (list === 'rules' ? rules : pricing.deposits)[Number(index)] ?? {};
  const type = conditions?.[Number(number)]?.type;
  const inner = rest.filter((step) => step !== 'oneOf' && step !== 'ranges');
  return type ? [WHEN[type] ?? type, ...inner] : [];
}
