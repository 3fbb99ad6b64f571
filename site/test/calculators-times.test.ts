import { tripsThatFit } from '@slipway/engine';
import { describe, expect, test } from 'vitest';
import availabilityOverADay from '../src/calculators/availability-over-a-day/calculation.ts';
import conditionTester from '../src/calculators/condition-tester/calculation.ts';
import { isRefusal, startOf, workOut } from '../src/calculators/frame/calculation.ts';
import { TIME_ZONE } from '../src/calculators/heron-bay.ts';
import tripsInADay from '../src/calculators/trips-in-a-day/calculation.ts';
import { answerOf, linesOf, problemsOf } from './calculator-answers.ts';

describe('trips in a day', () => {
  test('two trips of 3 hours fit, then one of 2 hours, as the engine says', () => {
    expect(linesOf(tripsInADay)).toEqual({
      'Trip 1': '09:00–12:00',
      'Trip 2': '12:30–15:30',
      'Room left': '16:00–18:00',
      'Trips of 3 h': '2',
    });
    const { day, schedule } = answerOf(tripsInADay);
    expect(day).toEqual(tripsThatFit(schedule, '2025-06-14', TIME_ZONE, 180));
  });

  test.each([
    { length: '2', trips: [4, 3, 3] },
    { length: '3', trips: [3, 2, 2] },
    { length: '4', trips: [2, 2, 2] },
    { length: '8', trips: [1, 1, 1] },
  ])('the table of the guide is right for $length hours', ({ length, trips }) => {
    const counted = ['0', '30', '60'].map(
      (after) => linesOf(tripsInADay, { length, after })[`Trips of ${length} h`],
    );
    expect(counted).toEqual(trips.map(String));
  });

  test('turnaround before a trip counts too, and what it costs is said', () => {
    const answer = answerOf(tripsInADay, { before: '15', after: '15', length: '2' });
    expect(answer.lines[0]?.how).toBe('15 min before it from 08:45, 15 min after it until 11:15');
    expect(answer.notes).toEqual(['Turnaround costs 1 trip: without it 4 fit.']);
  });

  test('a length that ends too late is answered, not left blank', () => {
    const { summary } = answerOf(tripsInADay, { length: '8', firstPickup: '11:00' });
    expect(summary).toBe('One boat makes no trip of 8 h. There is room for 4 h more from 11:00.');
  });

  test.each([
    [{ after: '241' }, { after: 'Enter a number from 0 to 240.' }],
    [{ length: '5' }, { length: 'Choose a length of the schedule: 2, 3, 4, 8.' }],
    [{ lengths: '2; 3' }, { lengths: 'Enter hours with commas between them: 2, 3, 4.' }],
    [{ lengths: '0.1, 3' }, { lengths: 'Use a whole number from 15 to 1440.' }],
    [{ lengths: '1.111' }, { lengths: 'Enter lengths in whole minutes, such as 1.5 hours.' }],
    [{ lastPickup: '08:00' }, { lastPickup: 'The last pickup must not be before the first.' }],
    [
      { latestReturn: '09:00' },
      { latestReturn: 'The latest return must be after every first pickup.' },
    ],
    [{ firstPickup: '' }, { firstPickup: 'Enter a time of day, such as 09:30.' }],
  ])('%o is refused at its field', (changes, problems) => {
    expect(problemsOf(tripsInADay, changes)).toEqual(problems);
  });
});

