import { roomInMemory, type Waiting, type WaitingRoom } from './waiting.ts';

const DATABASE = 'slipway-offline';
const STEPS = 'steps';
const VERSIONS = 'versions';
/** Steps of a day that nobody looks at any more need no versions. */
const VERSION_LASTS_MS = 24 * 60 * 60 * 1000;

type StepRecord = { owner: string; order?: number; step: Waiting };
type VersionRecord = { bookingId: string; updatedAt: string; savedAt: number };

/** The room of a member on this device, shared by all tabs; in memory where the browser keeps nothing. */
export function deviceRoom(owner: string): WaitingRoom {
  const opened = openDatabase().then((database) => roomIn(database, owner), roomInMemory);
  return {
    steps: async () => (await opened).steps(),
    put: async (step) => (await opened).put(step),
    remove: async (key) => (await opened).remove(key),
    version: async (bookingId) => (await opened).version(bookingId),
    noteVersion: async (bookingId, updatedAt) => (await opened).noteVersion(bookingId, updatedAt),
  };
}

/** Takes over what versions before kept as one list in the storage of the device. */
export async function takeOver(storage: Storage, owner: string, room: WaitingRoom): Promise<void> {
  const name = `slipway.waiting.${owner}`;
  const earlier: Waiting[] = JSON.parse(storage.getItem(name) ?? '[]');
  for (const step of earlier) await room.put(step);
  storage.removeItem(name);
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const steps = request.result.createObjectStore(STEPS, {
      keyPath: 'order',
      autoIncrement: true,
    });
    steps.createIndex('key', 'step.key', { unique: true });
    request.result.createObjectStore(VERSIONS, { keyPath: 'bookingId' });
  };
  const database = await answerOf(request);
  // A newer version of the dashboard in another tab may have to change the database.
  database.onversionchange = () => database.close();
  return database;
}

function roomIn(database: IDBDatabase, owner: string): WaitingRoom {
  const read = <Result>(name: string, work: (store: IDBObjectStore) => Promise<Result>) =>
    work(database.transaction(name).objectStore(name));
  /** Runs one transaction; what it wrote is on the disk when it is done. */
  const write = async (name: string, work: (store: IDBObjectStore) => Promise<void>) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    await Promise.all([work(transaction.objectStore(name)), finished]);
  };
  const recordOf = (store: IDBObjectStore, key: string) =>
    answerOf<StepRecord | undefined>(store.index('key').get(key));
  return {
    steps: () =>
      read(STEPS, async (store) => {
        const records = await answerOf<StepRecord[]>(store.getAll());
        return records.filter((record) => record.owner === owner).map(({ step }) => step);
      }),
    put: (step) =>
      write(STEPS, async (store) => {
        const known = await recordOf(store, step.key);
        await answerOf(store.put({ ...known, owner, step } satisfies StepRecord));
      }),
    remove: (key) =>
      write(STEPS, async (store) => {
        const known = await recordOf(store, key);
        if (known?.order !== undefined) await answerOf(store.delete(known.order));
      }),
    version: (bookingId) =>
      read(VERSIONS, async (store) => {
        const known = await answerOf<VersionRecord | undefined>(store.get(bookingId));
        return known?.updatedAt;
      }),
    noteVersion: (bookingId, updatedAt) =>
      write(VERSIONS, async (store) => {
        const savedAt = Date.now();
        for (const old of await answerOf<VersionRecord[]>(store.getAll())) {
          if (savedAt - old.savedAt > VERSION_LASTS_MS) store.delete(old.bookingId);
        }
        await answerOf(store.put({ bookingId, updatedAt, savedAt } satisfies VersionRecord));
      }),
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
