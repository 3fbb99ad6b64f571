import type { Input } from '../../../api/call.ts';
import { dayText } from '../../../shell/words/times.ts';
import type { Choices } from '../words.ts';

/** What the list is narrowed to. It lives in the address, so that a link opens the same view. */
export type Filter = Omit<NonNullable<Input<'listTeamBookings'>['query']>, 'page'>;
type FilterName = keyof Filter;

const NAMES: readonly FilterName[] = [
  ...(['search', 'from', 'until', 'allDates', 'docks', 'models', 'status', 'payment'] as const),
  ...(['partners', 'customerTypes', 'source', 'waiver', 'addOns', 'sort', 'descending'] as const),
];
const FLAGS: readonly string[] = ['allDates', 'addOns', 'descending'];

/** Reads a filter out of the address; what it does not know is left out. */
export function filterOf(search: string): Filter {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name);
      if (!value) return [];
      return [[name, FLAGS.includes(name) ? value === 'true' : value]];
    }),
  );
}

export function searchOf(filter: Filter): string {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' || value === false ? [] : [[name, String(value)]],
    ),
  ).toString();
}

/** One active filter as a chip shows it, and what removing it sets. */
export interface Chip {
  text: string;
  without: Filter;
}

export function chipsOf(filter: Filter, choices: Choices): Chip[] {
  const named = (ids: string | undefined, all: readonly { id: string; name: string }[]) =>
    (ids?.split(',') ?? []).map((id) => all.find((one) => one.id === id)?.name ?? id).join(', ');
  const without = (...names: FilterName[]): Filter =>
    Object.fromEntries(
      Object.entries(filter).filter(([name]) => !names.includes(name as FilterName)),
    );
  const words = (values: string) => values.replaceAll('_', ' ').replaceAll(',', ', ');
  const { from, until, status, payment, partners, source } = filter;
  const chips: (Chip | false | undefined)[] = [
    (from || until) !== undefined && {
      text: `Date: ${datesText(from, until)}`,
      without: without('from', 'until'),
    },
    filter.allDates && { text: 'Date: all', without: without('allDates') },
    filter.docks !== undefined && {
      text: `Dock: ${named(filter.docks, choices.docks)}`,
      without: without('docks'),
    },
    filter.models !== undefined && {
      text: `Model: ${named(filter.models, choices.boatModels)}`,
      without: without('models'),
    },
    status !== undefined && { text: `Status: ${words(status)}`, without: without('status') },
    payment !== undefined && { text: `Payment: ${words(payment)}`, without: without('payment') },
    partners !== undefined && {
      text: `Partner: ${partners
        .split(',')
        .map((code) => choices.partners.find((one) => one.code === code)?.name ?? code)
        .join(', ')}`,
      without: without('partners'),
    },
    filter.customerTypes !== undefined && {
      text: `Customer type: ${named(filter.customerTypes, choices.customerTypes)}`,
      without: without('customerTypes'),
    },
    source !== undefined && { text: `Source: ${words(source)}`, without: without('source') },
    filter.waiver !== undefined && { text: 'Waiver: missing', without: without('waiver') },
    filter.addOns && { text: 'With add-ons', without: without('addOns') },
  ];
  return chips.filter((chip): chip is Chip => Boolean(chip));
}

function datesText(from: string | undefined, until: string | undefined): string {
  if (from && from === until) return dayText(from);
  return [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`]
    .filter(Boolean)
    .join(' ');
}

/** A list of values with one more, or without it; nothing when none is left. */
export function toggled(values: string | undefined, value: string): string | undefined {
  const chosen = values?.split(',') ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.length === 0 ? undefined : next.join(',');
}