describe('availability over a day', () => {
  test('the day of the guide has 4 boats free from 13:00 to 16:30', () => {
    expect(linesOf(availabilityOverADay)).toEqual({
      '09:00–10:00': '5 of 6',
      '10:00–13:00': '4 of 6',
      '13:00–13:30': '4 of 6',
      '13:30–15:00': '6 of 6',
      '15:00–18:00': '4 of 6',
    });
    expect(answerOf(availabilityOverADay).summary).toBe(
      'It fits: 4 boats are free from 13:00 to 16:30, 1 needed.',
    );
  });

  test('every line says what takes the boats', () => {
    const { lines } = answerOf(availabilityOverADay);
    expect(lines.map(({ how }) => how)).toEqual([
      'Ruth Amsel',
      'Ruth Amsel, Ines Okafor',
      'turnaround of Ruth Amsel, turnaround of Ines Okafor',
      'nothing',
      'Regatta (2 boats)',
    ]);
  });

  test('a trip that needs more than is left does not fit', () => {
    const { summary } = answerOf(availabilityOverADay, { asked: '5' });
    expect(summary).toContain('It does not fit: 4 boats are free');
  });

  test('a day without bookings has every boat free', () => {
    expect(linesOf(availabilityOverADay, { bookings: '', blockouts: '\n' })).toEqual({
      '13:00–17:00': '6 of 6',
    });
  });

  test('more bookings than boats are said, and nothing goes below 0', () => {
    const answer = answerOf(availabilityOverADay, { boats: '1' });
    expect(answer.lowestAvailability).toBe(0);
    expect(answer.notes).toEqual(['10:00–13:30: more boats are taken than there are.']);
  });

  test.each([
    [
      '09:00-13:00 1 Ruth\n10 to 13 Ines',
      'Begin the line with two times: 10:00-13:00.',
      '10 to 13 Ines',
    ],
    ['09:00-13:00\n10:00-25:00 1 Ines', 'Write a time of day like 09:30.', '25:00'],
    ['10:00-10:00 1 Ines', 'The end must be after 10:00.', '10:00'],
    ['10:00-13:00 0 Ines', 'Write 1 boat or more, or remove the line.', '0'],
  ])('%o is marked at the place', (bookings, message, marked) => {
    const texts = { ...startOf(availabilityOverADay), bookings };
    const result = workOut(availabilityOverADay, texts);
    if (!isRefusal(result)) throw new Error('It must be refused.');
    const { offset = 0, length, ...problem } = result.problems.bookings ?? { message: '' };
    expect(problem.message).toBe(message);
    expect(bookings.slice(offset, offset + (length ?? 0))).toBe(marked);
    expect(offset).toBe(bookings.lastIndexOf(marked));
  });
});

describe('a custom condition', () => {
  test('refuses the third weekend booking of a club member and says why', () => {
    const { summary, lines } = answerOf(conditionTester);
    expect(summary).toBe('Your booking: refused. Of the 5 samples 4 pass.');
    expect(lines[0]).toEqual({
      what: 'Your booking',
      how: 'trip.weekend: true; upcoming.weekend < 2: false',
      result: 'refused',
    });
    expect(lines.map(({ result }) => result)).toEqual([
      'refused',
      'may book',
      'may book',
      'refused',
      'may book',
      'passes for now',
    ]);
  });

  test('of which the customer is not known yet passes for now', () => {
    const { summary, notes } = answerOf(conditionTester, { upcomingWeekend: '' });
    expect(summary).toContain('Your booking: passes for now.');
    expect(notes?.join(' ')).toContain('checked again before confirmation');
  });

  test.each([
    ['upcoming.count < 2 or ahead.hours <= 24', { ahead: '25' }, 'refused'],
    ['upcoming.count < 2 or ahead.hours <= 24', { ahead: '24' }, 'may book'],
    ['dock != "Mill Lock" or party.people <= 6', { dock: 'Mill Lock', people: '8' }, 'refused'],
    ['dock != "Mill Lock" or party.people <= 6', { dock: 'Mill Lock', people: '6' }, 'may book'],
    ['month.hours + trip.hours <= 20', { monthHours: '17.5' }, 'refused'],
  ])('%s with %o: %s', (condition, changes, outcome) => {
    const [own] = answerOf(conditionTester, { condition, ...changes }).lines;
    expect(own?.result).toBe(outcome);
  });

  test('a fault is marked at its place', () => {
    const condition = 'trip.weekend\nand trip.hour <= 4';
    const result = workOut(conditionTester, { ...startOf(conditionTester), condition });
    expect(result).toMatchObject({
      problems: {
        condition: {
          message: "Unknown name 'trip.hour'. Did you mean 'trip.hours'?",
          offset: condition.indexOf('trip.hour '),
          length: 'trip.hour'.length,
        },
      },
    });
  });

  test('a booking on which it cannot be worked out is told apart', () => {
    const condition = '4 / upcoming.count > 1';
    const [own] = answerOf(conditionTester, { condition, upcomingCount: '0' }).lines;
    expect(own).toMatchObject({ result: 'no result', how: expect.stringContaining('zero') });
  });
});
