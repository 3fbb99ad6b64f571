import Type from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import * as contract from '../src/index.ts';
import { EXAMPLE_ID, FIELD_TEXT, findErrors, type OperationId } from '../src/index.ts';
import { date, text } from '../src/schema/fields.ts';

function checkBody(id: OperationId, body: unknown) {
  return contract.checkBody(contract.integratorApi.operations[id], body);
}

function checkQuery(id: OperationId, search: URLSearchParams) {
  return contract.checkQuery(contract.integratorApi.operations[id], search);
}

const customer = {
  customerTypeId: EXAMPLE_ID.guest,
  givenName: 'Paul',
  familyName: 'Lindqvist',
  emailAddress: 'paul.lindqvist@example.com',
};

const booking = {
  customerId: EXAMPLE_ID.ines,
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  pickup: '2025-06-14T10:00:00+02:00',
  return: '2025-06-14T13:00:00+02:00',
};

function customerErrors(change: Record<string, unknown>) {
  const checked = checkBody('createCustomer', { ...customer, ...change });
  return checked.ok ? {} : checked.errors;
}

function availabilityErrors(query: string) {
  const checked = checkQuery('getAvailability', new URLSearchParams(query));
  return checked.ok ? {} : checked.errors;
}

const question = `dockId=${EXAMPLE_ID.northPier}&boatModelId=${EXAMPLE_ID.plover5}`;

