import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

/** Enough to tell, later and from another process, whether this very process still runs. */
export type ProcessIdentity = {
  pid: number;
  /** When the process started, because the system gives a freed pid to a new process. */
  startedAt: string;
  /** Which start of the machine, because after a reboot every earlier process is gone. */
  bootId: string;
  host: string;
};

export function isProcessIdentity(value: unknown): value is ProcessIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, startedAt, bootId, host } = value as Record<string, unknown>;
  return (
    typeof pid === 'number' && [startedAt, bootId, host].every((part) => typeof part === 'string')
  );
}

export function thisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? 'unknown',
    bootId: bootId(),
    host: hostname(),
  };
}

/** Whether the process runs now. Only its own machine can tell, so another host is `unknown`. */
export function stateOf(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  if (identity.host !== hostname()) return 'unknown';
  if (identity.bootId !== bootId()) return 'gone';
  return startOf(identity.pid) === identity.startedAt ? 'running' : 'gone';
}

function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Field 22 of the stat line; the second one is the program's name, which may hold spaces. A process
 * that has ended stays in the list until its parent asks for it, which may never happen.
 */
function linuxStart(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : fields[18];
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    const bootMinute = Math.round((Date.now() / 1000 - uptime()) / 60);
    return String(bootMinute);
  }
}
