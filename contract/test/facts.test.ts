import { expect, test } from 'vitest';
import {
  BOOKING_DEFAULTS,
  BOOKING_STATUS,
  CHANGELOG,
  COST_TYPE,
  CUSTOMER_TYPE_KIND,
  ERROR_CATALOGUE,
  ERROR_TEXT,
  MEDIA_TYPE,
  openApiDocument,
  PAYMENT_PROVIDER,
  PAYMENT_SOURCE,
  valuesOf,
} from '../src/index.ts';

test('the enumerations have the values of the specification', () => {
  expect(
    [
      BOOKING_STATUS,
      PAYMENT_SOURCE,
      COST_TYPE,
      PAYMENT_PROVIDER,
      CUSTOMER_TYPE_KIND,
      MEDIA_TYPE,
    ].map(valuesOf),
  ).toEqual([
    ['draft', 'expired', 'option', 'confirmed', 'completed', 'canceled'],
    ['cash', 'payment_request', 'payment_request_authorization', 'deposit_capture', 'refund'],
    ['pricing_structure', 'manual', 'add_on', 'coupon', 'booking_fee'],
    ['mollie', 'stripe', 'demo'],
    ['custom', 'default', 'guest'],
    ['video', 'image'],
  ]);
});

test('the defaults of a booking are those of the specification', () => {
  expect(BOOKING_DEFAULTS).toEqual({
    boats: 1,
    passengers: 1,
    paid: true,
    notifyCustomer: false,
    includePaymentLink: true,
  });
});

test('the error catalogue has the statuses and the texts of the specification', () => {
  expect(
    Object.entries(ERROR_CATALOGUE).map(([status, { meaning }]) => [Number(status), meaning]),
  ).toEqual([
    [401, 'Unauthorized, for example an invalid API key supplied'],
    [404, 'Not found, for example a resource with a given ID was not found'],
    [
      406,
      "Booking parameters not acceptable, for example 'No availability for the selected dates'",
    ],
    [422, 'Validation errors for customer, booking or availability'],
    [429, "Too many attempts, for example 'Too Many Attempts.'"],
    [
      500,
      'Internal server error. The platform is notified automatically. The caller should retry later or contact support.',
    ],
  ]);
  expect(ERROR_TEXT.noAvailability).toBe('No availability for the selected dates');
  expect(ERROR_TEXT.tooManyAttempts).toBe('Too Many Attempts.');
});

test('every sentence of an error stands under exactly one status of the catalogue', () => {
  const listed: string[] = Object.values(ERROR_CATALOGUE).flatMap(({ sentences }) => [
    ...sentences,
  ]);
  expect(listed).toEqual([...new Set(listed)]);
  expect(listed).toEqual(expect.arrayContaining(Object.values(ERROR_TEXT)));
  for (const { sentences, example } of Object.values(ERROR_CATALOGUE)) {
    if ('error' in example) expect(sentences).toContain(example.error);
  }
});

test('the changelog has every change of the API, newest first', () => {
  expect(CHANGELOG.map(({ date, release }) => [date, release])).toEqual([
    ['2025-11-28', 'v1.14'],
    ['2025-11-21', 'v1.14'],
    ['2025-11-14', 'v1.14'],
    ['2025-10-17', 'v1.14'],
    ['2024-05-31', 'v1.0'],
  ]);
});

test('every old name is marked as deprecated and says what replaces it', () => {
  const text = JSON.stringify(openApiDocument());
  for (const [oldName, newName] of [
    ['vatRateId', 'taxRateId'],
    ['amountIncludingVat', 'amountIncludingTax'],
    ['amountExcludingVat', 'amountExcludingTax'],
    ['totalIncludingVat', 'totalIncludingTax'],
    ['totalExcludingVat', 'totalExcludingTax'],
  ]) {
    expect(text).toMatch(
      new RegExp(`"${oldName}":\\{[^{}]*"deprecated":true[^{}]*"x-replacedBy":"${newName}"`),
    );
  }
  const vatRates = openApiDocument().paths['/v1/vat-rates']?.get;
  expect(vatRates).toMatchObject({ deprecated: true, 'x-replacedBy': 'listTaxRates' });
});
