import {
  checkSchedule,
  type FullDay,
  MINUTE,
  minutesText,
  SCHEDULE_LIMITS,
  START_EVERY,
  tripsThatFit,
  type WeeklySchedule,
} from '@slipway/engine';
import { clock, hoursText, SATURDAY } from '../day/hours.ts';
import {
  type Answer,
  defineCalculation,
  type Field,
  type FieldText,
  problem,
  type Refusal,
  type ResultLine,
  value,
} from '../frame/calculation.ts';
import { choice, number, time, wholeNumber } from '../frame/fields.ts';
import { TIME_ZONE } from '../heron-bay.ts';

/** The answer with what its drawing needs. */
export interface TripsAnswer extends Answer {
  day: FullDay;
  schedule: WeeklySchedule;
}

const INTERVALS = Object.fromEntries(START_EVERY.map((minutes) => [minutes, `${minutes} min`]));

/** How many trips of one length a boat can make on a day. */
export default defineCalculation({
  id: 'trips-in-a-day',
  title: 'How many trips fit in a day',
  fields: {
    firstPickup: time('09:00', { label: 'First pickup', group: 'The schedule' }),
    lastPickup: time('16:00', { label: 'Last pickup', group: 'The schedule' }),
    latestReturn: time('18:00', { label: 'Latest return', group: 'The schedule' }),
    lengths: hoursList('2, 3, 4, 8', { label: 'Lengths', unit: 'hours', group: 'The schedule' }),
    startEvery: choice('30', INTERVALS, { label: 'Start every', group: 'The schedule' }),
    before: wholeNumber(0, SCHEDULE_LIMITS.turnaround, {
      label: 'Turnaround before',
      unit: 'min',
      group: 'The schedule',
    }),
    after: wholeNumber(30, SCHEDULE_LIMITS.turnaround, {
      label: 'Turnaround after',
      unit: 'min',
      group: 'The schedule',
    }),
    length: number(
      3,
      { min: SCHEDULE_LIMITS.length.min / 60, max: SCHEDULE_LIMITS.length.max / 60 },
      { label: 'Trip length', unit: 'hours', group: 'The trips to count' },
    ),
  },
  calculate: ({ length, ...settings }): TripsAnswer | Refusal => {
    const schedule = scheduleOf(settings);
    const problems = problemsOf(schedule);
    if (Object.keys(problems).length > 0) return { problems };
    const minutes = length * 60;
    if (!settings.lengths.includes(minutes)) {
      const offered = settings.lengths.map((each) => each / 60).join(', ');
      return { problems: { length: { message: `Choose a length of the schedule: ${offered}.` } } };
    }
    const fitted = (given: WeeklySchedule) => tripsThatFit(given, SATURDAY, TIME_ZONE, minutes);
    const day = fitted(schedule);
    const withoutTurnaround = fitted({ ...schedule, turnaround: { before: 0, after: 0 } });
    const lost = withoutTurnaround.trips.length - day.trips.length;
    return {
      summary: summaryOf(day, minutes),
      columns: ['Trip', 'Time'],
      lines: tripLines(day, schedule, minutes),
      notes:
        lost > 0
          ? [`Turnaround costs ${counted(lost)}: without it ${withoutTurnaround.trips.length} fit.`]
          : [],
      day,
      schedule,
    };
  },
});

function scheduleOf(settings: {
  firstPickup: string;
  lastPickup: string;
  latestReturn: string;
  lengths: number[];
  startEvery: string;
  before: number;
  after: number;
}): WeeklySchedule {
  const { firstPickup, lastPickup, latestReturn, lengths, before, after } = settings;
  return {
    type: 'weekly',
    days: {
      saturday: { pickupWindows: [{ from: firstPickup, until: lastPickup }], latestReturn },
    },
    lengths: { type: 'list', minutes: lengths },
    startEvery: Number(settings.startEvery) as WeeklySchedule['startEvery'],
    earlyPickup: 0,
    turnaround: { before, after },
    exceptions: [],
  };
}

/** The field in which the reader mends a setting of the schedule. */
const FIELD_OF_SETTING: Record<string, string> = {
  until: 'lastPickup',
  latestReturn: 'latestReturn',
  minutes: 'lengths',
};

function problemsOf(schedule: WeeklySchedule): Refusal['problems'] {
  return Object.fromEntries(
    checkSchedule(schedule).map(({ path, message }) => {
      const setting = path.findLast((step) => typeof step === 'string');
      return [FIELD_OF_SETTING[String(setting)] ?? 'firstPickup', { message }];
    }),
  );
}

function summaryOf({ trips, rest }: FullDay, minutes: number): string {
  const fit = `One boat makes ${counted(trips.length)} of ${minutesText(minutes)}.`;
  if (!rest) return fit;
  return `${fit} There is room for ${minutesText(rest.minutes)} more from ${clock(rest.pickup)}.`;
}

function counted(trips: number): string {
  if (trips === 0) return 'no trip';
  return trips === 1 ? '1 trip' : `${trips} trips`;
}

/** Every trip with the time at which its boat is ready again, what else fits, and the count. */
function tripLines(
  { trips, rest }: FullDay,
  { turnaround, days }: WeeklySchedule,
  minutes: number,
): ResultLine[] {
  const { before, after } = turnaround;
  const lines: ResultLine[] = trips.map((trip, index) => ({
    what: `Trip ${index + 1}`,
    how: [
      before > 0 && `${before} min before it from ${clock(trip.pickup - before * MINUTE)}`,
      after > 0 && `${after} min after it until ${clock(trip.return + after * MINUTE)}`,
    ]
      .filter(Boolean)
      .join(', '),
    result: hoursText(trip.pickup, trip.return),
  }));
  if (rest) {
    lines.push({
      what: 'Room left',
      how: `${minutesText(rest.minutes)} is the longest that ends by ${days.saturday?.latestReturn}`,
      result: hoursText(rest.pickup, rest.pickup + rest.minutes * MINUTE),
    });
  }
  return [
    ...lines,
    { what: `Trips of ${minutesText(minutes)}`, result: String(trips.length), isTotal: true },
  ];
}

const LIST = /^\d+(\.\d+)?(\s*,\s*\d+(\.\d+)?)*$/;

/** Lengths in hours with commas between them, read as minutes. */
function hoursList(start: string, text: FieldText): Field<number[]> {
  return {
    ...text,
    start,
    control: { type: 'line', inputMode: 'text' },
    read: (typed) => {
      const trimmed = typed.trim();
      if (!LIST.test(trimmed)) return problem('Enter hours with commas between them: 2, 3, 4.');
      const minutes = trimmed.split(',').map((hours) => Number(hours) * 60);
      return minutes.every(Number.isInteger)
        ? value(minutes)
        : problem('Enter lengths in whole minutes, such as 1.5 hours.');
    },
  };
}
