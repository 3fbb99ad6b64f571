import type { OperationId } from '../../app/call.ts';

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

const NAME = 'slipway.waiting';

export function readWaiting(storage: Storage | null, owner: string): Waiting[] {
  try {
    return JSON.parse(storage?.getItem(`${NAME}.${owner}`) ?? '[]');
  } catch {
    return [];
  }
}

export function writeWaiting(
  storage: Storage | null,
  owner: string,
  entries: readonly Waiting[],
): void {
  try {
    if (entries.length === 0) storage?.removeItem(`${NAME}.${owner}`);
    else storage?.setItem(`${NAME}.${owner}`, JSON.stringify(entries));
  } catch {
    // Storage is full or denied: the list then lasts as long as the page.
  }
}
