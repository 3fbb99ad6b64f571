import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCall } from '../../api/ask.ts';
import type { Input } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { deviceRoom, takeOver } from './device-room.ts';
import { oneTabAtATime } from './one-tab.ts';
import { type Outcome, type QueueState, StepQueue } from './step-queue.ts';
import { roomInMemory, type WaitingId } from './waiting.ts';

interface Queue extends QueueState {
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

type QueueProviderProps = { storage: Storage | null; children: ReactNode };

/** Lets what is done on the pier wait for reception, on this device and whatever tab it is done in. */
export function QueueProvider(props: QueueProviderProps) {
  const { me, company } = useFacts();
  const owner = `${company.slug}.${me.id}`;
  return <OwnQueue key={owner} owner={owner} {...props} />;
}

function OwnQueue({ owner, storage, children }: QueueProviderProps & { owner: string }) {
  const steps = useStepQueue(owner, storage);
  const { waiting, offline } = useSyncExternalStore(steps.subscribe, steps.state);

  const isWaiting = waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isWaiting) return;
    const sendAll = () => void steps.sendAll();
    const timer = setInterval(sendAll, RETRY_MS);
    window.addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
    };
  }, [isWaiting, steps]);

  const queue = useMemo<Queue>(
    () => ({
      waiting,
      offline,
      perform: (id, input, what) => steps.perform(id, input, what),
      drop: (key) => void steps.drop(key),
      sendNow: () => void steps.sendAll(),
    }),
    [waiting, offline, steps],
  );
  return <QueueContext.Provider value={queue}>{children}</QueueContext.Provider>;
}

/** The queue of a member, which the tabs of a browser share; a page that keeps nothing has its own. */
function useStepQueue(owner: string, storage: Storage | null): StepQueue {
  const call = useCall();
  const queries = useQueryClient();
  const name = `slipway-queue ${owner}`;
  const channel = useRef<BroadcastChannel>(null);
  const [room] = useState(() => (storage ? deviceRoom(owner) : roomInMemory()));
  const [steps] = useState(
    () =>
      new StepQueue({
        room,
        call,
        oneTab: storage ? oneTabAtATime(name) : (work) => work(),
        tell: (offline) => channel.current?.postMessage(offline),
        onAnswer: () => void queries.invalidateQueries(),
      }),
  );
  useEffect(() => {
    if (!storage) return;
    const opened = new BroadcastChannel(name);
    channel.current = opened;
    opened.onmessage = ({ data: offline }) => void steps.look(offline);
    void takeOver(storage, owner, room)
      .catch(() => {})
      .then(() => steps.look())
      .then(() => steps.sendAll());
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [steps, room, storage, owner, name]);
  return steps;
}
