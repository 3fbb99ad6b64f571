import type { ApiError } from '../../api/api-error.ts';
import type { Answer, Call, Input } from '../../api/call.ts';
import type { OneTab } from './one-tab.ts';
import type { StepInput, Waiting, WaitingId, WaitingRoom } from './waiting.ts';

/** What became of something that was done: Slipway has it, or it waits for reception. */
export type Outcome<Id extends WaitingId> = { sent: Answer<Id> } | 'waits';

export interface QueueState {
  /** What Slipway does not know of yet, in the order in which it was done. */
  waiting: readonly Waiting[];
  /** Whether the last thing that was tried found no network. */
  offline: boolean;
}

interface StepQueueOptions {
  room: WaitingRoom;
  call: Call;
  oneTab: OneTab;
  /** Tells the other tabs of this browser what this one has changed. */
  tell: (offline: boolean) => void;
  /** Called when Slipway has answered: what is on the screen may be old. */
  onAnswer: () => void;
}

/** Reception may come back at any moment; whatever else is wrong, a person has to decide. */
const PASSING: readonly string[] = ['network', 'server', 'tooMany', 'signedOut'];

const isPassing = (error: unknown) => PASSING.includes((error as ApiError).failure);

const isToSend = ({ refusal }: Waiting) => refusal === null;

/** Sends what was done on this device one by one, each under its own key, until Slipway has it. */
export class StepQueue {
  readonly #options: StepQueueOptions;
  readonly #listeners = new Set<() => void>();
  #state: QueueState = { waiting: [], offline: false };

  constructor(options: StepQueueOptions) {
    this.#options = options;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what waits, as this tab or another has left it. */
  async look(offline = this.#state.offline): Promise<void> {
    const before = this.#state.waiting;
    const waiting = await this.#options.room.steps();
    this.#state = { waiting, offline };
    for (const listener of this.#listeners) listener();
    // Slipway has what has left the queue, whichever tab has sent it.
    if (before.some(({ key }) => !waiting.some((step) => step.key === key)))
      this.#options.onAnswer();
  }

  /** Does something: at once, or as soon as there is reception. Throws when Slipway refuses it. */
  async perform<Id extends WaitingId>(
    id: Id,
    input: Input<Id>,
    what: string,
  ): Promise<Outcome<Id>> {
    const { room, oneTab, call } = this.#options;
    const key = crypto.randomUUID();
    try {
      await room.put({ key, id, input: input as StepInput, what, sent: false, refusal: null });
    } catch {
      // The device is full: it is done now, or whoever did it is told that it was not.
      return { sent: await call(id, input, { idempotencyKey: key }) };
    }
    await this.#changed();
    const outcome = await oneTab(async () => {
      const [next] = (await room.steps()).filter(isToSend);
      // What was done before goes first, and another tab may have sent this one already.
      if (next?.key !== key) return 'waits';
      try {
        return { sent: (await this.#send(next)) as Answer<Id> };
      } catch (error) {
        if (isPassing(error)) return 'waits';
        await this.drop(key);
        throw error;
      }
    });
    if (!this.#state.offline) void this.sendAll();
    return outcome === 'taken' ? 'waits' : outcome;
  }

  /** Gives up something that was refused. */
  async drop(key: string): Promise<void> {
    await this.#options.room.remove(key);
    await this.#changed();
  }

  async sendAll(): Promise<void> {
    const { room, oneTab, onAnswer } = this.#options;
    await oneTab(async () => {
      let [next] = (await room.steps()).filter(isToSend);
      while (next) {
        try {
          await this.#send(next);
        } catch (error) {
          if (isPassing(error)) return;
          await room.put({ ...next, refusal: (error as ApiError).message });
          await this.#changed();
          onAnswer();
        }
        [next] = (await room.steps()).filter(isToSend);
      }
    });
  }

  /** Sends one step; it leaves the queue when Slipway has it. */
  async #send(found: Waiting): Promise<unknown> {
    const { room, call } = this.#options;
    const step = found.sent ? found : { ...found, input: await this.#upToDate(found), sent: true };
    await room.put(step);
    try {
      const answer = await call(step.id, step.input as never, { idempotencyKey: step.key });
      await this.#noteVersion(answer);
      await room.remove(step.key);
      await this.#changed(false);
      return answer;
    } catch (error) {
      await this.#changed((error as ApiError).failure === 'network');
      throw error;
    }
  }

  async #changed(offline = this.#state.offline): Promise<void> {
    this.#options.tell(offline);
    await this.look(offline);
  }

  /** Our own earlier steps, in whichever tab, are no reason to refuse a later one. */
  async #upToDate({ input: { params, body } }: Waiting): Promise<StepInput> {
    const ours = await this.#options.room.version(params.id);
    if (ours === undefined || ours <= body.seenUpdatedAt) return { params, body };
    return { params, body: { ...body, seenUpdatedAt: ours } };
  }

  async #noteVersion(answer: unknown): Promise<void> {
    const { room } = this.#options;
    const { trips = [], ...booking } = answer as {
      id?: string;
      updatedAt?: string;
      trips?: { bookingId?: string; updatedAt?: string }[];
    };
    const [trip] = trips;
    if (trip?.bookingId && trip.updatedAt) await room.noteVersion(trip.bookingId, trip.updatedAt);
    else if (booking.id && booking.updatedAt) await room.noteVersion(booking.id, booking.updatedAt);
  }
}
