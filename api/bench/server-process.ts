import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, isReady } from './listening.ts';

/** The ticks of Linux in which a process's time is counted. */
export const TICKS_PER_SECOND = 100;
const POLL_MS = 100;

/** A server in a process of its own, whose time on the processor can be read. */
export class ServerProcess {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** Starts a file that listens on API_PORT, and waits until it answers. */
  static async start(file: string, environment: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const path = fileURLToPath(new URL(file, import.meta.url));
    const child = spawn(
      process.execPath,
      path.endsWith('.ts') ? ['--import', 'tsx', path] : [path],
      {
        env: { ...process.env, ...environment, API_PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`${file} ended before it was ready.`);
      await sleep(POLL_MS);
    }
    return new ServerProcess(child, port);
  }

  /** Seconds on the processor since the start. */
  processorSeconds(): number {
    const fields = statOf(this.#process.pid ?? 0);
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await once(this.#process, 'exit');
  }
}

/** What Linux tells of a process after its name; nothing when it has ended. */
export function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
