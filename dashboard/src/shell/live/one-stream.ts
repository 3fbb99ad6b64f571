import { type LiveChange, readStream } from './read-stream.ts';

const NAME = 'slipway-live';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

type Heard = (change: LiveChange) => void;

/** Told when nobody listened for a while: anything may have changed. */
const EVERYTHING: LiveChange = { kind: 'everything', id: null };

/** Told to the tab that has just begun to listen: what it asked before may have changed since. */
export const BEGINNING: LiveChange = { kind: 'beginning', id: null };

/**
 * Hears of changes through one stream per browser: the tab that holds the lock reads it and tells the
 * others. A browser allows six connections to a host, and seven tabs would hang.
 */
export function hearChanges(fetchIt: typeof fetch, company: string, heard: Heard): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // Whoever signs in to another company in the same browser listens to that one.
  const name = `${NAME} ${company}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => heard(data);
  const tell: Heard = (change) => {
    heard(change);
    channel.postMessage(change);
  };
  // The other tabs heard nothing since the one that listened for them was closed.
  const begin = () => {
    heard(BEGINNING);
    channel.postMessage(EVERYTHING);
  };
  const read = () => keepReading(fetchIt, signal, { tell, begin });
  // Only pages from https and localhost have locks; elsewhere each tab reads for itself.
  const reading = navigator.locks ? navigator.locks.request(name, { signal }, read) : read();
  reading.catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}

/**
 * Opens the stream again whenever it ends, after a pause that grows while that fails. Where it never
 * opens, behind some proxies, everything is asked again after each pause.
 */
async function keepReading(
  fetchIt: typeof fetch,
  signal: AbortSignal,
  { tell, begin }: { tell: Heard; begin: () => void },
) {
  let pause = FIRST_PAUSE_MS;
  let wasOpen = false;
  while (!signal.aborted) {
    let isOpen = false;
    const onOpen = () => {
      isOpen = true;
      pause = FIRST_PAUSE_MS;
      if (wasOpen) tell(EVERYTHING);
      else begin();
      wasOpen = true;
    };
    try {
      const again = await readStream({ fetch: fetchIt, signal, onOpen, onChange: tell });
      if (!again) {
        tell(EVERYTHING);
        return;
      }
    } catch {
      // The connection was lost.
    }
    await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (!isOpen && !signal.aborted) tell(EVERYTHING);
  }
}