describe('a body', () => {
  test('gets its defaults filled in', () => {
    expect(checkBody('createBooking', booking)).toMatchObject({
      ok: true,
      value: {
        boats: 1,
        passengers: 1,
        paid: true,
        notifyCustomer: false,
        includePaymentLink: true,
      },
    });
  });

  test('of an update gets no value for what was left out, so that it stays as it is', () => {
    expect(checkBody('updateBooking', {})).toEqual({ ok: true, value: { notifyCustomer: false } });
  });

  test('is refused with every required field that is missing', () => {
    expect(checkBody('createCustomer', {})).toEqual({
      ok: false,
      errors: {
        customerTypeId: ['is required'],
        givenName: ['is required'],
        familyName: ['is required'],
        emailAddress: ['is required'],
      },
    });
  });

  test.each([
    ['givenName', '', 'cannot be empty'],
    ['familyName', '   ', 'cannot be empty'],
    ['familyName', '\u200b\u2060', 'cannot be empty'],
    ['familyName', '\u3164\u2800\ufe0f', 'cannot be empty'],
    ['emailAddress', '', 'cannot be empty'],
    ['emailAddress', 'paul@', 'must be a valid e-mail address'],
    ['emailAddress', 'paul@harbor', 'must be a valid e-mail address'],
    ['emailAddress', 'paul..x@harbor.example', 'must be a valid e-mail address'],
    ['givenName', 5, 'must be text'],
    ['givenName', null, 'must be text'],
    ['givenName', 'x'.repeat(101), 'must be at most 100 characters'],
    ['givenName', 'a\u0000b', FIELD_TEXT.controlCharacter],
    ['givenName', 'Ines,\nPay: https://pay.example\n', FIELD_TEXT.controlCharacter],
    ['familyName', 'a\u009b31m', FIELD_TEXT.controlCharacter],
    ['familyName', 'a\u2028b', FIELD_TEXT.controlCharacter],
    ['familyName', 'a\u202eb', FIELD_TEXT.controlCharacter],
    ['familyName', 'a\ud83d', FIELD_TEXT.halfCharacter],
    ['familyName', '\udea4', FIELD_TEXT.halfCharacter],
    ['password', '1234567', 'must be at least 8 characters'],
    [
      'phoneNumber',
      '0045 20 12 34',
      'must be a phone number in E.164 form, for example +447700900123',
    ],
    ['preferredLocale', 'en-GB', 'must be a language and a country, for example en_GB'],
    ['addAliasOnDuplicate', 'yes', 'must be true or false'],
    ['fullName', 'Paul', 'is not a known field'],
    ['__proto__x', 1, 'is not a known field'],
  ])('names %s when it is %j', (field, value, message) => {
    expect(customerErrors({ [field]: value })).toEqual({ [field]: [message] });
  });

  test('may have an empty password, and one of exactly 8 characters', () => {
    expect(customerErrors({ password: '' })).toEqual({});
    expect(customerErrors({ password: '12345678' })).toEqual({});
  });

  test.each([[[]], ['text'], [null], [5]])('that is %j is refused as a whole', (body) => {
    expect(checkBody('createCustomer', body)).toEqual({
      ok: false,
      errors: { body: ['must be a JSON object'] },
    });
  });

  test.each([
    ['2025-06-14T10:00:00', 'no offset'],
    ['2025-06-14', 'no time'],
    ['2025-02-29T10:00:00Z', 'no such day'],
    ['2025-06-14T23:59:60Z', 'a leap second'],
    ['0000-01-01T00:00:00Z', 'year 0'],
    ['tomorrow', 'words'],
    ['2099-12-31T23:59:59-12:00', 'in the year 2100 of UTC'],
    ['1970-01-01T00:00:00+12:00', 'in the year 1969 of UTC'],
    ['9999-12-31T08:00:00Z', 'in the last year of four digits'],
  ])('is refused when a moment is %s (%s)', (pickup) => {
    const checked = checkBody('createBooking', { ...booking, pickup });
    expect(checked).toEqual({
      ok: false,
      errors: {
        pickup: [
          'must be a date and time with an offset, from 1970-01-01 to 2099-12-31, for example 2025-06-14T10:00:00+02:00',
        ],
      },
    });
  });

  test('takes trips to the second: a fraction of zero is one, any other is refused', () => {
    const zero = { pickup: '2025-06-14T10:00:00.000+02:00' };
    expect(checkBody('createBooking', { ...booking, ...zero }).ok).toBe(true);
    const finer = { pickup: '2025-06-14T10:00:00.001+02:00', return: '2025-06-14T13:00:00.5Z' };
    expect(checkBody('createBooking', { ...booking, ...finer })).toEqual({
      ok: false,
      errors: {
        pickup: ['must be a whole second, without a fraction'],
        return: ['must be a whole second, without a fraction'],
      },
    });
  });

  test('keeps letters, signs and emoji of every script', () => {
    for (const givenName of ['Łucja', '石', 'ﷺ', '👩‍👩‍👧', "O'Neil", '!']) {
      expect(customerErrors({ givenName })).toEqual({});
    }
  });

  test('is refused when the return is before the pickup, whatever the offsets', () => {
    const checked = checkBody('createBooking', { ...booking, return: '2025-06-14T09:59:59+02:00' });
    expect(checked).toEqual({ ok: false, errors: { return: ['must not be before the pickup'] } });
    expect(checkBody('createBooking', { ...booking, return: '2025-06-14T08:00:00Z' }).ok).toBe(
      true,
    );
  });

  test.each([
    ['boats', 0, 'must be at least 1'],
    ['boats', 1.5, 'must be a whole number'],
    ['boats', '2', 'must be a whole number'],
    ['boats', 1e300, 'must be at most 1000'],
    ['passengers', -3, 'must be at least 1'],
    ['paid', 'true', 'must be true or false'],
  ])('is not coerced: %s %j', (field, value, message) => {
    expect(checkBody('createBooking', { ...booking, [field]: value })).toEqual({
      ok: false,
      errors: { [field]: [message] },
    });
  });

  test('names fields inside lists by their place', () => {
    const order = Type.Object({ boats: Type.Array(Type.Object({ qty: Type.Integer() })) });
    expect(findErrors(order, { boats: [{ qty: 1 }, { qty: 'two' }, {}] })).toEqual({
      'boats.1.qty': ['must be a whole number'],
      'boats.2.qty': ['is required'],
    });
  });
});

test('dates and months run from 1970 to 2099, and whatever lies beyond is told so', () => {
  const day = date({ description: 'A day.', example: '2025-06-14' });
  const month = text({ description: 'A month.', example: '2025-06' }, { format: 'month' });
  const asked = Type.Object({ day, month });
  expect(findErrors(asked, { day: '1970-01-01', month: '1970-01' })).toEqual({});
  expect(findErrors(asked, { day: '2099-12-31', month: '2099-12' })).toEqual({});
  for (const beyond of ['1969-12-31', '2100-01-01', '9999-12-31']) {
    expect(findErrors(asked, { day: beyond, month: beyond.slice(0, 7) })).toEqual({
      day: ['must be a date from 1970-01-01 to 2099-12-31, such as 2025-06-14'],
      month: ['must be a month from 1970-01 to 2099-12, such as 2025-06'],
    });
  }
});

