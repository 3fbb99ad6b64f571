import { expect, test } from 'vitest';
import {
  ERROR_TEXT,
  FIELD_TEXT,
  tooManyBoatsText,
  tooManyPassengersText,
} from '../src/errors/texts.ts';
import { FORMAT_MESSAGES } from '../src/schema/formats.ts';
import { DOCKSIDE_ERROR_TEXT, DOCKSIDE_FIELD_TEXT } from '../src/team/dockside-errors.ts';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '../src/team/errors.ts';
import { fieldForPeople, forPeople } from '../src/team/people-words.ts';
import { EMPTY, messageFor, REQUIRED } from '../src/validation/messages.ts';

/** A whole sentence, in which nothing is named as only programmers name it. */
const FOR_PEOPLE =
  /^\p{Lu}(?!.*(\bnull\b|E\.164|UUID|must be|coupon|customerId|JSON|header))[^;]*[.?]$/u;

const refusals = [ERROR_TEXT, TEAM_ERROR_TEXT, DOCKSIDE_ERROR_TEXT].flatMap(Object.values<string>);

test.each([
  ...refusals,
  tooManyBoatsText(4),
  tooManyPassengersText(5),
  'Not found. There is no x.',
])('the team reads a sentence for people: %s', (sentence) => {
  expect(forPeople(sentence)).toMatch(FOR_PEOPLE);
});

const messages = [
  REQUIRED,
  EMPTY,
  ...[FIELD_TEXT, TEAM_FIELD_TEXT, DOCKSIDE_FIELD_TEXT, FORMAT_MESSAGES].flatMap(
    Object.values<string>,
  ),
  ...['type', 'enum', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'].map(
    (keyword) =>
      messageFor({ keyword, params: { type: ['integer', 'null'] } } as never, {
        enum: ['cash', 'online'],
        minLength: 8,
        maxLength: 120,
        minimum: 1,
        maximum: 1000,
        minItems: 2,
        maxItems: 9,
      }) ?? '',
  ),
];

test.each(messages)('beside a field the team reads a sentence for people: %s', (message) => {
  expect(fieldForPeople(message)).toMatch(FOR_PEOPLE);
});

test('a limit keeps its number', () => {
  expect(fieldForPeople('must be at most 120 characters')).toBe('Use at most 120 characters.');
  expect(forPeople(tooManyPassengersText(5))).toContain('at most 5');
});
