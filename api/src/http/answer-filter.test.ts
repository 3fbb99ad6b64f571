import { integratorApi, MODEL_BOOKING_EXTENDED } from '@slipway/contract';
import { expect, test } from 'vitest';
import { answerFilter } from './answer-filter.ts';

const filter = answerFilter(integratorApi.operations.getBooking);

test('an answer of the contract passes whole', () => {
  const answer = { data: MODEL_BOOKING_EXTENDED };
  expect(filter(answer)).toEqual(answer);
});

test('what the contract does not name is left out, however deep', () => {
  const [line] = MODEL_BOOKING_EXTENDED.financialDetails.costs.lines;
  const leaking = {
    data: {
      ...MODEL_BOOKING_EXTENDED,
      tenant_id: 'secret',
      customer: { ...MODEL_BOOKING_EXTENDED.customer, password_hash: 'secret' },
      financialDetails: {
        ...MODEL_BOOKING_EXTENDED.financialDetails,
        costs: {
          ...MODEL_BOOKING_EXTENDED.financialDetails.costs,
          lines: [{ ...line, booking_id: 'secret' }],
        },
      },
    },
    debug: 'secret',
  };
  expect(JSON.stringify(filter(leaking))).not.toContain('secret');
});

test('null stays null where the contract allows it', () => {
  const draft = { data: { ...MODEL_BOOKING_EXTENDED, customerId: null, customer: null } };
  expect(filter(draft)).toEqual(draft);
});