describe('a query', () => {
  test('is parsed from text', () => {
    const checked = checkQuery('listBookings', new URLSearchParams('page=2&status=option'));
    expect(checked).toEqual({ ok: true, value: { page: 2, status: 'option' } });
  });

  test.each([
    ['page=0', 'must be at least 1'],
    ['page=1e3', 'must be a whole number'],
    ['page=99999999999999999999', 'must be a whole number'],
    ['page=', 'must be a whole number'],
    ['page=1&page=2', 'must be sent only once'],
  ])('is refused when it is %s', (query, message) => {
    const checked = checkQuery('listCustomers', new URLSearchParams(query));
    expect(checked).toEqual({ ok: false, errors: { page: [message] } });
  });

  test.each([
    ['staus=confirmed', { staus: ['is not a known parameter; did you mean status?'] }],
    [
      'updated_after=2025-06-01T00:00:00Z',
      { updated_after: [expect.stringContaining('updatedAfter')] },
    ],
    ['limit=5', { limit: ['is not a known parameter'] }],
  ])('is refused when it says %s', (query, errors) => {
    const checked = checkQuery('listBookings', new URLSearchParams(query));
    expect(checked).toEqual({ ok: false, errors });
  });

  test('takes a period in both forms, and a plus sign that was not encoded', () => {
    const expected = { start: '2025-06-14T06:00:00+02:00', end: '2025-06-15T06:00:00Z' };
    for (const period of [
      'period=2025-06-14T06:00:00+02:00/2025-06-15T06:00:00Z',
      'period[start]=2025-06-14T06:00:00%2B02:00&period[end]=2025-06-15T06:00:00Z',
    ]) {
      const checked = checkQuery('getAvailability', new URLSearchParams(`${question}&${period}`));
      expect(checked).toMatchObject({ ok: true, value: { period: expected } });
    }
  });

  test('names every part of a question that is missing', () => {
    expect(availabilityErrors('')).toEqual({
      dockId: ['is required'],
      boatModelId: ['is required'],
      period: ['is required'],
    });
    expect(availabilityErrors(`${question}&period=2025-06-14T06:00:00Z`)).toEqual({
      'period.end': ['is required'],
    });
  });

  test('takes a period of exactly 14 days and refuses one second more', () => {
    const from = `${question}&period[start]=2025-06-01T00:00:00Z&period[end]=`;
    expect(availabilityErrors(`${from}2025-06-15T00:00:00Z`)).toEqual({});
    expect(availabilityErrors(`${from}2025-06-15T00:00:01Z`)).toEqual({
      period: ['must be at most 14 days'],
    });
  });

  test('refuses a period that does not go forward', () => {
    expect(
      availabilityErrors(`${question}&period=2025-06-14T06:00:00Z/2025-06-14T06:00:00Z`),
    ).toEqual({ 'period.end': ['must be after the start'] });
  });
});

test('a limit changed in one place changes the validation and the document', async () => {
  vi.resetModules();
  vi.doMock('../src/limits.ts', async (original) => ({
    ...(await original<typeof import('../src/limits.ts')>()),
    PASSWORD_MIN_LENGTH: 12,
    AVAILABILITY_PERIOD_MAX_DAYS: 7,
  }));
  const changed = await import('../src/index.ts');
  const checked = changed.checkBody(changed.integratorApi.operations.createCustomer, {
    ...customer,
    password: '12345678',
  });
  expect(checked).toEqual({ ok: false, errors: { password: ['must be at least 12 characters'] } });
  const week = new URLSearchParams(`${question}&period=2025-06-01T00:00:00Z/2025-06-08T00:00:01Z`);
  expect(changed.checkQuery(changed.integratorApi.operations.getAvailability, week)).toEqual({
    ok: false,
    errors: { period: ['must be at most 7 days'] },
  });
  const document = JSON.stringify(changed.openApiDocument());
  expect(document).toContain('at least 12 characters');
  expect(document).toContain('at most 7 days');
  vi.doUnmock('../src/limits.ts');
});
