import { useEffect, useState } from 'react';
import { useVisit } from '../../sandbox/visit.ts';
import { type EditedRequest, parsed } from './request.ts';
import { sendQuietly } from './run-request.ts';

export interface KnownThing {
  id: string;
  name: string;
}

/** What is really there, by the name of the field that refers to it. */
export type KnownThings = Partial<Record<string, KnownThing[]>>;

type Item = Record<'id' | 'name' | 'fullName' | 'reference' | 'pickup', string>;

const nameOf = ({ name }: Item) => name;

const LISTS: Record<string, { operation: string; nameOf(item: Item): string }> = {
  dockId: { operation: 'listDocks', nameOf },
  boatModelId: { operation: 'listBoatModels', nameOf },
  customerId: { operation: 'listCustomers', nameOf: ({ fullName }) => fullName },
  customerTypeId: { operation: 'listCustomerTypes', nameOf },
  bookingId: {
    operation: 'listBookings',
    nameOf: ({ reference, pickup }) => `${reference}, ${pickup.slice(0, 10)}`,
  },
};

/** The field that an `id` in the path of each group of operations is. */
export const ID_OF_GROUP: Record<string, string> = {
  docks: 'dockId',
  'boat-models': 'boatModelId',
  customers: 'customerId',
  bookings: 'bookingId',
};

/** Asks the API in the tab for everything that has an ID, anew in each world and after each call. */
export function useKnownThings(isWanted: boolean): KnownThings {
  const { sandbox, world, history } = useVisit();
  const [things, setThings] = useState<KnownThings>({});
  const calls = history.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another world or call may have added things
  useEffect(() => {
    if (!isWanted || sandbox.is !== 'open') return undefined;
    let isLeft = false;
    void readThings().then((read) => !isLeft && setThings(read));
    return () => {
      isLeft = true;
    };
  }, [isWanted, sandbox.is, world, calls]);
  return things;
}

async function readThings(): Promise<KnownThings> {
  const read: KnownThings = {};
  for (const [field, { operation, nameOf: name }] of Object.entries(LISTS)) {
    const { status, text } = await sendQuietly(listRequest(operation));
    if (status !== 200) continue;
    const { data } = parsed(text) as { data: Item[] };
    read[field] = data.map((item) => ({ id: item.id, name: name(item) }));
  }
  return read;
}

function listRequest(operation: string): EditedRequest {
  const nothing = { params: {}, query: {}, body: '', tenantId: '', idempotencyKey: '' };
  return { operation, key: 'valid', ifNoneMatch: '', ...nothing };
}
