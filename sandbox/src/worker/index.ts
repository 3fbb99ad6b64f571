import type { Asked, SentAnswer, SentRequest, Told } from '../page/messages.ts';
import { type FailureReason, SandboxError, type SandboxManifest } from '../page/sandbox.ts';
import { loadFiles } from './load-files.ts';
import { WorkerSandbox } from './sandbox.ts';

const tell = (told: Told, transfer: Transferable[] = []) => self.postMessage(told, { transfer });

let opened: Promise<WorkerSandbox> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that what a call changed is not mixed up with what another one did. */
self.addEventListener('message', ({ data: asked }: MessageEvent<Asked>) => {
  last = last.then(() => answer(asked));
});

async function answer(asked: Asked): Promise<void> {
  try {
    const given = await work(asked);
    tell({ kind: 'given', id: asked.id, given }, isAnswer(given) ? [given.body] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', id: asked.id, reason: reasonOf(error), message });
  }
}

async function work({ kind, asked }: Asked): Promise<unknown> {
  if (kind === 'open') {
    opened = open(asked);
    await opened;
    return null;
  }
  const sandbox = await opened;
  if (!sandbox) throw new Error('The sandbox was not opened.');
  if (kind === 'fetch') return observe(sandbox, asked);
  if (kind === 'clock') return sandbox.clock(asked);
  if (kind === 'mails') return sandbox.mails();
  await sandbox.reset();
  return null;
}

async function open(manifest: SandboxManifest): Promise<WorkerSandbox> {
  const files = await loadFiles(manifest, (loadedBytes) => tell({ kind: 'progress', loadedBytes }));
  const sandbox = new WorkerSandbox(files, manifest);
  await sandbox.reset();
  return sandbox;
}

async function observe(sandbox: WorkerSandbox, sent: SentRequest): Promise<SentAnswer> {
  const { url, isObserved, memberId, ...init } = sent;
  const { response, milliseconds, effects } = await sandbox.send(new Request(url, init), {
    isObserved,
    memberId,
  });
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
    milliseconds,
    effects,
  };
}

function isAnswer(given: unknown): given is SentAnswer {
  return typeof given === 'object' && given !== null && 'body' in given;
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof SandboxError) return error.reason;
  return error instanceof RangeError ? 'memory' : 'broken';
}
