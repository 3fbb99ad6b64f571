import {
  ABBREVIATION_MAX_LENGTH,
  AVAILABILITY_PERIOD_MAX_DAYS,
  BODY_MAX_BYTES,
  BOOKING_DEFAULTS,
  BOOKING_REFERENCE_LENGTH,
  BOOKING_STATUS,
  COST_TYPE,
  CUSTOMER_TYPE_KIND,
  EMAIL_MAX_LENGTH,
  ERROR_TEXT,
  FAILED_KEYS_PER_MINUTE,
  FIELD_TEXT,
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  MEDIA_TYPE,
  NAME_MAX_LENGTH,
  PAGE_SIZE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_PROVIDER,
  PAYMENT_SOURCE,
  RATE_LIMIT_PER_MINUTE,
  TAX_PERCENTAGE_MAX,
  TAX_PERCENTAGE_MIN,
} from '@slipway/contract';

/** A number of the contract, with the words by which a text speaks of it. */
export interface Limit {
  constant: string;
  /** The number with its unit, as someone would type it. */
  typed: RegExp;
  /** What the passage is about when it means this limit. */
  about: RegExp;
}

function limit(named: Record<string, number>, units: string, about: RegExp): Limit {
  const [[constant, value] = ['', 0]] = Object.entries(named);
  const spelled = [String(value), value.toLocaleString('en'), SPELLED[value]].filter(Boolean);
  return { constant, typed: new RegExp(`\\b(${spelled.join('|')})( |-)(${units})\\b`, 'i'), about };
}

const SPELLED: Record<number, string> = { 4: 'four', 6: 'six', 8: 'eight', 14: 'fourteen' };

export const LIMITS: readonly Limit[] = [
  limit({ AVAILABILITY_PERIOD_MAX_DAYS }, 'days?', /\bAPI\b|per question|availability question/i),
  limit({ PASSWORD_MIN_LENGTH }, 'characters?', /password/i),
  limit({ PASSWORD_MAX_LENGTH }, 'characters?', /password/i),
  limit({ BOOKING_REFERENCE_LENGTH }, 'letters?|digits?|characters?', /reference/i),
  limit({ PAGE_SIZE }, 'items?|records?|results?|bookings?|customers?|per|a page', /\bpages?\b/i),
  limit({ RATE_LIMIT_PER_MINUTE }, 'requests?|calls?', /minute/i),
  limit({ FAILED_KEYS_PER_MINUTE }, 'requests?|attempts?|calls?', /minute/i),
  limit({ IDEMPOTENCY_KEY_HOURS }, 'hours?|h', /idempotency/i),
  limit({ IDEMPOTENCY_KEY_MAX_LENGTH }, 'characters?', /idempotency/i),
  limit({ NAME_MAX_LENGTH }, 'characters?', /\bnames?\b/i),
  limit({ EMAIL_MAX_LENGTH }, 'characters?', /e-mail/i),
  limit({ ABBREVIATION_MAX_LENGTH }, 'characters?|letters?', /abbreviation/i),
  {
    constant: 'TAX_PERCENTAGE_MIN and TAX_PERCENTAGE_MAX',
    typed: new RegExp(`\\b${TAX_PERCENTAGE_MIN}%?( to |–|-)${TAX_PERCENTAGE_MAX}%`),
    about: /\btax\b/i,
  },
  {
    constant: 'BODY_MAX_BYTES',
    typed: new RegExp(`\\b${BODY_MAX_BYTES / 1024} ?(KB|KiB|kilobytes)\\b`, 'i'),
    about: /./,
  },
];

/** How a text that speaks of a field says what it is when nobody sends it. */
export const DEFAULTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(BOOKING_DEFAULTS).map(([field, value]) => [
    field,
    new RegExp(`\\b(default|left out|out, so|leaves? it out)\\b[^.]*\\b${value}\\b`, 'i'),
  ]),
);

/** Sentences of errors by constant. Those of a word or two are ordinary English. */
export const ERROR_SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ERROR_TEXT, FIELD_TEXT })
    .flatMap(([constant, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${constant}.${key}`, text] as const),
    )
    .filter(([, text]) => text.split(' ').length > 4),
);

const ENUMS = {
  BOOKING_STATUS,
  COST_TYPE,
  CUSTOMER_TYPE_KIND,
  MEDIA_TYPE,
  PAYMENT_PROVIDER,
  PAYMENT_SOURCE,
};

/** The enumerations that have a value, by the value. */
export const ENUMS_BY_VALUE: ReadonlyMap<string, string> = new Map(
  Object.entries(ENUMS).flatMap(([name, meanings]) =>
    Object.keys(meanings).map((value) => [value, name] as const),
  ),
);
