import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { PageFile } from '../ports/page-files.ts';
import { fileHeaders } from './page-headers.ts';

/** Answers with a file, compressed when the browser understands it. */
export function sendFile(c: Context<AppEnv>, { type, body, encoded }: PageFile): Response {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find(
    (name) => encoded[name] && new RegExp(`\\b${name}\\b`).test(accepted),
  );
  return new Response(encoding ? encoded[encoding] : body, {
    headers: {
      'X-Request-Id': c.get('requestId'),
      ...fileHeaders(c.req.path),
      'Content-Type': type,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}
