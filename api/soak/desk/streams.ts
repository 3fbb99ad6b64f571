import { setTimeout as sleep } from 'node:timers/promises';
import { TEAM_STREAM_PATH } from '@slipway/contract/team';
import type { Browser } from './browser.ts';

const AGAIN_AFTER_MS = 1_000;

/** The stream of one screen, opened again as the dashboard does whenever it ends. */
export class Stream {
  isOpen = false;
  /** How often it was opened. */
  opened = 0;
  readonly #heard = new Map<string, number>();

  /** When something was told last, since it was opened last. */
  heardAt(id: string): number | undefined {
    return this.#heard.get(id);
  }

  async followUntil(end: number, browser: Browser, process: number): Promise<void> {
    for (let tries = 0; Date.now() < end; tries += 1) {
      await this.#follow(end, browser, process + tries).catch(() => {});
      this.isOpen = false;
      this.#heard.clear();
      await sleep(AGAIN_AFTER_MS);
    }
  }

  async #follow(end: number, browser: Browser, process: number): Promise<void> {
    const incoming = await browser.open(TEAM_STREAM_PATH, process);
    const closing = setTimeout(() => incoming.destroy(), end - Date.now());
    try {
      if (incoming.statusCode !== 200)
        throw new Error(`The stream was refused: ${incoming.statusCode}`);
      this.isOpen = true;
      this.opened += 1;
      let rest = '';
      for await (const chunk of incoming.setEncoding('utf8')) {
        const messages = (rest + chunk).split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) {
          if (message.startsWith('data: ')) {
            this.#heard.set(JSON.parse(message.slice('data: '.length)).id, Date.now());
          }
        }
      }
    } finally {
      clearTimeout(closing);
      incoming.destroy();
    }
  }
}

export interface Probe {
  at: number;
  streams: number;
  /** Milliseconds until the last of them had heard of the change. */
  slowest: number;
}

const HEARD_WITHIN_MS = 15_000;
const LOOK_MS = 25;

/** From a change until every stream that is open has told of it; those that end meanwhile ask anew. */
export async function probe(
  streams: readonly Stream[],
  change: () => Promise<string>,
): Promise<Probe> {
  const open = streams
    .filter(({ isOpen }) => isOpen)
    .map((stream) => ({ stream, opened: stream.opened }));
  const at = Date.now();
  const id = await change();
  const changed = Date.now();
  const waits = () =>
    open.filter(
      ({ stream, opened }) =>
        stream.opened === opened && stream.isOpen && (stream.heardAt(id) ?? 0) < at,
    );
  while (waits().length > 0) {
    if (Date.now() - changed > HEARD_WITHIN_MS) {
      throw new Error(`${waits().length} of ${open.length} open streams did not tell of ${id}.`);
    }
    await sleep(LOOK_MS);
  }
  return { at, streams: open.length, slowest: Date.now() - changed };
}
