import type { Pricing, TripCondition } from '@slipway/engine';
import type { Path } from '../read/problems.ts';
import type { PricingEntry, ScheduleEntry } from '../schema/company-file.ts';

/** Where in the file a field of a schedule is that the engine names in its own terms. */
export function schedulePath(entry: ScheduleEntry, field: Path): Path {
  const [list, index, ...rest] = field;
  switch (list) {
    case 'days':
      return ['hours', hoursOf(entry, String(index)), ...rest];
    case 'lengths':
      return index === 'minutes' ? ['lengths', ...rest] : ['lengthRange', index ?? ''];
    case 'slots':
      return rest[0] === 'id' ? ['slots', index ?? 0, 'slug'] : field;
    case 'exceptions':
      return ['exceptions', index ?? 0, ...exceptionPath(rest)];
    default:
      return field;
  }
}

function hoursOf(entry: ScheduleEntry, weekday: string): number {
  if (entry.type === 'slot') return 0;
  return entry.hours.findIndex(({ weekdays }) => weekdays.some((day) => day === weekday));
}

function exceptionPath(field: Path): Path {
  const [first, ...rest] = field;
  if (first !== 'change') return field;
  return rest.at(-1) === 'id' ? [...rest.slice(0, -1), 'slot'] : rest;
}

/** Where in the file a field of a pricing is that the engine names in its own terms. */
export function pricingPath(entry: PricingEntry, pricing: Pricing, field: Path): Path {
  const [first, second, third, ...rest] = field;
  switch (first) {
    case 'table':
      return ['table', ...tablePath(field.slice(1))];
    case 'base':
      return second === 'table' ? ['base', 'table', ...tablePath(field.slice(2))] : field;
    case 'prices':
      return ['prices', writtenPrice(entry, Number(second)), third === 'slotId' ? 'slot' : 'price'];
    case 'rules':
    case 'extraCharges':
    case 'deposits': {
      const place = [first, Number(second)];
      if (third === 'conditions') return [...place, 'when', ...conditionPath(pricing, field)];
      return rest[0] === 'table'
        ? [...place, 'table', ...tablePath(rest.slice(1))]
        : [...place, ...rest];
    }
    default:
      return field;
  }
}

function tablePath(field: Path): Path {
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

/** What the file calls the conditions of the engine, where the names differ. */
const CONDITION_FIELDS: Partial<Record<TripCondition['type'], string>> = {
  booked_ahead: 'bookedAhead',
  nth_boat: 'nthBoat',
  customer_type: 'customerTypes',
  weekday: 'weekdays',
  time_of_day: 'timeOfDay',
  partner: 'partners',
};

function conditionPath(pricing: Pricing, [list, index, , number, ...rest]: Path): Path {
  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  const { conditions } = (list === 'rules' ? rules : pricing.deposits)[Number(index)] ?? {};
  const type = conditions?.[Number(number)]?.type;
  const inner = rest.filter((step) => step !== 'oneOf' && step !== 'ranges');
  return type ? [CONDITION_FIELDS[type] ?? type, ...inner] : [];
}
