import type { FramedAnswer, FrameSays } from './messages.ts';

type Settle = (answer: FramedAnswer['answer']) => void;

/** A fetch whose requests the page around the frame answers. Nothing goes over the network. */
export function portFetch(port: MessagePort): typeof fetch {
  const waiting = new Map<number, Settle>();
  let lastId = 0;
  port.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FramedAnswer>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, (answer) => {
        if (!answer) return reject(new TypeError('The page around the frame gave no answer.'));
        const { status, headers, body } = answer;
        resolve(new Response(status === 304 ? null : body, { status, headers }));
      });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      port.postMessage({
        kind: 'request',
        id,
        path: String(address),
        method,
        headers: [...new Headers(headers)],
        body: typeof body === 'string' ? body : null,
      } satisfies FrameSays);
    });
}
