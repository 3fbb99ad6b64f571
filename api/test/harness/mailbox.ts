import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { recipient: string; raw: string; text: string };

/** A real SMTP server on this machine that keeps what it is given. */
export class Mailbox {
  readonly received: ReceivedMail[] = [];
  /** How many more messages it refuses, as a busy server does. */
  refusals = 0;
  /** How long it takes over each message. */
  delayMs = 0;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, session, done) => {
        const raw = Buffer.concat(await stream.toArray()).toString('utf8');
        await sleep(this.delayMs);
        if (this.refusals > 0) {
          this.refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        this.received.push({ recipient, raw, text: fromQuotedPrintable(raw) });
        done();
      },
    });
  }

  async open(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

/** Both parts of a message as a reader sees them. */
function fromQuotedPrintable(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
