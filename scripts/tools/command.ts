import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface Outcome {
  ok: boolean;
  output: string;
}

interface RunOptions {
  uid?: number;
  gid?: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether everything else goes first. */
  inBackground?: boolean;
}

const running = new Set<ChildProcess>();

/** Runs a command to its end and keeps what it printed; never throws. */
export function run(
  command: string,
  args: string[],
  { inBackground = false, ...options }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const end = (ok: boolean) => {
      running.delete(child);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Ends every command that still runs. */
export function endCommands(): void {
  for (const child of running) child.kill();
}

const LAST_LINES = 15;

/** Says which command failed and what it printed last. */
export function reportFailure(command: string, args: string[], output: string): void {
  const lines = output.trimEnd().split('\n').slice(-LAST_LINES);
  console.error(
    [`This failed: ${command} ${args.join(' ')}`, ...lines.map((line) => `  ${line}`)].join('\n'),
  );
}

/** Runs a command that installs something and returns whether it worked; a failure is reported. */
export async function runInstaller(command: string, args: string[]): Promise<boolean> {
  const { ok, output } = await run(command, args);
  if (!ok) reportFailure(command, args, output);
  return ok;
}

/** Where a command is on this machine, if it is there. */
export function findCommand(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
