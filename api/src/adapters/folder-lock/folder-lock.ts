import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import {
  isProcessIdentity,
  type ProcessIdentity,
  stateOf,
  thisProcess,
} from './process-identity.ts';

const LOCK_FILE = 'slipway.lock';
const ATTEMPTS = 40;
const PAUSE_MS = 50;
const ABANDONED_GUARD_MS = 10_000;

export type FolderLock = { release(): void };

/**
 * Makes this process the only one that uses `folder`. The lock of a process that is gone is taken
 * over; that of a process on another host only with `takeOverOtherHosts`, as nobody here can tell
 * whether it still runs.
 */
export async function lockFolder(folder: string, takeOverOtherHosts: boolean): Promise<FolderLock> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify(thisProcess());
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (linkNewFile(path, mine)) return releasing(path, mine);
    const found = readIfThere(path);
    if (found === undefined) continue;
    refuseIfHeld(folder, ownerOf(path, found), takeOverOtherHosts);
    if (replaceDeadLock(path, found, mine)) return releasing(path, mine);
    await sleep(PAUSE_MS);
  }
  throw new StartError(`The data folder ${folder} is busy: try again in a few seconds.`);
}

function ownerOf(path: string, content: string): ProcessIdentity {
  const owner = jsonOf(content);
  if (isProcessIdentity(owner)) return owner;
  throw new StartError(`${path} is not a lock of Slipway: delete it if nothing uses the folder.`);
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function refuseIfHeld(folder: string, owner: ProcessIdentity, takeOverOtherHosts: boolean): void {
  const state = stateOf(owner);
  if (state === 'running') {
    throw new StartError(
      `The data folder ${folder} is in use by process ${owner.pid}: stop it, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  }
  if (state === 'unknown' && !takeOverOtherHosts) {
    throw new StartError(
      `The data folder ${folder} is locked by process ${owner.pid} on host ${owner.host}: if that one is gone, start once with DATA_LOCK=takeover.`,
    );
  }
}

/** A hard link to a finished file appears as a whole or not at all, and never over another. */
function linkNewFile(path: string, content: string): boolean {
  const draft = writeDraft(path, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Of several processes that find the same dead lock, the one that makes the guard replaces it. */
function replaceDeadLock(path: string, dead: string, mine: string): boolean {
  const guard = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  if (!linkNewFile(guard, mine)) {
    removeIfAbandoned(guard);
    return false;
  }
  try {
    if (readIfThere(path) !== dead) return false;
    renameSync(writeDraft(path, mine), path);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

function removeIfAbandoned(guard: string): void {
  const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs;
  if (made && Date.now() - made > ABANDONED_GUARD_MS) rmSync(guard, { force: true });
}

function writeDraft(path: string, content: string): string {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  return draft;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function releasing(path: string, mine: string): FolderLock {
  return {
    release() {
      if (readIfThere(path) === mine) rmSync(path, { force: true });
    },
  };
}
