import { LAST_DAY } from '@slipway/contract/limits';
import type {
  InsightsBy,
  InsightsCompared,
  InsightsMeasure,
} from '@slipway/contract/team/insights-words';
import { INSIGHTS_MEASURE } from '@slipway/contract/team/insights-words';
import { type DateRange, isLocalDate, type LocalDate } from '@slipway/engine';
import type { Answer, Input } from '../../api/call.ts';
import { periodAround } from '../../shell/words/periods.ts';

export type Insights = Answer<'getInsights'>;
export type Measures = Insights['total']['current'];

/** What of it is narrowed; what is left out does not limit. The dock is chosen in the bar on top. */
export type Filter = Pick<
  Input<'getInsights'>['query'],
  'boatModelId' | 'customerTypeId' | 'source' | 'partner'
>;

/** What one looks at. It lives in the address, so that a link opens the same figures. */
export type View = DateRange & {
  by: InsightsBy;
  compared: InsightsCompared;
  /** Which measure is drawn. */
  measure: InsightsMeasure;
  filter: Filter;
};

const FILTERS = ['boatModelId', 'customerTypeId', 'source', 'partner'] as const;

/** Reads a view out of the address; without one, the month of today beside the year before. */
export function viewOf(search: string, today: LocalDate): View {
  const query = new URLSearchParams(search);
  const month = periodAround('month', today);
  const measure = query.get('measure') ?? '';
  return {
    from: dateOf(query.get('from')) ?? month.from,
    until: dateOf(query.get('until')) ?? month.until,
    by: query.get('by') === 'booking' ? 'booking' : 'pickup',
    compared: query.get('compared') === 'previous_period' ? 'previous_period' : 'last_year',
    measure: measure in INSIGHTS_MEASURE ? (measure as InsightsMeasure) : 'revenue',
    filter: Object.fromEntries(
      FILTERS.flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

// A year that is being typed passes through the first centuries; the API refuses those.
function dateOf(text: string | null): LocalDate | null {
  return text !== null && isLocalDate(text) && text <= LAST_DAY ? text : null;
}

export function searchOf({ filter, ...view }: View): string {
  return new URLSearchParams({ ...view, ...filter } as Record<string, string>).toString();
}
