import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useFacts } from '../../api/facts.ts';
import { useSessionState } from '../../api/session.ts';
import { BEGINNING, hearChanges } from './one-stream.ts';

export type LiveWay = 'stream' | 'poll';

const POLL_MS = 5_000;
/** Changes that come together are asked for together. */
const GATHER_MS = 60;

const isMoving = (query: Query) => query.meta?.still !== true;

/** Asks again what is on the screen as soon as a colleague has changed something. */
export function LiveProvider({
  fetch,
  way,
  children,
}: {
  fetch: typeof globalThis.fetch;
  way: LiveWay;
  children: ReactNode;
}) {
  const queries = useQueryClient();
  const { id: company } = useFacts().company;
  // The stream ends with the session, and is opened again with the next one.
  const { renewed } = useSessionState();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has a stream of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      timer = undefined;
      void queries.invalidateQueries({ predicate: isMoving });
    };
    if (way === 'poll') {
      const polling = setInterval(askAgain, POLL_MS);
      return () => clearInterval(polling);
    }
    const mounted = Date.now();
    const isEarly = (query: Query) =>
      isMoving(query) && query.state.dataUpdatedAt >= mounted && query.state.fetchStatus === 'idle';
    const leave = hearChanges(fetch, company, ({ kind }) => {
      // What is still on its way will tell what is true; only earlier answers may be old.
      if (kind === BEGINNING.kind) void queries.invalidateQueries({ predicate: isEarly });
      else timer ??= setTimeout(askAgain, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [fetch, way, company, queries, renewed]);

  return children;
}
