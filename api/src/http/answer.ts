import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Answers with the headers that were set on the way. */
export function answer(c: Context<AppEnv>, status: number, body: string | null): Response {
  return new Response(body, { status, headers: c.get('headers') });
}

/** Answers a text that is JSON. */
export function answerJson(c: Context<AppEnv>, status: number, json: string): Response {
  c.get('headers')['Content-Type'] = 'application/json';
  return answer(c, status, json);
}
