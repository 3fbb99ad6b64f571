import type { Asked, CallKind, Calls, SentAnswer, SentRequest, Told } from './messages.ts';
import {
  type ObservedAnswer,
  type Progress,
  type Sandbox,
  SandboxError,
  type SandboxManifest,
} from './sandbox.ts';

type Pending = { resolve: (given: never) => void; reject: (error: Error) => void };

/** What the reader downloads before the first answer. */
export function downloadBytes(manifest: SandboxManifest): number {
  return filesOf(manifest).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
}

function filesOf({ worker, postgres, postgresFiles, world }: SandboxManifest) {
  return [worker, postgres, postgresFiles, world];
}

/** Starts the worker and resolves when the API answers. */
export async function openSandbox(
  manifest: SandboxManifest,
  onProgress: (progress: Progress) => void,
): Promise<Sandbox> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') {
    throw new SandboxError('unsupported', 'This browser has no WebAssembly or no workers.');
  }
  const totalBytes = downloadBytes(manifest);
  const worker = new Worker(manifest.worker.path, { type: 'module', name: 'slipway-sandbox' });
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const failEverything = (error: SandboxError) => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
    if (told.kind === 'progress') {
      onProgress({ loadedBytes: manifest.worker.brotliBytes + told.loadedBytes, totalBytes });
      return;
    }
    const waiting = pending.get(told.id);
    pending.delete(told.id);
    if (told.kind === 'given') waiting?.resolve(told.given as never);
    else waiting?.reject(new SandboxError(told.reason, told.message));
  });
  // Without a message it is the script itself that could not be loaded.
  worker.addEventListener('error', ({ message }) => {
    failEverything(new SandboxError(message ? 'broken' : 'download', message ?? ''));
  });

  function ask<Kind extends CallKind>(
    kind: Kind,
    asked: Calls[Kind]['asked'],
    transfer: Transferable[] = [],
  ): Promise<Calls[Kind]['given']> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, kind, asked } as Asked, transfer);
    });
  }

  const send = async (request: Request, how: How): Promise<ObservedAnswer> => {
    const sent = await toSend(request, how);
    const answer = await ask('fetch', sent, sent.body ? [sent.body] : []);
    const { milliseconds, effects } = answer;
    return { response: responseOf(answer), milliseconds, effects };
  };

  onProgress({ loadedBytes: 0, totalBytes });
  try {
    await ask('open', manifest);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    keys: manifest.keys,
    observe: (request) => send(request, { isObserved: true, memberId: null }),
    fetch: async (request) => (await send(request, UNOBSERVED)).response,
    fetchAs: async (memberId, request) =>
      (await send(request, { ...UNOBSERVED, memberId })).response,
    mails: () => ask('mails', null),
    reset: async () => void (await ask('reset', null)),
    clock: (mode) => ask('clock', mode ?? null),
    close() {
      worker.terminate();
      failEverything(new SandboxError('broken', 'The sandbox was closed.'));
    },
  };
}

type How = Pick<SentRequest, 'isObserved' | 'memberId'>;

const UNOBSERVED: How = { isObserved: false, memberId: null };

async function toSend(request: Request, how: How): Promise<SentRequest> {
  const { url, method, headers } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  return { url, method, headers: [...headers], body, ...how };
}

/** A browser allows no body with 304, not even an empty one. */
function responseOf({ status, headers, body }: SentAnswer): Response {
  return new Response(status === 304 ? null : body, { status, headers });
}
