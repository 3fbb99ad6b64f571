import { Problems } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Compiling } from './compiling.ts';
import { toMinutes } from './quantities.ts';

type ScheduleEntry = NonNullable<CompanyFile['schedules']>[number];
type PricingEntry = NonNullable<CompanyFile['pricings']>[number];

const MINUTES_PER = { minutes: 1, hours: 60, days: 24 * 60 } as const;

/** Whatever a schedule offers must have a price in every rental setup that uses it. */
export function checkPrices({ file, problems }: Compiling): void {
  for (const [index, setup] of (file.rentalSetups ?? []).entries()) {
    const schedule = file.schedules?.find(({ slug }) => slug === setup.schedule);
    const pricing = file.pricings?.find(({ slug }) => slug === setup.pricing);
    if (!schedule || !pricing) continue;
    for (const missing of missingPrices(schedule, pricing)) {
      problems.add(
        ['rentalSetups', index, 'pricing'],
        `'${pricing.slug}' has no price for ${missing}, which schedule '${schedule.slug}' offers`,
      );
    }
  }
}

function missingPrices(schedule: ScheduleEntry, pricing: PricingEntry): string[] {
  if (pricing.type === 'slot') return slotsWithoutPrice(schedule, pricing);
  if (pricing.type === 'simple' && schedule.type === 'weekly') {
    return lengthsWithoutPrice(schedule, pricing);
  }
  return [];
}

/** A slot that is hidden on purpose has a price of null. */
function slotsWithoutPrice(
  schedule: ScheduleEntry,
  pricing: Extract<PricingEntry, { type: 'slot' }>,
): string[] {
  if (schedule.type === 'weekly') return ['free start times'];
  const priced = pricing.prices.map(({ slot }) => slot);
  return schedule.slots
    .filter(({ slug }) => !priced.includes(slug))
    .map(({ slug }) => `slot '${slug}'`);
}

function lengthsWithoutPrice(
  { lengths = [], lengthRange }: Extract<ScheduleEntry, { type: 'weekly' }>,
  { table }: Extract<PricingEntry, { type: 'simple' }>,
): string[] {
  const longestRow = Math.max(...table.rows.map(({ length }) => length * MINUTES_PER[table.per]));
  const offered = lengthRange ? [lengthRange.longest] : lengths;
  // What is wrong with a length itself is said where it is.
  return offered.filter((length) => toMinutes(length, [], new Problems()) > longestRow);
}
