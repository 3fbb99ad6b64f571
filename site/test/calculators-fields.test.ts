import { expect, test } from 'vitest';
import type { Field } from '../src/calculators/frame/calculation.ts';
import { choice, date, money, number, time, wholeNumber } from '../src/calculators/frame/fields.ts';
import { readQuery, writeQuery } from '../src/calculators/frame/url-query.ts';

const label = { label: 'Field' };

/** The value that a text gives, or the sentence that refuses it. */
function read<Value>(field: Field<Value>, text: string): Value | string {
  const reading = field.read(text);
  return reading.ok ? reading.value : reading.problem.message;
}

test('a number is read with a decimal point and between its limits', () => {
  const field = number(3, { min: 0, max: 24 }, label);
  expect(read(field, ' 2.5 ')).toBe(2.5);
  expect(read(field, '24')).toBe(24);
  expect(read(field, '2,5')).toBe('Use a point for decimals: 2.5.');
  for (const nonsense of ['', 'abc', '24.1', '-1', '1e3', 'NaN', 'Infinity', '0x10']) {
    expect(read(field, nonsense)).toBe('Enter a number from 0 to 24.');
  }
  expect(read(field, '1.234')).toBe('Use at most 2 decimals.');
});

test('a whole number has no decimals', () => {
  expect(read(wholeNumber(1, { min: 1, max: 9 }, label), '1.5')).toBe('Enter a whole number.');
});

test('an amount is read as exact cents', () => {
  expect(read(money(0, label), '1.15')).toBe(115);
  expect(read(money(0, label), '8.20')).toBe(820);
  expect(money(13200, label).start).toBe('132.00');
});

test('a date and a time must exist', () => {
  for (const none of ['2025-02-29', '1969-12-31', '2100-01-01', '9999-12-31']) {
    expect(read(date('2025-06-14', label), none)).toBe(
      'Enter a date from 1970-01-01 to 2099-12-31, such as 2025-06-14.',
    );
  }
  expect(read(time('10:00', label), '25:00')).toBe('Enter a time of day, such as 09:30.');
});

test('a choice that a link makes up is refused with the choices', () => {
  const field = choice('a', { a: 'One', b: 'Two' }, label);
  expect(read(field, 'toString')).toBe('Choose one of: One, Two.');
});

test('an address holds what differs from the example and keeps what belongs to others', () => {
  const start = { hours: '3', formula: 'hours * 48' };
  const typed = { hours: '3', formula: 'a + b & c' };
  const query = writeQuery('?other=1&calc.hours=9', 'calc', start, typed);
  expect(query).toBe('?other=1&calc.formula=a+%2B+b+%26+c');
  expect(readQuery(query, 'calc', start)).toEqual(typed);
  expect(writeQuery(query, 'calc', start, start)).toBe('?other=1');
  expect(writeQuery('', 'calc', start, start)).toBe('');
});
