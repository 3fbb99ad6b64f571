import {
  ANSWER_HEADER,
  ERROR_TEXT,
  type ErrorStatus,
  type FieldErrors,
  unknownPathText,
} from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { fieldsForPeople, forPeople } from '@slipway/contract/team';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { isBusy, isLostConnection } from '../database/database-error.ts';
import {
  ForbiddenError,
  NotAcceptableError,
  NotFoundError,
  TooManyAttemptsError,
  UnauthorizedError,
  ValidationError,
} from '../errors.ts';
import { errorFields, type Log } from '../log.ts';
import { loggedPath } from './access-log.ts';
import type { Alert } from './alert.ts';
import { answerJson } from './answer.ts';
import type { AppEnv } from './app-env.ts';

/** 403 is for the team and for customers: a key may do everything that the public API offers. */
type AnyErrorStatus = ErrorStatus | 403;

export type ErrorAnswer = {
  status: AnyErrorStatus;
  body: object;
  /** What the sentence is called, if the error knows. */
  code?: string | undefined;
  retryAfterSeconds?: number;
};

const BUSY_RETRY_SECONDS = 1;
/** A standby takes over within some seconds. */
const AWAY_RETRY_SECONDS = 2;

/** The status and body of each error that a handler can throw. Everything unexpected is a 500. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof ValidationError) return { status: 422, body: { errors: error.errors } };
  if (error instanceof NotFoundError) return { status: 404, body: { error: error.message } };
  if (error instanceof NotAcceptableError) {
    return { status: 406, body: { error: error.message }, code: error.code };
  }
  if (error instanceof UnauthorizedError) return { status: 401, body: { error: error.message } };
  if (error instanceof ForbiddenError) return { status: 403, body: { error: error.message } };
  if (error instanceof TooManyAttemptsError) return tooMany(error.retryAfterSeconds);
  if (isBusy(error)) return tooMany(BUSY_RETRY_SECONDS);
  if (isLostConnection(error)) {
    const body = { error: ERROR_TEXT.notReady };
    return { status: 500, body, retryAfterSeconds: AWAY_RETRY_SECONDS };
  }
  return { status: 500, body: { error: ERROR_TEXT.internal } };
}

function tooMany(retryAfterSeconds: number): ErrorAnswer {
  return { status: 429, body: { error: ERROR_TEXT.tooManyAttempts }, retryAfterSeconds };
}

/** The same for the pages: it names the sentence, so that a page can say it in its language. */
export function pageErrorAnswer(error: unknown): ErrorAnswer {
  const answer = errorAnswer(error);
  if (!('error' in answer.body)) return answer;
  const code = answer.code ?? CODES.get(String(answer.body.error)) ?? null;
  return { ...answer, body: { ...answer.body, code } };
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...ERROR_TEXT, ...PAGE_ERROR_TEXT }).map(([code, sentence]) => [sentence, code]),
);

/** The same for the team, in sentences for people: those of the reference are for programmers. */
export function teamErrorAnswer(error: unknown): ErrorAnswer {
  const answer = errorAnswer(error);
  const { error: sentence, errors } = answer.body as { error?: string; errors?: FieldErrors };
  if (errors) return { ...answer, body: { errors: fieldsForPeople(errors) } };
  const said = { error: forPeople(sentence ?? '') };
  const { code = '' } = answer;
  return { ...answer, body: QUESTIONS.has(code) ? { ...said, code } : said };
}

/** Refusals that are questions: a screen asks them, and sends the same again with the answer. */
const QUESTIONS: ReadonlySet<string> = new Set(['totalBelowZero']);

/** The same as `answerError` for the pages of companies. */
export function answerPageError(log: Log, alert: Alert): ErrorHandler<AppEnv> {
  return answerError(log, alert, pageErrorAnswer);
}

/** Answers a thrown error; an unexpected one is also written to the log and reported. */
export function answerError(log: Log, alert: Alert, answerOf = errorAnswer): ErrorHandler<AppEnv> {
  return (error, c) => {
    const answer = answerOf(error);
    const fields = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
    };
    if (answer.status === 500) {
      log.error('request failed', { ...fields, ...errorFields(error) });
      alert({ ...fields, error: error.message });
    } else if (isBusy(error)) {
      log.warn('request found the database busy', { ...fields, error: error.message });
    }
    return sendError(c, answer);
  };
}

export const answerUnknownPath: NotFoundHandler<AppEnv> = (c) =>
  sendError(c, { status: 404, body: { error: unknownPathText(c.req.method, c.req.path) } });

function sendError(c: Context<AppEnv>, { status, body, retryAfterSeconds }: ErrorAnswer) {
  if (retryAfterSeconds)
    c.get('headers')[ANSWER_HEADER.retryAfter.name] = String(retryAfterSeconds);
  return answerJson(c, status, JSON.stringify(body));
}
