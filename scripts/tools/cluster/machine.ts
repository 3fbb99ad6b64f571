import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverUser } from '../postgres-server.ts';
import { configurationOf } from './configuration.ts';
import type { Network } from './network.ts';
import { clusterProgram } from './programs.ts';

/** One machine of the cluster: a member of etcd, Patroni, and the PostgreSQL that it looks after. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly #number: number;
  readonly #folder: string;
  readonly #network: Network;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  constructor(number: number, folder: string, network: Network, programs: string) {
    this.#number = number;
    this.#network = network;
    this.name = `node${number + 1}`;
    this.address = network.addresses[number] as string;
    this.#folder = join(folder, this.name);
    mkdirSync(this.#folder);
    const user = serverUser();
    if (user) chownSync(this.#folder, user.uid, user.gid);
    const write = (example: string, file: string, replaced: Record<string, string>) =>
      writeFileSync(
        join(this.#folder, file),
        configurationOf(example, network.addresses, replaced, number),
      );
    write('etcd/etcd.yml', 'etcd.yml', { '/var/lib/etcd/slipway': join(this.#folder, 'etcd') });
    write('patroni/patroni.yml', 'patroni.yml', {
      '/var/lib/postgresql/15/slipway': this.#data,
      '/usr/lib/postgresql/15/bin': programs,
      '/var/lib/postgresql/.pgpass-slipway': join(this.#folder, 'pgpass'),
      '/var/run/postgresql': this.#folder,
    });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  startEtcd(): void {
    this.#etcd = this.#spawn('etcd', ['--config-file', join(this.#folder, 'etcd.yml')]);
  }

  startPatroni(): void {
    this.#patroni = this.#spawn('patroni', [join(this.#folder, 'patroni.yml')]);
  }

  /** The end of PostgreSQL and its Patroni, without a word to anybody. */
  async kill(): Promise<void> {
    const patroni = this.#patroni;
    const ended = patroni && patroni.exitCode === null && once(patroni, 'exit');
    signal('SIGKILL', [patroni?.pid, ...this.#serverPids()]);
    await ended;
  }

  /** The whole machine stands still, and goes on as if nothing had been. */
  freeze(): void {
    signal('SIGSTOP', [this.#patroni?.pid, ...this.#serverPids(), this.#etcd?.pid]);
  }

  thaw(): void {
    signal('SIGCONT', [this.#etcd?.pid, ...this.#serverPids(), this.#patroni?.pid]);
  }

  async remove(): Promise<void> {
    await this.kill();
    signal('SIGKILL', [this.#etcd?.pid]);
  }

  /** PostgreSQL is not a child of Patroni, so that it can outlive it. */
  #serverPids(): number[] {
    const first = readText(join(this.#data, 'postmaster.pid')).split('\n')[0];
    if (!first) return [];
    const postmaster = Number(first);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
      .map(Number);
    return [postmaster, ...children];
  }

  #spawn(program: 'etcd' | 'patroni', args: string[]): ChildProcess {
    const user = serverUser();
    const become = user
      ? [clusterProgram('setpriv'), `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
      : [];
    const command = [...become, clusterProgram(program), ...args];
    const [first = '', ...rest] = this.#network.on(this.#number, command);
    const log = openSync(join(this.#folder, `${program}.log`), 'a');
    return spawn(first, rest, {
      cwd: this.#folder,
      // etcd asks to be told that it is known to be less tried on some processors.
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'C',
        HOME: this.#folder,
        ETCD_UNSUPPORTED_ARCH: process.arch,
      },
      stdio: ['ignore', log, log],
    });
  }
}

function parentOf(pid: string): number {
  const stat = readText(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function signal(name: NodeJS.Signals, pids: readonly (number | undefined)[]): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}
