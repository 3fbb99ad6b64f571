import { createServer } from 'node:net';
import { StartError } from '@slipway/api';

/** Refuses a taken port before anything slow begins. */
export function requireFreePort(host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} of ${host} is taken: stop what uses it, or set ${setting} to another port.`
          : `Port ${port} of ${host} cannot be used (${error.code}): set HOST or ${setting} to something else.`;
      reject(new StartError(reason));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
