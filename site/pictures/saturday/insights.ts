import { type Booking, statusAt } from '@slipway/company';
import { INSIGHTS_MEASURE, type InsightsMeasure } from '@slipway/contract/team/insights-words';
import {
  bookableMinutes,
  type Cents,
  leadTimeText,
  MINUTE,
  measuresOf,
  type SalesMeasures,
} from '@slipway/engine';
import { euros, type Scene } from './scene.ts';

/** The measures of **Insights** over the trips of the day, by their labels. */
export function insightCards(labels: readonly string[], scene: Scene) {
  const measures = measuresOf({ ...tallyOf(scene), bookableMinutes: bookable(scene) });
  const names = Object.keys(INSIGHTS_MEASURE) as InsightsMeasure[];
  return labels.map((label) => {
    const name = names.find((candidate) => INSIGHTS_MEASURE[candidate] === label);
    if (name) return { title: label, detail: valueText(name, measures) };
    const known = Object.values(INSIGHTS_MEASURE).join(', ');
    throw new Error(`there is no measure '${label}'; there are ${known}`);
  });
}

function tallyOf(scene: Scene) {
  const bookings = scene.saturday.bookings.filter(
    (booking) =>
      scene.isToday(booking.pickup) &&
      ['confirmed', 'completed'].includes(statusAt(booking, scene.at)),
  );
  const sum = (of: (booking: Booking) => number) =>
    bookings.reduce((total, booking) => total + of(booking), 0);
  const addOnsOf = ({ costs }: Booking): Cents =>
    costs
      .filter(({ type }) => type === 'add_on')
      .reduce((total, { amountExcludingTax }) => total + amountExcludingTax, 0);
  return {
    revenue: sum(({ price }) => price.costs.totalExcludingTax),
    addOnRevenue: sum(addOnsOf),
    bookings: bookings.length,
    // Nobody has called off on this day.
    canceled: 0,
    leadMinutes: sum(({ pickup, bookedAt }) => (pickup - bookedAt) / MINUTE),
    bookedMinutes: sum(({ pickup, return: back, boats }) => (boats * (back - pickup)) / MINUTE),
  };
}

/** What customers could have been out with, at the docks that are open by then. */
function bookable({ saturday: { company, date, timeZone } }: Scene): number {
  const minutes = company.fleets.flatMap(({ dockId, boatModelId }) => {
    const setups = company.rentalSetups
      .filter((setup) => setup.dockId === dockId && setup.boatModelId === boatModelId)
      .map((setup) => ({ ...setup, schedule: scheduleOf(company, setup.scheduleId) }));
    const placements = company.boatModels.find(({ id }) => id === boatModelId)?.placements ?? [];
    const opensAt = company.docks.find(({ id }) => id === dockId)?.opensAt ?? 0;
    const fleet = { dockId, boatModelId, placements, blockouts: company.blockouts };
    return [
      ...bookableMinutes(
        fleet,
        { setups, timeZone, opensAt },
        { from: date, until: date },
      ).values(),
    ];
  });
  return minutes.reduce((total, ofDay) => total + ofDay, 0);
}

function scheduleOf({ schedules }: Scene['saturday']['company'], id: string) {
  const schedule = schedules.find((candidate) => candidate.id === id);
  if (!schedule) throw new Error(`there is no schedule '${id}'`);
  return schedule.definition;
}

function valueText(name: InsightsMeasure, measures: SalesMeasures): string {
  const value = measures[name];
  if (value === null) return '–';
  if (name === 'leadTime') return leadTimeText(value);
  if (name === 'bookings') return String(value);
  return name === 'revenue' || name === 'averageValue' ? euros(value) : `${value.toFixed(1)}%`;
}
