import { expect, test } from 'vitest';
import { formatText, parseText, TextFault, variablesOf } from '../../src/languages/index.ts';

const R7K2QD = {
  givenName: 'Ines',
  dockName: 'North Pier',
  boats: 1,
  passengers: 4,
  pickupAt: new Date('2025-06-14T08:00:00Z'),
};
const say = (text: string, locale = 'en', values = {}) =>
  formatText(text, { ...R7K2QD, ...values }, { locale, timeZone: 'Europe/Copenhagen' });

test.each([
  ['Hello {givenName}', 'en', 'Hello Ines'],
  ['{boats, plural, one {# boat} other {# boats}}', 'en', '1 boat'],
  ['{boats, plural, one {# båd} other {# både}}', 'da', '1 båd'],
  ['for {passengers, select, 1 {you} other {your group}}', 'en', 'for your group'],
  ['{pickupAt, date, long}', 'en', 'June 14, 2025'],
  ['{pickupAt, date, long}', 'en-GB', '14 June 2025'],
  ['{pickupAt, time, short}', 'en-GB', '10:00'],
  ['{pickupAt, date, long}', 'da', '14. juni 2025'],
  ['{pickupAt, date, full}', 'da', 'lørdag den 14. juni 2025'],
  ['{pickupAt, date}', 'en', 'Jun 14, 2025'],
  ['{pickupAt, time, short}', 'en', '10:00 AM'],
  ['{pickupAt, time, short}', 'da', '10.00'],
  ['{pickupAt, time, short}', 'de', '10:00'],
  ['You leave on {pickupAt}', 'en', 'You leave on June 14, 2025 at 10:00 AM'],
  ['{passengers, number}', 'en', '4'],
])('writes %s in %s as the guide says', (text, locale, expected) => {
  expect(say(text, locale).replaceAll('\u202f', ' ')).toBe(expected);
});

test.each([
  [0, 'no boats'],
  [1, '1 boat'],
  [2, '2 boats'],
  [1234, '1,234 boats'],
])('takes the exact number before the form of the language for %d boats', (boats, expected) => {
  const text = '{boats, plural, =0 {no boats} one {# boat} other {# boats}}';
  expect(say(text, 'en', { boats })).toBe(expected);
});

test('French takes the singular for 0, Polish knows few and many', () => {
  expect(say('{n, plural, one {# bateau} other {# bateaux}}', 'fr', { n: 0 })).toBe('0 bateau');
  const polish = '{n, plural, one {łódź} few {łodzie} many {łodzi} other {łodzi!}}';
  expect([1, 2, 5, 22].map((n) => say(polish, 'pl', { n }))).toEqual([
    'łódź',
    'łodzie',
    'łodzi',
    'łodzie',
  ]);
});

test('a plural inside a plural has its own number, a choice keeps that of the plural around it', () => {
  const text =
    '{boats, plural, one {One boat for {passengers, plural, one {# person} other {# people}}} other {# boats for {passengers, plural, one {# person} other {# people}}}}';
  expect(say(text, 'en', { boats: 2, passengers: 9 })).toBe('2 boats for 9 people');
  expect(say('{boats, plural, other {{givenName, select, Ines {# for you} other {}}}}')).toBe(
    '1 for you',
  );
});

test('an apostrophe is a letter, unless it quotes a bracket', () => {
  expect(say("l'heure d''{givenName}")).toBe("l'heure d'Ines");
  expect(say("write '{givenName}'")).toBe('write {givenName}');
});

test('a choice takes only the words that the text names', () => {
  expect(say('{givenName, select, other {a guest}}', 'en', { givenName: 'constructor' })).toBe(
    'a guest',
  );
});

test('a variable without a value and a # outside a plural stay as they are', () => {
  expect(say('Hello {name}, boat #1')).toBe('Hello {name}, boat #1');
});

test.each([
  ['Hello {givenName', 'a } is missing'],
  ['Hello givenName}', 'a { is missing'],
  ['{boats, plural, one {# boat}}', 'the option other is missing'],
  ['{boats, plural, one {# boat} other {# boats}', 'a } is missing'],
  ['{boats, plurals, other {#}}', 'plurals is not plural, select, number, date or time'],
  ['{pickupAt, date, tiny}', 'tiny is no style'],
  ['{}', 'a variable is missing'],
])('refuses %s and says what is wrong', (text, message) => {
  expect(() => parseText(text)).toThrow(message);
  expect(() => parseText(text)).toThrow(TextFault);
});

test('names every variable of a text once, also those inside a plural', () => {
  expect(
    variablesOf('{boats, plural, one {{boatModel} at {dockName}} other {# at {dockName}}}'),
  ).toEqual(['boatModel', 'boats', 'dockName']);
});
