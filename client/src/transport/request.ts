import { HEADER } from '../facts.generated.ts';
import type { WriteOptions } from '../options.ts';
import { addressOf } from './address.ts';
import type { Settings } from './settings.ts';

/** A request that can be sent any number of times and means the same thing each time. */
export interface RepeatableRequest {
  /** Method and path, for messages. */
  name: string;
  url: string;
  init: RequestInit;
  idempotencyKey: string | undefined;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

export function repeatableRequest(
  settings: Settings,
  operation: string,
  { params, query, body }: AnyInput,
  options: WriteOptions,
): RepeatableRequest {
  const [method = '', template = ''] = operation.split(' ');
  const headers = new Headers({
    Accept: 'application/json',
    Authorization: `Bearer ${settings.apiKey}`,
  });
  const tenantId = options.tenantId ?? settings.tenantId;
  if (tenantId !== undefined) headers.set(HEADER.tenantId, tenantId);
  const isWrite = method === 'POST';
  const idempotencyKey = isWrite ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  if (idempotencyKey !== undefined) headers.set(HEADER.idempotencyKey, idempotencyKey);
  if (isWrite) headers.set('Content-Type', 'application/json');
  return {
    name: operation,
    url: settings.baseUrl + addressOf(template, params, query),
    // A redirect would turn a POST into a GET without a word.
    init: { method, headers, redirect: 'error', ...(isWrite && { body: JSON.stringify(body) }) },
    idempotencyKey,
  };
}
