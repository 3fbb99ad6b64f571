import type { InsightsMeasure } from '@slipway/contract/team/insights-words';
import { leadTimeText } from '@slipway/engine';
import { numberFormat } from '../../shell/words/writing.ts';
import type { Measures } from './view.ts';

const MINUTES_OF_DAY = 24 * 60;

type Unit = 'money' | 'count' | 'percent' | 'time';

const UNITS: Record<InsightsMeasure, Unit> = {
  revenue: 'money',
  bookings: 'count',
  averageValue: 'money',
  occupancy: 'percent',
  addOnShare: 'percent',
  leadTime: 'time',
  cancelRate: 'percent',
};

/** What a measure means, in the few words that fit below it. */
export const MEANING: Record<InsightsMeasure, string> = {
  revenue: 'excl. tax',
  bookings: 'confirmed and completed',
  averageValue: 'of one booking',
  occupancy: 'of bookable boat hours',
  addOnShare: 'of the revenue',
  leadTime: 'from booking to pickup',
  cancelRate: 'of the bookings',
};

export const NOTHING = '–';

/** A measure as it is read: `€706.46`, `6`, `6.8%`, `5.9 days`. */
export function valueText(measure: InsightsMeasure, measures: Measures, currency: string): string {
  const value = measures[measure];
  if (value === null) return NOTHING;
  switch (UNITS[measure]) {
    case 'money':
      return money(currency, 2).format(value / 100);
    case 'count':
      return numberFormat({}).format(value);
    case 'percent':
      return percent(value, 1);
    case 'time':
      return leadTimeText(value, (days) => decimal(days, 1));
  }
}

/** How a measure differs from the earlier one: shares in points, everything else in percent. */
export function changeText(
  measure: InsightsMeasure,
  now: Measures,
  before: Measures,
): string | null {
  const [value, earlier] = [now[measure], before[measure]];
  if (value === null || earlier === null) return null;
  if (UNITS[measure] === 'percent') return `${signed(value - earlier)} points`;
  return earlier > 0 ? `${signed((100 * (value - earlier)) / earlier)}%` : null;
}

/** With the signs of the language, as amounts have them. */
function signed(value: number): string {
  if (Math.abs(value) < 0.05) return `±${decimal(0, 1)}`;
  return numberFormat({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(value);
}

/** A measure in the unit in which it is drawn: euros, pieces, percent or days. */
export function drawnValue(measure: InsightsMeasure, measures: Measures): number | null {
  const value = measures[measure];
  if (value === null) return null;
  const unit = UNITS[measure];
  return unit === 'money' ? value / 100 : unit === 'time' ? value / MINUTES_OF_DAY : value;
}

/** What stands at a line of the drawing. */
export function tickText(measure: InsightsMeasure, value: number, currency: string): string {
  const unit = UNITS[measure];
  const fraction = Number.isInteger(value) ? 0 : 1;
  if (unit === 'money') return money(currency, 0).format(value);
  if (unit === 'percent') return percent(value, fraction);
  return unit === 'time' ? `${decimal(value, fraction)} d` : numberFormat({}).format(value);
}

function decimal(value: number, digits: number): string {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
}

function percent(value: number, digits: number): string {
  return numberFormat({
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value / 100);
}

function money(currency: string, decimals: number): Intl.NumberFormat {
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
