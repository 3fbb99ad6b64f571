import { API, type Exchange, type Operation } from '@slipway/contract';

/** What a reader puts their own key in the place of. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

/** A request as every language needs to know it. */
export interface SampleRequest {
  operation: Operation;
  exchange: Exchange;
  method: 'GET' | 'POST';
  /** The address without the query. */
  url: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: Record<string, unknown> | undefined;
}

export function sampleRequest(operation: Operation, exchange: Exchange): SampleRequest {
  const { params = {}, query = {}, body, idempotencyKey } = exchange;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  return {
    operation,
    exchange,
    method: operation.method === 'get' ? 'GET' : 'POST',
    url: API.url + path,
    query: Object.entries(query).flatMap(([name, value]) => queryPairs(name, value)),
    headers: [
      ['Authorization', `Bearer ${KEY_PLACEHOLDER}`],
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
      ...(idempotencyKey ? [['Idempotency-Key', idempotencyKey] as [string, string]] : []),
    ],
    body: body as SampleRequest['body'],
  };
}

function queryPairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return [[name, value.join(',')]];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([part, inner]) => [`${name}[${part}]`, String(inner)]);
}
