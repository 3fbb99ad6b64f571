import { createServer } from 'node:net';
import { UserError } from '../user-error.ts';

function requireFreePort(host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} of ${host} is taken: stop what uses it, or set ${setting} to another port.`
          : `Port ${port} of ${host} cannot be used (${error.code}): set HOST or ${setting} to something else.`;
      reject(new UserError(reason));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Refuses a taken port before anything slow begins. The keys are the settings that name them. */
export async function requireFreePorts(host: string, ports: Record<string, number>): Promise<void> {
  const [first, second] = Object.entries(ports);
  if (first && second && first[1] === second[1] && first[1] !== 0) {
    throw new UserError(
      `${first[0]} and ${second[0]} are both ${first[1]}: give each its own port.`,
    );
  }
  for (const [setting, port] of Object.entries(ports)) await requireFreePort(host, port, setting);
}
