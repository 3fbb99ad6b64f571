import {
  BODY_MAX_BYTES,
  type Checked,
  checkBody,
  checkQuery,
  FIELD_TEXT,
  findErrors,
  type Operation,
} from '@slipway/contract';
import type { Context, HonoRequest } from 'hono';
import { NotFoundError, ValidationError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/** What the things of an operation group are called in 'There is no … with the ID …'. */
const KIND: Readonly<Record<string, string>> = {
  docks: 'dock',
  'boat-models': 'boat model',
  customers: 'customer',
  bookings: 'booking',
  members: 'member',
  invitations: 'invitation',
  roles: 'role',
  sessions: 'session',
  'api-keys': 'API key',
};

/** A request whose parts fit what the operation asks for. */
export type CheckedParts = { params: Record<string, string>; query: unknown; body: unknown };

/** Reads path, query and body, and throws the error that says what is wrong with them. */
export async function checkRequest(
  c: Context<AppEnv>,
  operation: Operation,
  url: URL,
): Promise<CheckedParts> {
  const params = c.req.param() as Record<string, string>;
  if (operation.params && Object.keys(findErrors(operation.params, params)).length > 0) {
    throw new NotFoundError(KIND[operation.tag] ?? operation.tag, params.id ?? '');
  }
  return {
    params,
    query: valid(checkQuery(operation, url.searchParams)),
    body: operation.body ? valid(checkBody(operation, await readJsonBody(c.req))) : undefined,
  };
}

function valid<Value>(checked: Checked<Value>): Value {
  if (checked.ok) return checked.value;
  throw new ValidationError(checked.errors);
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The JSON value of a request's body; a body that is none is a validation error of `body`. */
async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (!JSON_TYPE.test(request.header('Content-Type') ?? '')) {
    throw bodyError(FIELD_TEXT.wrongContentType);
  }
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw bodyError(FIELD_TEXT.malformedJson);
  }
}

/** The body of a request that is no JSON, as text. */
export async function readText(request: HonoRequest): Promise<string> {
  return decoded(await readBytes(request));
}

/** A lenient decoder would replace what it cannot read, and the replacement would be stored. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bodyError(FIELD_TEXT.malformedUtf8);
  }
}

/** A body of known length is read in one go; one that comes in chunks is counted while it comes. */
async function readBytes(request: HonoRequest): Promise<Uint8Array> {
  const length = request.header('Content-Length');
  if (length === undefined) return readChunks(request.raw.body);
  if (Number(length) > BODY_MAX_BYTES) throw bodyError(FIELD_TEXT.bodyTooLarge);
  const buffer = await request.arrayBuffer().catch(() => {
    throw bodyError(FIELD_TEXT.malformedJson);
  });
  return new Uint8Array(buffer);
}

async function readChunks(body: Request['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_MAX_BYTES) throw bodyError(FIELD_TEXT.bodyTooLarge);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.byteLength;
  }
  return bytes;
}

function bodyError(message: string): ValidationError {
  return new ValidationError({ body: [message] });
}
