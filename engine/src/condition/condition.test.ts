import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { type ConditionFacts, testCondition } from './condition.ts';
import { tripFacts } from './trip-facts.ts';

const facts: ConditionFacts = {
  ...tripFacts(modelTrip(), { dock: 'North Pier', model: 'Plover 5' }),
  'upcoming.count': 1,
  'upcoming.weekend': 1,
};

function resultOf(source: string, known = facts): string {
  const outcome = testCondition(source, known);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value.result;
}

describe('a condition on the model booking', () => {
  test.each([
    ['trip.hours <= 4', 'true'],
    ['trip.hours == 3 and party.people != 4', 'false'],
    ['dock == "north pier"', 'true'],
    ["model in ['Gannet 8', 'Osprey 10']", 'false'],
    ['party.boats in [1, 2]', 'true'],
    ['"saturday" in trip.weekdays', 'true'],
    ['trip.weekend', 'true'],
    ['not trip.weekend or trip.nights > 0', 'false'],
    ['not dock in ["Mill Lock"]', 'true'],
    ['trip.hours + ahead.days * 2 - 1 >= 28', 'true'],
    ['-trip.hours < 0 and 7 / 2 == 3.5', 'true'],
    ['0.1 + 0.2 == 0.3', 'true'],
    ['before(trip.pickup, "10:00")', 'false'],
    ['before(trip.pickup, "10:01") and after(trip.return, "12:59")', 'true'],
    ['before(trip.pickup, "2025-06-15")', 'true'],
    ['after(trip.return, "2025-06-14")', 'false'],
    ['after(trip.return, "2025-06-14 12:30")', 'true'],
    ['1 == 2 or 1 == 1 and 2 == 2', 'true'],
    ['(1 == 1 or 1 == 1) and 1 == 2', 'false'],
    ['# weekends are shared\ntrip.weekend\n# and short\nand trip.hours <= 4', 'true'],
  ])('%s', (source, result) => {
    expect(resultOf(source)).toBe(result);
  });

  test('refuses a third weekend booking of a club member', () => {
    const fairness = 'not trip.weekend or upcoming.weekend < 2';
    expect(resultOf(fairness)).toBe('true');
    expect(resultOf(fairness, { ...facts, 'upcoming.weekend': 2 })).toBe('false');
  });
});

describe('a value that is not known yet', () => {
  test.each([
    ['month.hours + 3 <= 20', 'unknown'],
    ['not month.hours <= 20', 'unknown'],
    ['month.hours in [1, 2]', 'unknown'],
    ['3 in [month.hours, 3]', 'true'],
    ['4 in [month.hours, 3]', 'unknown'],
    ['trip.hours > 9 and month.hours <= 20', 'false'],
    ['month.hours <= 20 and trip.hours > 9', 'false'],
    ['trip.hours < 9 and month.hours <= 20', 'unknown'],
    ['month.hours <= 20 or trip.hours < 9', 'true'],
    ['month.hours <= 20 or trip.hours > 9', 'unknown'],
  ])('%s', (source, result) => {
    expect(resultOf(source)).toBe(result);
  });

  test('passes for now', () => {
    expect(testCondition('month.hours <= 20', facts)).toMatchObject({ value: { passes: true } });
    expect(testCondition('trip.hours > 9', facts)).toMatchObject({ value: { passes: false } });
  });

  test('never decides: what is certain stays so whatever the value turns out to be', () => {
    fc.assert(
      fc.property(conditions, counts, counts, (source, month, year) => {
        const result = resultOf(source);
        const later = resultOf(source, { ...facts, 'month.hours': month, 'year.count': year });
        expect(later).not.toBe('unknown');
        if (result !== 'unknown') expect(later).toBe(result);
      }),
    );
  });
});

test('each comparison is shown with its own result', () => {
  const source = 'trip.weekend and not (month.count > 2 or party.people > 3)';
  expect(testCondition(source, facts)).toMatchObject({
    value: {
      result: 'false',
      parts: [
        { source: 'trip.weekend', result: 'true' },
        { source: 'month.count > 2', result: 'unknown' },
        { source: 'party.people > 3', result: 'true' },
      ],
    },
  });
});

test('a trip knows the weekdays that it touches', () => {
  const weekend = modelTrip({ pickup: at('2025-06-13 16:00'), return: at('2025-06-15 18:00') });
  const names = { dock: 'North Pier', model: 'Osprey 10' };
  expect(tripFacts(weekend, names)).toMatchObject({
    'trip.weekdays': ['friday', 'saturday', 'sunday'],
    'trip.weekend': true,
    'trip.nights': 2,
  });
  const month = modelTrip({ return: at('2025-07-14 10:00') });
  expect(tripFacts(month, names)['trip.weekdays']).toHaveLength(7);
});

const counts = fc.integer({ min: 0, max: 9 });
const { condition: conditions } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(
        fc.constantFrom('month.hours', 'year.count', 'party.people', 'trip.hours', '2'),
        fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
        counts,
      )
      .map((parts) => parts.join(' ')),
    fc.constantFrom('trip.weekend', 'year.count in [1, 2]', '5 in [month.hours, 5]'),
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('condition').map((inner) => `not (${inner})`),
  ),
}));
