import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgresPrograms } from '../postgres-programs.ts';
import { freePort, serverUser } from '../postgres-server.ts';
import { configurationOf } from './configuration.ts';
import { Machine } from './machine.ts';
import { loopback, type Network, namespaces } from './network.ts';
import { clusterProgram, findClusterPrograms } from './programs.ts';

const LOOK_EVERY_MS = 250;
const HEALTHY_WITHIN_MS = 180_000;
const PASSWORD = 'change-me';

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | 'unknown';
}

/** PostgreSQL on three machines under Patroni and etcd, one standby synchronous, behind HAProxy. */
export class Cluster {
  /** Whichever machine is the primary. */
  url = '';
  readonly machines: readonly Machine[];
  readonly network: Network;
  readonly #folder: string;
  #haproxy: ChildProcess | undefined;

  private constructor(machines: readonly Machine[], network: Network, folder: string) {
    this.machines = machines;
    this.network = network;
    this.#folder = folder;
  }

  static async start(): Promise<Cluster> {
    await findClusterPrograms();
    const programs = await findPostgresPrograms();
    const folder = mkdtempSync(join(tmpdir(), 'slipway-cluster-'));
    chmodSync(folder, 0o755);
    const network = process.getuid?.() === 0 ? await namespaces() : loopback();
    const machines = network.addresses.map(
      (_, number) => new Machine(number, folder, network, programs),
    );
    const cluster = new Cluster(machines, network, folder);
    try {
      for (const machine of machines) machine.startEtcd();
      for (const machine of machines) machine.startPatroni();
      await cluster.untilHealthy();
      await cluster.#startHaproxy();
      await cluster.#makeDatabase();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** What the machines that can be reached say about all. */
  async members(): Promise<Member[]> {
    const answers = this.machines.map(async ({ address }) => {
      const signal = AbortSignal.timeout(1000);
      const answer = await fetch(`http://${address}:8008/cluster`, { signal });
      const { members } = (await answer.json()) as { members: Member[] };
      return members;
    });
    return Promise.any(answers).catch(() => []);
  }

  async primary(): Promise<Machine | undefined> {
    const leader = (await this.members()).find(({ role }) => role === 'leader');
    return this.machines.find(({ name }) => name === leader?.name);
  }

  /** Resolves when all machines run, and one of the two standbys is synchronous. */
  async untilHealthy(): Promise<void> {
    const giveUpAt = performance.now() + HEALTHY_WITHIN_MS;
    for (;;) {
      const members = await this.members();
      const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const roles = running.map(({ role }) => role);
      const inStep = running.every(({ role, lag }) => role === 'leader' || typeof lag === 'number');
      const isWhole = roles.length === this.machines.length && inStep;
      if (isWhole && roles.includes('leader') && roles.includes('sync_standby')) return;
      if (performance.now() > giveUpAt) {
        throw new Error(`The cluster is not whole: ${JSON.stringify(members)}.`);
      }
      await delay(LOOK_EVERY_MS);
    }
  }

  /** Has the synchronous standby take over from a primary that is well. */
  async switchOver(): Promise<void> {
    await this.untilHealthy();
    const members = await this.members();
    const named = (role: Member['role']) => members.find((each) => each.role === role)?.name;
    const leader = this.machines.find(({ name }) => name === named('leader'));
    const answer = await fetch(`http://${leader?.address}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: named('leader'), candidate: named('sync_standby') }),
    });
    if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    this.#haproxy?.kill('SIGKILL');
    for (const machine of this.machines) machine.thaw();
    for (const machine of this.machines) await machine.remove();
    await this.network.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startHaproxy(): Promise<void> {
    const [port, readPort] = [await freePort(), await freePort()];
    const file = join(this.#folder, 'haproxy.cfg');
    const { addresses } = this.network;
    const replaced = {
      '127.0.0.1:5000': `127.0.0.1:${port}`,
      '127.0.0.1:5001': `127.0.0.1:${readPort}`,
      '    user haproxy\n    group haproxy\n': '',
    };
    writeFileSync(file, configurationOf('haproxy/haproxy.cfg', addresses, replaced));
    this.#haproxy = spawn(clusterProgram('haproxy'), ['-db', '-f', file], {
      ...serverUser(),
      stdio: 'ignore',
    });
    this.url = `postgres://slipway:${PASSWORD}@127.0.0.1:${port}/slipway`;
  }

  async #makeDatabase(): Promise<void> {
    const { default: pg } = await import('pg');
    const primary = await this.primary();
    const client = new pg.Client({
      connectionString: `postgres://postgres:${PASSWORD}@${primary?.address}:5432/postgres`,
    });
    await client.connect();
    await client.query(`create role slipway login password '${PASSWORD}'`);
    await client.query('create database slipway owner slipway');
    await client.end();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const own = new pg.Client({ connectionString: this.url });
      const answers = await own.connect().then(
        () => own.end().then(() => true),
        () => false,
      );
      if (answers) return;
      await delay(100);
    }
    throw new Error('HAProxy does not lead to the primary.');
  }
}
