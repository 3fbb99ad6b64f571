import { useSyncExternalStore } from 'react';

/** Reception may also come back without the browser noticing. */
const PAUSE_MS = 3_000;

let isLost = false;
const listeners = new Set<() => void>();

function setLost(): void {
  isLost = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a screen waits for reception before it can be loaded. */
export function useLostReception(): boolean {
  return useSyncExternalStore(subscribe, () => isLost);
}

/** Calls something whenever reception may be back; returns what ends it. */
export function whenReceptionMayBeBack(run: () => void): () => void {
  const timer = setInterval(run, PAUSE_MS);
  window.addEventListener('online', run);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', run);
  };
}

/**
 * Loads the code of a screen. Without reception it waits, and begins the page anew once there is some:
 * a browser asks for neither code nor styles again that it could not load. Throws when the code is gone.
 */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load().catch(load);
  } catch (error) {
    // With reception it was a file of an older version, which nobody has any more.
    if (await hasReception()) throw error;
    setLost();
    do await mayBeBack();
    while (!(await hasReception()));
    location.reload();
    return new Promise(() => {});
  }
}

function hasReception(): Promise<boolean> {
  return fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function mayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = whenReceptionMayBeBack(() => {
      end();
      resolve();
    });
  });
}
