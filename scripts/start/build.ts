import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.ts';
import { type Outcome, run } from '../tools/command.ts';
import { UserError } from '../user-error.ts';

const NOT_INPUTS = new Set([
  'build',
  'dist',
  '.docusaurus',
  'node_modules',
  'e2e',
  'test',
  'bench',
  'test-results',
]);

/** A part whose files are built before they are served. */
export interface Build {
  /** Where the built files are. */
  folder: string;
  isStale(): boolean;
  /** Builds it and notes when, unless that fails. */
  run(options?: BuildOptions): Promise<Outcome>;
  /** Builds it, and shows what the build printed only when it fails. */
  make(options?: BuildOptions): Promise<void>;
}

/** In the background it leaves the processor to whatever else wants it. */
interface BuildOptions {
  inBackground?: boolean;
}

/** The build of a workspace; a change in any of its inputs makes it stale. */
export function buildOf(workspace: string, output: string, inputs: readonly string[]): Build {
  const folder = join(root, workspace, output);
  // The stamp holds the time at which the build began, so that an edit during it counts.
  const stamp = join(folder, '.built');
  const runBuild = async ({ inBackground = false }: BuildOptions = {}) => {
    const began = new Date();
    const env = { COMPRESS: 'quickly' };
    const options = { cwd: root, env, inBackground };
    const outcome = await run('npm', ['run', 'build', '-w', workspace], options);
    if (outcome.ok) {
      writeFileSync(stamp, '');
      utimesSync(stamp, began, began);
    }
    return outcome;
  };
  return {
    folder,
    isStale: () =>
      !existsSync(stamp) ||
      Math.max(...inputs.map((path) => newestChange(join(root, path)))) > statSync(stamp).mtimeMs,
    run: runBuild,
    async make(options) {
      const { ok, output } = await runBuild(options);
      if (!ok) {
        throw new UserError(`${output}\n${workspace} could not be built: see the message above.`);
      }
    },
  };
}

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_INPUTS.has(name))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}
