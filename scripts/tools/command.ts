import { spawn, spawnSync } from 'node:child_process';

export interface Outcome {
  ok: boolean;
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end and keeps what it printed; never throws. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
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
