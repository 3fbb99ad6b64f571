import {
  InternalServerError,
  NotAcceptableError,
  NotFoundError,
  TooManyAttemptsError,
  UnauthorizedError,
  ValidationError,
} from '../errors/answer-errors.ts';
import { SlipwayError } from '../errors/slipway-error.ts';
import { HEADER } from '../facts.generated.ts';
import type { RawAnswer } from './attempt.ts';
import type { RepeatableRequest } from './request.ts';

type Body = { data?: unknown; error?: unknown; errors?: unknown };

const CLASS_OF_STATUS: Record<number, typeof SlipwayError> = {
  401: UnauthorizedError,
  404: NotFoundError,
  406: NotAcceptableError,
};

function bodyOf(text: string): Body {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function errorOf({ status, headers }: RawAnswer, body: Body, request: RepeatableRequest) {
  const details = {
    status,
    requestId: headers.get(HEADER.requestId) ?? undefined,
    idempotencyKey: request.idempotencyKey,
  };
  const text = typeof body.error === 'string' ? body.error : undefined;
  if (status === 422 && typeof body.errors === 'object' && body.errors !== null) {
    return new ValidationError(body.errors as Record<string, string[]>, details);
  }
  if (status === 429) {
    const retryAfter = secondsIn(headers.get(HEADER.retryAfter));
    return new TooManyAttemptsError(text ?? 'Too many requests.', { ...details, retryAfter });
  }
  if (status >= 500) {
    return new InternalServerError(text ?? `The server answered ${status}.`, details);
  }
  const Known = CLASS_OF_STATUS[status];
  if (text !== undefined && Known) return new Known(text, details);
  const { origin } = new URL(request.url);
  return new SlipwayError(
    `What answered at ${origin} with status ${status} is not the Slipway API. Check baseUrl.`,
    details,
  );
}

/** The parsed answer of a call that worked; throws the error of the catalogue otherwise. */
export function answerOf(raw: RawAnswer, request: RepeatableRequest): object {
  const body = bodyOf(raw.text);
  if (raw.status === 200 && body.data !== undefined) return body;
  throw errorOf(raw, body, request);
}
