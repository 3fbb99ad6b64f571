import Type, { type TSchema } from 'typebox';
import { expect, test } from 'vitest';
import {
  ERROR_TEXT,
  FIELD_TEXT,
  notFoundText,
  tooManyBoatsText,
  tooManyPassengersText,
  tooManyPiecesText,
  unknownPathText,
} from '../src/errors/texts.ts';
import { EXAMPLE_ID, findErrors, teamApi } from '../src/index.ts';
import { FORMAT_MESSAGES } from '../src/schema/formats.ts';
import { DOCKSIDE_ERROR_TEXT, DOCKSIDE_FIELD_TEXT } from '../src/team/dockside-errors.ts';
import {
  changedMeanwhileText,
  changedSinceText,
  forbiddenText,
  TEAM_ERROR_TEXT,
  TEAM_FIELD_TEXT,
  takenSinceText,
} from '../src/team/errors.ts';
import type { TeamOperation } from '../src/team/index.ts';
import { fieldForPeople, forPeople } from '../src/team/people-words.ts';
import { PERMISSION_LINES, type Permission } from '../src/team/permissions.ts';
import { EMPTY, REQUIRED } from '../src/validation/messages.ts';

/** A whole sentence, in which nothing is named as only programmers name it: no `dockIds`, no IDs. */
const FOR_PEOPLE =
  /^\p{Lu}(?!.*(\bnull\b|E\.164|UUID|must be|coupon|\bJSON\b|header|\b[a-z]+[A-Z]|[0-9a-f]{8}-)).*[.?]$/u;

const refusals = [
  ...[ERROR_TEXT, TEAM_ERROR_TEXT, DOCKSIDE_ERROR_TEXT].flatMap(Object.values<string>),
  ...PERMISSION_LINES.flatMap(({ permissions }) => Object.keys(permissions) as Permission[]).map(
    forbiddenText,
  ),
  changedMeanwhileText(null),
  changedSinceText('blockout'),
  takenSinceText('the boats'),
  tooManyBoatsText(4),
  tooManyPassengersText(5),
  tooManyPiecesText('Paddle board', 3),
  notFoundText('saved filter', EXAMPLE_ID.ines),
  unknownPathText('POST', '/team/bookings'),
];

test.each(refusals)('the team reads a sentence for people: %s', (sentence) => {
  expect(forPeople(sentence)).toMatch(FOR_PEOPLE);
});

const messages = [
  REQUIRED,
  EMPTY,
  ...[FIELD_TEXT, TEAM_FIELD_TEXT, DOCKSIDE_FIELD_TEXT, FORMAT_MESSAGES].flatMap(
    Object.values<string>,
  ),
];

test.each(messages)('beside a field the team reads a sentence for people: %s', (message) => {
  expect(fieldForPeople(message)).toMatch(FOR_PEOPLE);
});

test('a limit keeps its number, and a thing its name', () => {
  expect(fieldForPeople('must be at most 120 characters')).toBe('Use at most 120 characters.');
  expect(forPeople(tooManyPassengersText(5))).toContain('at most 5');
  expect(forPeople(tooManyPiecesText('Paddle board', 3))).toContain('3 × Paddle board');
  expect(forPeople(notFoundText('booking', EXAMPLE_ID.ines))).toContain('no such booking');
});

type Field = TSchema & {
  properties?: Record<string, Field>;
  items?: Field;
  anyOf?: Field[];
  type?: string;
  format?: string;
  enum?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Every field of a request, those inside of others too. */
function fieldsIn(name: string, schema: Field): [name: string, schema: Field][] {
  return [
    [name, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([each, inner]) => fieldsIn(each, inner)),
    ...(schema.items ? fieldsIn(name, schema.items) : []),
    ...(schema.anyOf ?? []).flatMap((choice) => fieldsIn(name, choice)),
  ];
}

const WRONG = [null, true, -1e12, 1.5, '', 'x', '\n', 'x'.repeat(9000), [], {}];

/** What a person can get wrong in a field of a form, whatever the screen does to prevent it. */
function mistyped({ type, format, enum: choices, pattern, ...limits }: Field): unknown[] {
  const { minLength, maxLength, minimum, maximum } = limits;
  if (choices || format === 'uuid' || (pattern && !format)) return [];
  return [
    ...(format ? ['x', '2100-01-01', '2100-01-01T10:00:00Z'] : []),
    ...(minLength ? ['', ' '.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
    ...(type === 'integer' ? [1.5] : []),
  ];
}

const forms = Object.values<TeamOperation>(teamApi.operations)
  .map(({ id, query, body }) => ({
    id,
    fields: [query, body].flatMap((part) => (part ? fieldsIn(id, part as Field).slice(1) : [])),
  }))
  .filter(({ fields }) => fields.length > 0);

test.each(forms)('a bad request of $id is refused in sentences for people', ({ fields }) => {
  for (const [name, schema] of fields) {
    const form = Type.Object({ [name]: schema });
    const saidOf = (value: unknown) =>
      Object.values(findErrors(form, { [name]: value }))
        .flat()
        .map(fieldForPeople);
    expect(WRONG.flatMap(saidOf).filter((sentence) => !FOR_PEOPLE.test(sentence))).toEqual([]);
    expect(mistyped(schema).flatMap(saidOf).join(), name).not.toContain('out of date');
  }
});
