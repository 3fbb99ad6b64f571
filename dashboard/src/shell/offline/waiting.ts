import type { OperationId } from '../../api/call.ts';

/** What may wait for reception: steps that are done on the pier, whatever the network says. */
export type WaitingId = Extract<OperationId, 'handOut' | 'endTrip' | 'recordCashPayment'>;

/** What is sent: which booking, and what happened to it. */
export type StepInput = {
  params: { id: string };
  body: {
    seenUpdatedAt: string;
    number?: number;
    at?: string;
    boatId?: string;
    briefed?: boolean;
    amount?: number;
  };
};

/** Something that was done on this device and that Slipway does not know of yet. */
export type Waiting = {
  /** Also the idempotency key: sent twice, it happens once. */
  key: string;
  id: WaitingId;
  input: StepInput;
  /** What was done, for the list: `Hand out P3, Ines Okafor`. */
  what: string;
  /** Whether it was ever sent; then it must be sent again exactly as it was. */
  sent: boolean;
  /** Why Slipway has refused it; then somebody has to decide. */
  refusal: string | null;
};

/** Where steps wait. Each is a record of its own, so that no tab writes over what another did. */
export interface WaitingRoom {
  /** In the order in which they were done, in whichever tab. */
  steps(): Promise<Waiting[]>;
  /** Puts a step last, or changes one that is there. */
  put(step: Waiting): Promise<void>;
  remove(key: string): Promise<void>;
  /** When a booking was last changed by a step of this device. */
  version(bookingId: string): Promise<string | undefined>;
  noteVersion(bookingId: string, updatedAt: string): Promise<void>;
}

/** A room that lasts as long as the page, for where nothing is kept. */
export function roomInMemory(): WaitingRoom {
  const steps = new Map<string, Waiting>();
  const versions = new Map<string, string>();
  return {
    steps: async () => [...steps.values()],
    put: async (step) => void steps.set(step.key, step),
    remove: async (key) => void steps.delete(key),
    version: async (bookingId) => versions.get(bookingId),
    noteVersion: async (bookingId, updatedAt) => void versions.set(bookingId, updatedAt),
  };
}
