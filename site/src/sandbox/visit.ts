import manifest from '@generated/slipway-sandbox/default/manifest.json';
import {
  type ClockMode,
  downloadBytes,
  type FailureReason,
  openSandbox,
  type Progress,
  type Sandbox,
  type SandboxClock,
  SandboxError,
  type SandboxMail,
} from '@slipway/sandbox';
import { useSyncExternalStore } from 'react';
import type { EditedRequest } from '../api-reference/runner/request.ts';

export type SandboxState =
  | { is: 'closed' }
  | { is: 'loading'; progress: Progress }
  | { is: 'open' }
  | { is: 'failed'; reason: FailureReason };

interface PastCall {
  number: number;
  request: EditedRequest;
  status: number;
  milliseconds: number;
}

interface Visit {
  sandbox: SandboxState;
  clock: SandboxClock;
  history: readonly PastCall[];
  mails: readonly SandboxMail[];
  /** Another tab has a sandbox too. */
  hasOtherTab: boolean;
  /** Counts the worlds of this visit, so that what was read from an old one can be read again. */
  world: number;
  /** IDs that the steps of the quickstart hand on. */
  handedOn: Record<string, string>;
}

const documented: SandboxClock = {
  mode: 'documented',
  now: manifest.documentedMoment,
  weeks: 0,
};

let visit: Visit = {
  sandbox: { is: 'closed' },
  clock: documented,
  history: [],
  mails: [],
  hasOtherTab: false,
  world: 0,
  handedOn: {},
};
const listeners = new Set<() => void>();
let opened: Promise<Sandbox> | undefined;

function change(changes: Partial<Visit>): void {
  visit = { ...visit, ...changes };
  for (const listener of listeners) listener();
}

export function currentVisit(): Visit {
  return visit;
}

/** What has happened since the page was loaded. It outlives the pages of the visit. */
export function useVisit(): Visit {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visit,
    () => visit,
  );
}

export const SANDBOX_BYTES = downloadBytes(manifest);

export const TIME_ZONE = manifest.timeZone;

/** The sandbox of this visit, which is started when it is first asked for. */
export function sandboxOfVisit(): Promise<Sandbox> {
  opened ??= start();
  return opened;
}

async function start(): Promise<Sandbox> {
  change({ sandbox: { is: 'loading', progress: { loadedBytes: 0, totalBytes: SANDBOX_BYTES } } });
  void noticeOtherTab();
  try {
    const sandbox = await openSandbox(manifest, (progress) =>
      change({ sandbox: { is: 'loading', progress } }),
    );
    change({ sandbox: { is: 'open' }, world: visit.world + 1 });
    return sandbox;
  } catch (error) {
    opened = undefined;
    const reason = error instanceof SandboxError ? error.reason : 'broken';
    change({ sandbox: { is: 'failed', reason } });
    throw error;
  }
}

/** The first tab holds a lock for as long as it is open; it costs the others nothing but a note. */
async function noticeOtherTab(): Promise<void> {
  await navigator.locks
    ?.request('slipway-sandbox', { ifAvailable: true }, (lock) => {
      if (!lock) change({ hasOtherTab: true });
      return lock ? new Promise(() => {}) : undefined;
    })
    .catch(() => {});
}

/** Remembers a call of this visit, with the e-mails that it made. */
export function noteCall(call: Omit<PastCall, 'number'>, mails: readonly SandboxMail[]): void {
  const past = { ...call, number: visit.history.length + 1 };
  change({ history: [...visit.history, past], mails: [...visit.mails, ...mails] });
}

/** Gives the first world back. */
export async function resetWorld(): Promise<void> {
  await (await sandboxOfVisit()).reset();
  change({ world: visit.world + 1, mails: [], handedOn: {} });
}

/** Sets the clock; the world is then as at first, at that time. */
export async function setClock(mode: ClockMode): Promise<SandboxClock> {
  const clock = await (await sandboxOfVisit()).clock(mode);
  change({ clock, world: visit.world + 1, mails: [], handedOn: {} });
  return clock;
}

export function handOn(ids: Record<string, string>): void {
  change({ handedOn: { ...visit.handedOn, ...ids } });
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether a download of some megabytes should be asked for first. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return false;
  const { saveData, effectiveType = '4g', type } = connection;
  return saveData === true || type === 'cellular' || effectiveType !== '4g';
}
