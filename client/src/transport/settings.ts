import { API_URL } from '../facts.generated.ts';
import type { CallOptions, SlipwayOptions } from '../options.ts';

/** How far a call may go before it is given up. */
export interface Limits {
  timeout: number;
  attemptTimeout: number;
  retries: number;
}

export interface Settings extends Limits {
  apiKey: string;
  tenantId: string | undefined;
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

export const DEFAULT_LIMITS: Limits = { timeout: 60_000, attemptTimeout: 20_000, retries: 2 };

function readApiKey(apiKey: string | undefined): string {
  if (!apiKey) {
    throw new TypeError(
      'Slipway needs an API key: new Slipway({ apiKey }). Make one in Settings → Connections → API keys.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(
      'The API key holds a space, a line break or another character that no key has. Copy it again.',
    );
  }
  return apiKey;
}

function readBaseUrl(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:/i.test(baseUrl)) {
    throw new TypeError(`baseUrl must be a web address such as ${API_URL}, not "${baseUrl}".`);
  }
  return baseUrl.replace(/\/+$/, '');
}

/** The limits of one call: what it sets itself, else what is set for all. */
export function readLimits(own: CallOptions, general: Limits): Limits {
  const limits = {
    timeout: own.timeout ?? general.timeout,
    attemptTimeout: own.attemptTimeout ?? general.attemptTimeout,
    retries: own.retries ?? general.retries,
  };
  for (const name of ['timeout', 'attemptTimeout'] as const) {
    if (!(limits[name] > 0))
      throw new TypeError(`${name} must be a number of milliseconds above 0.`);
  }
  if (!Number.isInteger(limits.retries) || limits.retries < 0) {
    throw new TypeError('retries must be a whole number, 0 or more.');
  }
  return limits;
}

/** Checks the options of a client and fills in what is left out. */
export function readSettings(options: SlipwayOptions): Settings {
  return {
    apiKey: readApiKey(options.apiKey),
    tenantId: options.tenantId,
    baseUrl: readBaseUrl(options.baseUrl ?? API_URL),
    ...readLimits(options, DEFAULT_LIMITS),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
}
