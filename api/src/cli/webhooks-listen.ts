import { listenForWebhooks, type ReceivedRequest } from '../adapters/webhook-listener.ts';
import { StartError } from '../start-error.ts';
import { isSecret, reasonToRefuse } from '../webhooks/sign.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const DEFAULT_PORT = 4010;

/** Receives webhooks on this machine, verifies each and shows its event. */
export const webhooksListen: Command = {
  name: ['webhooks', 'listen'],
  words: [],
  options: [
    {
      name: 'secret',
      value: 'SECRET',
      summary: 'The secret of the endpoint, which begins with whsec_.',
      required: true,
    },
    { name: 'port', value: 'PORT', summary: `The port to listen on; ${DEFAULT_PORT} without it.` },
  ],
  summary: 'Receives webhooks here, verifies and shows them.',
  async run({ options }, { print, complain, untilStopped }) {
    const secret = options.secret?.[0] ?? '';
    if (!isSecret(secret)) throw new UsageError('--secret is not one: it begins with whsec_.');
    const receive = async ({ headers, body }: ReceivedRequest) => {
      const reason = await reasonToRefuse(secret, { headers, body, now: new Date() });
      if (reason !== undefined) {
        complain(`Refused: ${reason}.`);
        return 400;
      }
      print(eventLine(body));
      return 204;
    };
    const listener = await listenForWebhooks(portOf(options.port?.[0]), receive).catch((error) => {
      throw new StartError(`The port cannot be listened on: ${error.message}`);
    });
    complain(
      `Listening on ${listener.url}. Make an endpoint with this address, on an API that was started with WEBHOOK_LOOPBACK=allow. Ctrl-C ends it.`,
    );
    await untilStopped();
    listener.close();
    return true;
  },
};

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--port ${text} is not a port: give a number up to 65535.`);
}

/** An event in one line, whatever it holds. */
function eventLine(body: string): string {
  try {
    const { timestamp, type, ...rest } = JSON.parse(body);
    return `${timestamp} ${type} ${JSON.stringify(rest)}`;
  } catch {
    return JSON.stringify(body);
  }
}
