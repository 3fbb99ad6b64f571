import { EXAMPLE_ID } from './examples/ids.ts';
import {
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  RATE_LIMIT_PER_MINUTE,
} from './limits.ts';

interface Header {
  name: string;
  description: string;
  example: string;
}

/** Headers that a caller may send. */
export const REQUEST_HEADER = {
  tenantId: {
    name: 'X-Tenant-Id',
    description:
      'ID of the company to work for, when the key has several. Without it, the primary company of the key is used.',
    example: EXAMPLE_ID.heronBay,
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    description: `A text of your own, 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters, new for each thing you want done. A repeated request with the same key within ${IDEMPOTENCY_KEY_HOURS} hours gets the first answer again and does nothing.`,
    example: 'order-20250602-0417',
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    description:
      'The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.',
    example: '"3f1a9c0b7d2e4f68"',
  },
} as const satisfies Record<string, Header>;

/** Headers that the API answers. */
export const ANSWER_HEADER = {
  requestId: {
    name: 'X-Request-Id',
    description: 'ID of this request; name it when you contact support.',
    example: '6a7c2b90-4b1e-4f0e-8a55-6d8f4b0c2c11',
  },
  rateLimit: {
    name: 'RateLimit',
    description: 'Requests left (`r`) and seconds until the count starts anew (`t`).',
    example: `"default";r=${RATE_LIMIT_PER_MINUTE - 1};t=60`,
  },
  rateLimitPolicy: {
    name: 'RateLimit-Policy',
    description: 'Requests allowed (`q`) in a window of so many seconds (`w`).',
    example: `"default";q=${RATE_LIMIT_PER_MINUTE};w=60`,
  },
  retryAfter: {
    name: 'Retry-After',
    description: 'Seconds to wait before the next request.',
    example: '17',
  },
  etag: {
    name: 'ETag',
    description: 'A mark of this state of the answer; send it back as `If-None-Match`.',
    example: '"3f1a9c0b7d2e4f68"',
  },
  idempotencyReplayed: {
    name: 'Idempotency-Replayed',
    description: '`true` when this is the answer to an earlier request with the same key.',
    example: 'true',
  },
  deprecation: {
    name: 'Deprecation',
    description: 'Since when the operation is deprecated, as a Unix time (RFC 9745).',
    example: '@1717113600',
  },
  sunset: {
    name: 'Sunset',
    description: 'From when the operation may stop working (RFC 8594).',
    example: 'Mon, 31 May 2027 00:00:00 GMT',
  },
  link: {
    name: 'Link',
    description: 'Where the operation that replaces this one is.',
    example: '</v1/tax-rates>; rel="successor-version"',
  },
} as const satisfies Record<string, Header>;

export type AnswerHeader = keyof typeof ANSWER_HEADER;
