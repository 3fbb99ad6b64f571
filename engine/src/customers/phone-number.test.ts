import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumberOf, phoneSearchOf } from './phone-number.ts';

test.each([
  ['0171 2345678', 'DE', '+491712345678'],
  ['(555) 010-2345', 'US', '+15550102345'],
  ['0612345678', 'NL', '+31612345678'],
  ['06 12 34 56 78', 'NL', '+31612345678'],
  ['0031 6 12345678', 'NL', '+31612345678'],
  ['0031 6 12345678', 'DK', '+31612345678'],
  ['31 23 45 67', 'DK', '+4531234567'],
  ['(030) 123 456-78', 'DE', '+493012345678'],
  ['+44 (0)7700 900123', 'DK', '+447700900123'],
  ['07700 900123', 'gb', '+447700900123'],
  ['(212) 555-0146', 'US', '+12125550146'],
  ['1 212 555 0146', 'US', '+12125550146'],
  ['011 45 31234567', 'US', '+4531234567'],
  ['06 30 123 4567', 'HU', '+36301234567'],
  ['06 6982 1234', 'IT', '+390669821234'],
  ['+4531234567', null, '+4531234567'],
])('%s, written in %s, is %s', (typed, country, number) => {
  expect(phoneNumberOf(typed, country ? [country] : [])).toBe(number);
});

test.each([
  ['a number of another country without its code', '7700 900321', 'DK'],
  ['a number without the zero of its country', '612345678', 'NL'],
  ['a number at home of nowhere', '0612345678', null],
  ['a country whose numbers we do not know', '0612345678', 'XX'],
  ['too few digits', '+12345', 'DK'],
  ['too many digits', '+1234567890123456', 'DK'],
  ['a plus sign in its middle', '31+23456', 'DK'],
  ['words', 'call me', 'DK'],
  ['nothing', '', 'DK'],
])('%s is no phone number', (_what, typed, country) => {
  expect(phoneNumberOf(typed, country ? [country] : [])).toBeNull();
});

test('where docks are in several countries, a number has to be one of a single country', () => {
  expect(phoneNumberOf('31 23 45 67', ['DK', 'NL'])).toBe('+4531234567');
  expect(phoneNumberOf('0612345678', ['DK', 'NL'])).toBe('+31612345678');
  expect(phoneNumberOf('0612345678', ['DE', 'NL'])).toBeNull();
  expect(phoneNumberOf('+31 612345678', ['DE', 'NL'])).toBe('+31612345678');
});

test.each([
  ['0171 234', '+491712345678'],
  ['+49 171', '+491712345678'],
  ['+49 (0)171', '+491712345678'],
  ['0049 171', '+491712345678'],
  ['2345678', '+491712345678'],
  ['07700 900', '+447700900123'],
  ['1 (212) 555', '+12125550146'],
  ['011 49 171', '+491712345678'],
  ['06 30 123', '+36301234567'],
  ['8 612', '+37061234567'],
])('a search for %s finds %s', (typed, number) => {
  expect(phoneSearchOf(typed).some((part) => number.includes(part))).toBe(true);
});

test('a search with a country code finds no number that only holds the same digits', () => {
  expect(phoneSearchOf('+45 71')).toEqual(['+4571']);
});

test.each(['0', '12', '+4', 'P12', 'Ines'])('a search for %s is not one for a number', (typed) => {
  expect(phoneSearchOf(typed)).toEqual([]);
});

test('what it returns is E.164 and stays as it is', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[+\d ()/-]{0,20}$/),
      fc.constantFrom('NL', 'DK', 'US', 'IT', null),
      (typed, country) => {
        const countries = country ? [country] : [];
        const number = phoneNumberOf(typed, countries);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(phoneNumberOf(number, countries)).toBe(number);
        expect(phoneSearchOf(typed).some((part) => number.includes(part))).toBe(true);
      },
    ),
  );
});
