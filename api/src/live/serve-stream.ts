import { TEAM_STREAM_PATH } from '@slipway/contract/team';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Member } from '../actor.ts';
import type { Tenant } from '../database/tenant.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Live } from './live.ts';

/** A server takes a connection that is silent for 30 seconds for dead. */
const PING_MS = 15_000;
/** After this the browser comes again, to whichever process answers. */
const LONGEST_MS = 5 * 60_000;

/** Serves what colleagues change as server-sent events: kind and ID, the screen asks for the rest. */
export function serveStream(
  app: Hono<AppEnv>,
  live: Live,
  guards: readonly MiddlewareHandler<AppEnv>[],
): void {
  app.on('get', [TEAM_STREAM_PATH], ...guards, (c) => {
    const { stop, body } = streamOf(live, c.get('tenant'), c.get('caller') as Member);
    c.req.raw.signal.addEventListener('abort', stop);
    return new Response(body, {
      headers: {
        'X-Request-Id': c.get('requestId'),
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // Proxies would collect what is to be sent at once.
        'X-Accel-Buffering': 'no',
      },
    });
  });
}

function streamOf(live: Live, tenant: Tenant, viewer: Member) {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const timers = [
        setInterval(() => send(': still here\n\n'), PING_MS),
        setTimeout(() => end(), LONGEST_MS),
      ];
      let leave = () => {};
      stop = () => {
        for (const timer of timers) clearTimeout(timer);
        leave();
        stop = () => {};
      };
      const end = () => {
        stop();
        controller.close();
      };
      send(': welcome\n\n');
      leave = live.listen(tenant, {
        viewer,
        send: (change) => send(`data: ${JSON.stringify(change)}\n\n`),
        end,
      });
    },
    cancel: () => stop(),
  });
  return { body, stop: () => stop() };
}
