import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCondition, testCondition } from './condition.ts';
import { CONDITION_MAX_LENGTH } from './grammar.ts';

describe('a faulty condition says what to do, at the place', () => {
  test.each([
    ['trip.hour <= 4', "Unknown name 'trip.hour'. Did you mean 'trip.hours'?", 'trip.hour'],
    ['trip.hours = 4', "Use '==' to compare two values.", '='],
    ['trip.hours <= 4 && trip.weekend', "Use 'and'.", '&'],
    ['dock == “North Pier”', 'Use straight quotes: "North Pier".', '“'],
    ['dock == "North Pier', 'This text is never closed: add a " at its end.', '"'],
    ['trip.hours <= 4 # short', 'A comment needs a line of its own.', '#'],
    ['trip.hours <= 2,5', 'Use a decimal point: 2.5, not 2,5.', '2,5'],
    ['1 < trip.hours < 4', "Compare two values at a time and join them with 'and'.", '<'],
    ['trip.hours <= "four"', 'This must be a number, but it is a text.', '"four"'],
    ['dock == 3', 'This must be a text, but it is a number.', '3'],
    [
      'trip.hours and trip.weekend',
      'This must be true or false, but it is a number.',
      'trip.hours',
    ],
    ['trip.hours + 1', 'This must be true or false, but it is a number.', 'trip.hours + 1'],
    ['trip.pickup < "10:00"', 'Compare moments with before(…, …) or after(…, …).', 'trip.pickup'],
    ['trip.weekdays == "monday"', "Use 'in' to look into a list.", 'trip.weekdays'],
    ['dock in "North Pier"', "After 'in' comes a list, such as [1, 2].", '"North Pier"'],
    ['dock in []', 'Put at least one value into the list.', '[]'],
    ['dock in ["A", 2]', 'This must be a text, but it is a number.', '2'],
    [
      '"satuday" in trip.weekdays',
      "'satuday' is not a weekday. Did you mean 'saturday'?",
      '"satuday"',
    ],
    [
      'before(trip.pickup, "ten")',
      'Write a date like "2025-06-14", a time like "10:00", or both.',
      '"ten"',
    ],
    [
      'before("10:00", "2025-06-14")',
      'A date and a time of day cannot be compared.',
      '"2025-06-14"',
    ],
    ['before(trip.pickup)', "'before' takes two values.", 'before(trip.pickup)'],
    ['dock not in ["A"]', "Put 'not' before the whole comparison.", 'not'],
    ['# nothing but a comment', 'Write a condition, such as trip.hours <= 4.', ''],
  ])('%s', (source, message, marked) => {
    const problem = checkCondition(source);
    expect(problem?.message).toBe(message);
    const { offset = 0, length = 0 } = problem ?? {};
    expect(source.slice(offset, offset + length)).toBe(marked);
  });

  test('when it divides by zero, unless that part is not needed', () => {
    const facts = { 'party.boats': 0 };
    expect(testCondition('10 / party.boats > 2', facts)).toMatchObject({
      problem: { message: 'Division by zero: this part is 0 here.', offset: 5 },
    });
    expect(testCondition('party.boats > 0 and 10 / party.boats > 2', facts)).toMatchObject({
      value: { result: 'false' },
    });
  });
});

test('hostile input gets an answer whose place lies in the condition', () => {
  expect(checkCondition('1'.repeat(CONDITION_MAX_LENGTH + 1))?.message).toContain('too long');
  expect(checkCondition('not '.repeat(300))?.message).toContain('brackets inside one another');
  expect(checkCondition(`1 == 1${' and 1 == 1'.repeat(150)}`)).toBeNull();
  const parts = fc.constantFrom(
    ...'0123456789.,+-*/()[]<>=!"\' \n#',
    ...['trip.hours', ' and ', ' or ', 'not ', ' in ', 'before(', 'dock', '__proto__'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (sample) => {
      const source = sample.join('');
      const outcome = testCondition(source, { 'trip.hours': 3 });
      if (outcome.ok) return;
      expect(outcome.problem.offset + outcome.problem.length).toBeLessThanOrEqual(source.length);
    }),
    { numRuns: 1000 },
  );
});
