import { API, type Exchange, type Operation, REQUEST_HEADER } from '@slipway/contract';

/** What a reader puts their own key in the place of. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

/** What is sent: the request of an exchange, and what a reader may add to it. */
export interface SampleCall extends Pick<Exchange, 'params' | 'query' | 'body' | 'idempotencyKey'> {
  tenantId?: string;
  ifNoneMatch?: string;
}

/** A request as every language needs to know it. */
export interface SampleRequest {
  operation: Operation;
  call: SampleCall;
  method: 'GET' | 'POST';
  /** The address without the query. */
  url: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: Record<string, unknown> | undefined;
}

export function sampleRequest(operation: Operation, call: SampleCall): SampleRequest {
  const { params = {}, query = {}, body, tenantId, idempotencyKey, ifNoneMatch } = call;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const optional: [name: string, value: string | undefined][] = [
    ['Content-Type', body === undefined ? undefined : 'application/json'],
    [REQUEST_HEADER.tenantId.name, tenantId],
    [REQUEST_HEADER.idempotencyKey.name, idempotencyKey],
    [REQUEST_HEADER.ifNoneMatch.name, ifNoneMatch],
  ];
  return {
    operation,
    call,
    method: operation.method === 'get' ? 'GET' : 'POST',
    url: API.url + path,
    query: Object.entries(query).flatMap(([name, value]) => queryPairs(name, value)),
    headers: [
      ['Authorization', `Bearer ${KEY_PLACEHOLDER}`],
      ...optional.filter((header): header is [string, string] => Boolean(header[1])),
    ],
    body: body as SampleRequest['body'],
  };
}

export function queryPairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return [[name, value.join(',')]];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([part, inner]) => [`${name}[${part}]`, String(inner)]);
}
