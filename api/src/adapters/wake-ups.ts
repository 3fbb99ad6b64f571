import pg from 'pg';
import { errorFields, type Log } from '../log.ts';

const CHANNEL = 'slipway_changes';
/** Notifications take turns at a lock of the whole server, so they are gathered for a moment. */
const GATHER_MS = 100;
const RECONNECT_MS = 5_000;

export type WakeUps = {
  announce(tenantId: string): void;
  isListening(): boolean;
  stop(): Promise<void>;
};

type WakeUpSettings = {
  url: string;
  heard: (tenantId: string) => void;
  /** Called whenever it begins to listen. */
  began: () => void;
  log: Log;
};

/**
 * Lets the processes of one PostgreSQL tell each other that something was written. Where that does
 * not work, as behind some poolers, changes are found a few seconds later.
 */
export function openWakeUps({ url, heard, began, log }: WakeUpSettings): WakeUps {
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const waiting = new Set<string>();

  const lost = (error: unknown) => {
    client = undefined;
    if (stopped) return;
    log.warn('other processes cannot be heard', errorFields(error));
    retry = setTimeout(connect, RECONNECT_MS);
  };
  const connect = async () => {
    const opened = new pg.Client({ connectionString: url, application_name: 'slipway-wake-ups' });
    let failed = false;
    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      lost(error);
      void opened.end().catch(() => {});
    };
    opened.on('error', fail);
    opened.on('notification', ({ payload, processId }) => {
      const own = (opened as unknown as { processID: number }).processID;
      if (payload && processId !== own) heard(payload);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (!failed) {
        client = opened;
        began();
      }
      if (stopped) await opened.end();
    } catch (error) {
      fail(error);
    }
  };
  /** One statement at a time: what is announced meanwhile waits for the next. */
  const tell = async () => {
    const tenants = [...waiting];
    waiting.clear();
    await client
      ?.query('select pg_notify($1, tenant) from unnest($2::text[]) as tenant', [CHANNEL, tenants])
      .catch(() => {});
    gathering = waiting.size > 0 && !stopped ? setTimeout(tell, GATHER_MS) : undefined;
  };

  void connect();
  return {
    announce(tenantId) {
      waiting.add(tenantId);
      gathering ??= setTimeout(tell, GATHER_MS);
    },
    isListening: () => client !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      await client?.end().catch(() => {});
    },
  };
}
