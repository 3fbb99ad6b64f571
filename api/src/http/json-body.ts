import { BODY_MAX_BYTES, FIELD_TEXT } from '@slipway/contract';
import type { HonoRequest } from 'hono';
import { ValidationError } from '../errors.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The JSON value of a request's body; a body that is none is a validation error of `body`. */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
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

/** A body of known length is read in one go; one that comes in chunks is counted while it comes. */
async function readText(request: HonoRequest): Promise<string> {
  const length = request.header('Content-Length');
  if (length === undefined) return readChunks(request.raw.body);
  if (Number(length) > BODY_MAX_BYTES) throw bodyError(FIELD_TEXT.bodyTooLarge);
  return request.text().catch(() => {
    throw bodyError(FIELD_TEXT.malformedJson);
  });
}

async function readChunks(body: Request['body']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) throw bodyError(FIELD_TEXT.bodyTooLarge);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function bodyError(message: string): ValidationError {
  return new ValidationError({ body: [message] });
}
