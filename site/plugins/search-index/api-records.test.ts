import { ERROR_CATALOGUE, ERROR_STATUSES, integratorApi } from '@slipway/contract';
import { expect, test } from 'vitest';
import { apiRecords } from './api-records.ts';

const records = apiRecords();
const find = (url: string) => records.find((record) => record.url === url);

test('every operation has a record with its method, path and name', () => {
  for (const [id, { method, path, summary }] of Object.entries(integratorApi.operations)) {
    const record = find(`/api/#${id}`);
    expect(record?.page).toBe(summary);
    expect(record?.text).toContain(`${method.toUpperCase()} ${path} ${id}`);
  }
});

test('every error has a record with what to do about it', () => {
  for (const status of ERROR_STATUSES) {
    expect(find(`/api/#error-${status}`)?.heading).toContain(`${status}`);
  }
});

test('an error is found by each sentence that it can say', () => {
  for (const status of ERROR_STATUSES) {
    for (const sentence of ERROR_CATALOGUE[status].sentences)
      expect(find(`/api/#error-${status}`)?.text).toContain(sentence);
  }
});

test('a field of a request and one deep inside an answer each have a record', () => {
  expect(find('/api/#createBooking-pickup')).toMatchObject({
    page: 'Make a booking',
    heading: 'pickup',
  });
  expect(find('/api/#getBooking-answer-data-financialDetails-costs-lines-type')).toMatchObject({
    page: 'Show a booking',
    heading: 'financialDetails.costs.lines.type',
    text: expect.stringContaining('booking_fee'),
  });
});

test('no two places of the reference share an anchor', () => {
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});

test('texts hold no Markdown marks', () => {
  expect(records.filter(({ text }) => /[`*]/.test(text))).toEqual([]);
});
