import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ApiError } from '../../app/api-error.ts';
import { useCall } from '../../app/ask.ts';
import type { Answer, Input } from '../../app/call.ts';
import { useFacts } from '../../app/facts.ts';
import {
  readWaiting,
  type StepInput,
  type Waiting,
  type WaitingId,
  writeWaiting,
} from './waiting.ts';

/** What became of something that was done: Slipway has it, or it waits for reception. */
type Outcome<Id extends WaitingId> = { sent: Answer<Id> } | 'waits';

interface Queue {
  /** What Slipway does not know of yet, in the order in which it was done. */
  waiting: readonly Waiting[];
  /** Whether the last thing that was tried found no network. */
  offline: boolean;
  /** Does something: at once, or as soon as there is reception. Throws when Slipway refuses it. */
  perform<Id extends WaitingId>(id: Id, input: Input<Id>, what: string): Promise<Outcome<Id>>;
  /** Gives up something that was refused. */
  drop(key: string): void;
  sendNow(): void;
}

const QueueContext = createContext<Queue | null>(null);

export function useQueue(): Queue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('Nothing can wait here.');
  return queue;
}

const RETRY_MS = 5_000;
/** Reception may come back at any moment; whatever else is wrong, a person has to decide. */
const PASSING: readonly string[] = ['network', 'server', 'tooMany', 'signedOut'];

type QueueProviderProps = { storage: Storage | null; children: ReactNode };

/** Sends what was done on this device one by one, each under its own key, until Slipway has it. */
export function QueueProvider({ storage, children }: QueueProviderProps) {
  const call = useCall();
  const queries = useQueryClient();
  const { me, company } = useFacts();
  const owner = `${company.slug}.${me.id}`;
  const [waiting, setWaiting] = useState(() => readWaiting(storage, owner));
  const [offline, setOffline] = useState(false);
  const latest = useRef(waiting);
  const running = useRef(false);
  /** When each booking was last changed, by our own steps. */
  const versions = useRef(new Map<string, string>());

  const keep = useCallback(
    (entries: readonly Waiting[]) => {
      latest.current = [...entries];
      writeWaiting(storage, owner, entries);
      setWaiting(latest.current);
    },
    [storage, owner],
  );
  const replace = useCallback(
    (key: string, change: Partial<Waiting>) =>
      keep(latest.current.map((entry) => (entry.key === key ? { ...entry, ...change } : entry))),
    [keep],
  );
  const drop = useCallback(
    (key: string) => keep(latest.current.filter((entry) => entry.key !== key)),
    [keep],
  );

  /** Sends one entry; it leaves the queue when Slipway has it. */
  const send = useCallback(
    async (key: string) => {
      const found = latest.current.find((entry) => entry.key === key);
      if (!found) throw new Error('It has been sent already.');
      const entry = found.sent ? found : { ...found, input: upToDate(found, versions.current) };
      replace(key, { input: entry.input, sent: true });
      try {
        const answer = await call(entry.id, entry.input as never, { idempotencyKey: key });
        noteVersion(answer, versions.current);
        setOffline(false);
        drop(key);
        void queries.invalidateQueries();
        return answer;
      } catch (error) {
        setOffline((error as ApiError).failure === 'network');
        throw error;
      }
    },
    [call, queries, replace, drop],
  );

  const sendAll = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      for (const { key, refusal } of [...latest.current]) {
        if (refusal !== null) continue;
        try {
          await send(key);
        } catch (error) {
          const { failure, message } = error as ApiError;
          if (PASSING.includes(failure)) break;
          replace(key, { refusal: message });
          void queries.invalidateQueries();
        }
      }
    } finally {
      running.current = false;
    }
  }, [send, replace, queries]);

  const isWaiting = waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void sendAll(), RETRY_MS);
    const online = () => void sendAll();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [isWaiting, sendAll]);
  useEffect(() => {
    if (latest.current.length > 0) void sendAll();
  }, [sendAll]);

  const queue = useMemo<Queue>(
    () => ({
      waiting,
      offline,
      drop,
      sendNow: () => void sendAll(),
      perform: async (id, input, what) => {
        const key = crypto.randomUUID();
        const mayGoFirst = !running.current && latest.current.every(({ refusal }) => refusal);
        const step = input as StepInput;
        keep([...latest.current, { key, id, input: step, what, sent: false, refusal: null }]);
        if (!mayGoFirst) return 'waits';
        running.current = true;
        try {
          return { sent: (await send(key)) as never };
        } catch (error) {
          if (PASSING.includes((error as ApiError).failure)) return 'waits';
          drop(key);
          throw error;
        } finally {
          running.current = false;
        }
      },
    }),
    [waiting, offline, drop, sendAll, keep, send],
  );
  return <QueueContext.Provider value={queue}>{children}</QueueContext.Provider>;
}

/** Our own earlier steps are no reason to refuse a later one. */
function upToDate(entry: Waiting, versions: ReadonlyMap<string, string>): StepInput {
  const { params, body } = entry.input;
  const ours = versions.get(params.id);
  if (ours === undefined || ours <= body.seenUpdatedAt) return entry.input;
  return { params, body: { ...body, seenUpdatedAt: ours } };
}

function noteVersion(answer: unknown, versions: Map<string, string>): void {
  const { trips = [], ...booking } = answer as {
    id?: string;
    updatedAt?: string;
    trips?: { bookingId?: string; updatedAt?: string }[];
  };
  const [trip] = trips;
  if (trip?.bookingId && trip.updatedAt) versions.set(trip.bookingId, trip.updatedAt);
  else if (booking.id && booking.updatedAt) versions.set(booking.id, booking.updatedAt);
}
