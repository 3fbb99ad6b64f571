import { run } from '../command.ts';

/** Three machines, as far as their addresses go. */
export interface Network {
  /** Of each machine. */
  addresses: readonly string[];
  /** What a command becomes that runs on a machine. */
  on(machine: number, command: readonly string[]): string[];
  /** Takes a machine off the network and puts it back; absent where that cannot be done. */
  connect?: (machine: number, connected: boolean) => Promise<void>;
  remove(): Promise<void>;
}

const MACHINES = [1, 2, 3] as const;

/** Machines with a network namespace each, joined by a bridge. Only root can make them. */
export async function namespaces(): Promise<Network> {
  const mark = String(process.pid % 100_000);
  const subnet = `10.213.${process.pid % 250}`;
  const bridge = `slwb${mark}`;
  const machine = (number: number) => `slw${mark}-${number}`;
  const cable = (number: number) => `slwc${mark}-${number}`;
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('addr', 'add', `${subnet}.254/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const number of MACHINES) {
    const inside = ['-n', machine(number)];
    await ip('netns', 'add', machine(number));
    await ip(
      'link',
      'add',
      cable(number),
      'type',
      'veth',
      'peer',
      'eth0',
      'netns',
      machine(number),
    );
    await ip('link', 'set', cable(number), 'master', bridge, 'up');
    await ip(...inside, 'addr', 'add', `${subnet}.${number}/24`, 'dev', 'eth0');
    await ip(...inside, 'link', 'set', 'eth0', 'up');
    await ip(...inside, 'link', 'set', 'lo', 'up');
  }
  return {
    addresses: MACHINES.map((number) => `${subnet}.${number}`),
    on: (number, command) => ['ip', 'netns', 'exec', machine(number + 1), ...command],
    async connect(number, connected) {
      await ip('link', 'set', cable(number + 1), connected ? 'up' : 'down');
    },
    async remove() {
      for (const number of MACHINES) await ip('netns', 'del', machine(number));
      await ip('link', 'del', bridge);
    },
  };
}

/** The same with addresses of the loopback, where nobody can be cut off. */
export function loopback(): Network {
  return {
    addresses: MACHINES.map((number) => `127.0.77.${number}`),
    on: (_number, command) => [...command],
    remove: async () => {},
  };
}

async function ip(...args: string[]): Promise<void> {
  const { ok, output } = await run('ip', args);
  if (!ok) throw new Error(`ip ${args.join(' ')} failed: ${output}`);
}
