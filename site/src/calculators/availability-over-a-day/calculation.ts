import {
  type Availability,
  availability,
  type Blockout,
  canBook,
  DAY,
  type Fleet,
  overbookedPeriods,
  type Period,
  SCHEDULE_LIMITS,
  takenPeriod,
} from '@slipway/engine';
import { hoursText, SATURDAY, wholeHours } from '../day/hours.ts';
import { type Answer, defineCalculation, type Refusal } from '../frame/calculation.ts';
import { time, wholeNumber } from '../frame/fields.ts';
import { at } from '../heron-bay.ts';
import { changesIn, type NamedBooking, reasonsAt, type Taken, takenLines } from './taken-boats.ts';

/** The answer with what its drawing needs. */
export interface AvailabilityAnswer extends Answer, Availability {
  period: Period;
  boats: number;
  asked: Period;
}

const SOME_BOATS = { min: 1, max: 100 };

/** How many boats are free over a day, why, and whether one more trip fits. */
export default defineCalculation({
  id: 'availability-over-a-day',
  title: 'Free boats over a day',
  fields: {
    boats: wholeNumber(6, SOME_BOATS, {
      label: 'In service at the dock',
      unit: 'boats',
      group: 'The dock',
    }),
    before: wholeNumber(0, SCHEDULE_LIMITS.turnaround, {
      label: 'Turnaround before',
      unit: 'min',
      group: 'The dock',
    }),
    after: wholeNumber(30, SCHEDULE_LIMITS.turnaround, {
      label: 'Turnaround after',
      unit: 'min',
      group: 'The dock',
    }),
    bookings: takenLines('09:00-13:00 1 Ruth Amsel\n10:00-13:00 1 Ines Okafor', {
      label: 'Bookings',
      hint: 'One a line: pickup and return, number of boats, name.',
      group: 'The dock',
      nameless: 'a booking',
    }),
    blockouts: takenLines('15:00-18:00 2 Regatta', {
      label: 'Blockouts',
      hint: 'One a line: from and to, number of boats, reason.',
      group: 'The dock',
      nameless: 'a blockout',
    }),
    pickup: time('13:00', { label: 'Pickup', group: 'The trip that is asked for' }),
    return: time('16:00', { label: 'Return', group: 'The trip that is asked for' }),
    asked: wholeNumber(1, SOME_BOATS, {
      label: 'Needs',
      unit: 'boats',
      group: 'The trip that is asked for',
    }),
  },
  calculate: ({ boats, before, after, ...given }): AvailabilityAnswer | Refusal => {
    if (given.return <= given.pickup) {
      return { problems: { return: { message: `The return must be after ${given.pickup}.` } } };
    }
    const turnaround = { before, after };
    const bookings = given.bookings.map((each) => ({ ...periodOf(each), ...each, turnaround }));
    const fleet = fleetOf(boats, bookings, given.blockouts.map(blockoutOf));
    const trip = {
      pickup: at(SATURDAY, given.pickup),
      return: at(SATURDAY, given.return),
      boats: given.asked,
      turnaround,
    };
    const asked = takenPeriod(trip);
    const period = wholeHours([
      ...[asked, ...bookings.map(takenPeriod)].flatMap(({ start, end }) => [start, end]),
      ...fleet.blockouts.flatMap(({ from, until }) => [from, until]),
    ]);
    const { lowestAvailability, perMoment } = availability(fleet, period);
    const free = availability(fleet, asked).lowestAvailability;
    return {
      summary: `${canBook(fleet, trip) ? 'It fits' : 'It does not fit'}: ${counted(free)} free from ${hoursText(asked.start, asked.end).replace('–', ' to ')}, ${given.asked} needed.`,
      columns: ['Time and what takes boats', 'Free'],
      lines: changesIn(period, fleet).map((moment, index, all) => {
        const left = perMoment.findLast((step) => step.moment <= moment)?.availability;
        return {
          what: hoursText(moment, all[index + 1] ?? period.end),
          how: reasonsAt(moment, fleet).join(', '),
          result: `${left} of ${boats}`,
        };
      }),
      notes: overbookedPeriods(fleet, period).map(
        ({ start, end }) => `${hoursText(start, end)}: more boats are taken than there are.`,
      ),
      lowestAvailability,
      perMoment,
      period,
      boats,
      asked,
    };
  },
});

function periodOf({ from, to }: Taken) {
  return { pickup: at(SATURDAY, from), return: at(SATURDAY, to) };
}

function blockoutOf({ from, to, boats, name }: Taken): Blockout {
  return {
    reason: name,
    from: at(SATURDAY, from),
    until: at(SATURDAY, to),
    docks: 'all',
    boatModels: 'all',
    boats,
  };
}

function fleetOf(
  boats: number,
  bookings: NamedBooking[],
  blockouts: Blockout[],
): Fleet<NamedBooking> {
  const from = at(SATURDAY, '00:00') - DAY;
  return {
    dockId: 'north-pier',
    boatModelId: 'plover-5',
    placements: Array.from({ length: boats }, (_, index) => ({
      type: 'dock',
      boatId: `P${index + 1}`,
      dockId: 'north-pier',
      from,
    })),
    blockouts,
    bookings,
  };
}

function counted(boats: number): string {
  return boats === 1 ? '1 boat is' : `${boats} boats are`;
}
