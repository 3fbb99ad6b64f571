import {
  API,
  checkBody,
  checkQuery,
  type FieldErrors,
  findErrors,
  type Operation,
  REQUEST_HEADER,
} from '@slipway/contract';
import type { SandboxKeys } from '@slipway/sandbox';
import { queryPairs, type SampleCall } from '../../samples/sample-request.ts';
import { exchangeOf, operationOf } from '../../samples/samples.ts';

/** The keys that a reader can send, by what they are. */
export const KEY_CHOICES = {
  valid: 'Valid key of Heron Bay Boats',
  agency: 'Valid key of two companies',
  otherCompany: 'Key of another company, Kestrel Quay',
  revoked: 'Revoked key',
  none: 'No key',
} as const satisfies Record<keyof SandboxKeys | 'none', string>;

export type KeyChoice = keyof typeof KEY_CHOICES;

/** A request as a reader edits it: everything as text. */
export interface EditedRequest {
  operation: string;
  params: Record<string, string>;
  /** By the names that stand in the address, such as `period[start]`. */
  query: Record<string, string>;
  /** JSON, also while it is not valid; empty where there is no body. */
  body: string;
  key: KeyChoice;
  tenantId: string;
  idempotencyKey: string;
  ifNoneMatch: string;
}

/** The request of a documented exchange. */
export function documentedRequest(operationId: string, example: string): EditedRequest {
  const operation = operationOf(operationId);
  const { params = {}, query = {}, body, idempotencyKey = '' } = exchangeOf(operation, example);
  return {
    operation: operationId,
    params,
    query: Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => queryPairs(name, value)),
    ),
    body: operation.body ? JSON.stringify(body ?? {}, null, 2) : '',
    key: example === 'severalCompanies' ? 'agency' : 'valid',
    tenantId: '',
    idempotencyKey,
    ifNoneMatch: '',
  };
}

/** Where the request goes, without the host. */
export function addressOf({ operation, params, query }: EditedRequest): string {
  const path = operationOf(operation).path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(filled(query));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The request as the sandbox takes it. Throws where the browser refuses a header. */
export function requestOf(edited: EditedRequest, keys: SandboxKeys): Request {
  const { method, body } = operationOf(edited.operation);
  const key = edited.key === 'none' ? '' : keys[edited.key];
  const headers = filled({
    Authorization: key && `Bearer ${key}`,
    'Content-Type': body ? 'application/json' : '',
    [REQUEST_HEADER.tenantId.name]: edited.tenantId,
    [REQUEST_HEADER.idempotencyKey.name]: edited.idempotencyKey,
    [REQUEST_HEADER.ifNoneMatch.name]: edited.ifNoneMatch,
  });
  return new Request(API.url + addressOf(edited), {
    method: method.toUpperCase(),
    headers,
    ...(body && { body: edited.body }),
  });
}

/** What the code samples are made from, or nothing while the body is no JSON. */
export function sampleCallOf(edited: EditedRequest): SampleCall | undefined {
  const { body: schema } = operationOf(edited.operation);
  const body = schema ? parsed(edited.body) : undefined;
  if (schema && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return undefined;
  }
  const { params, query, tenantId, idempotencyKey, ifNoneMatch } = edited;
  return {
    params,
    query: filled(query),
    ...(schema && { body }),
    ...filled({ tenantId, idempotencyKey, ifNoneMatch }),
  };
}

export interface Problems {
  params: FieldErrors;
  query: FieldErrors;
  body: FieldErrors;
}

/** What the contract finds wrong, in the words of the API. */
export function problemsOf(edited: EditedRequest): Problems {
  const operation: Operation = operationOf(edited.operation);
  return {
    params: operation.params ? findErrors(operation.params, edited.params) : {},
    query: errorsOf(checkQuery(operation, new URLSearchParams(filled(edited.query)))),
    body: operation.body ? bodyProblems(operation, edited.body) : {},
  };
}

function bodyProblems(operation: Operation, text: string): FieldErrors {
  try {
    return errorsOf(checkBody(operation, JSON.parse(text)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { body: [`must be valid JSON${placeOf(error.message, text)}`] };
  }
}

/** Browsers tell the place of a mistake as a position or as a line. */
function placeOf(message: string, text: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = position
    ? text.slice(0, Number(position)).split('\n').length
    : /line (\d+)/.exec(message)?.[1];
  return line ? `; see line ${line}` : '';
}

function errorsOf(checked: { ok: true } | { ok: false; errors: FieldErrors }): FieldErrors {
  return checked.ok ? {} : checked.errors;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

const DATE = /\d{4}-\d{2}-\d{2}(?=T\d)/g;

/** The same request with its dates so many weeks later. */
export function movedByWeeks(edited: EditedRequest, weeks: number): EditedRequest {
  const move = (text: string) =>
    text.replace(DATE, (date) => {
      const moved = new Date(`${date}T00:00:00Z`);
      moved.setUTCDate(moved.getUTCDate() + weeks * 7);
      return moved.toISOString().slice(0, 10);
    });
  return {
    ...edited,
    body: move(edited.body),
    query: Object.fromEntries(
      Object.entries(edited.query).map(([name, value]) => [name, move(value)]),
    ),
  };
}
