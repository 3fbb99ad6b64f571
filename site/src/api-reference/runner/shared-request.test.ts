import { describe, expect, test } from 'vitest';
import type { EditedRequest } from './request.ts';
import { requestIn } from './shared-request.ts';

const request: EditedRequest = {
  operation: 'createBooking',
  params: {},
  query: {},
  body: '{"boats": 1}',
  key: 'valid',
  tenantId: '',
  idempotencyKey: '',
  ifNoneMatch: '',
};

function linkWith(changes: object): string {
  return `#run=${Buffer.from(JSON.stringify({ ...request, ...changes })).toString('base64url')}`;
}

describe('a link that carries a request', () => {
  test('opens with what it carries, also while its body is no JSON yet', () => {
    expect(requestIn(linkWith({}))).toEqual(request);
    expect(requestIn(linkWith({ body: '{"boats": ' }))?.body).toBe('{"boats": ');
  });

  test.each([
    ['a body nested 7,000 deep', { body: '['.repeat(7_000) + ']'.repeat(7_000) }],
    ['an operation that does not exist', { operation: 'toString' }],
    ['a body that is no text', { body: { boats: 1 } }],
  ])('is passed over with %s', (_, changes) => {
    expect(requestIn(linkWith(changes))).toBeUndefined();
  });
});
