import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** An answer with the headers that were set on the way. */
export function answer(c: Context<AppEnv>, status: number, body: string | null): Response {
  return new Response(body, { status, headers: c.get('headers') });
}

/** An answer whose body is JSON already. */
export function answerJson(c: Context<AppEnv>, status: number, json: string): Response {
  c.get('headers')['Content-Type'] = 'application/json';
  return answer(c, status, json);
}
