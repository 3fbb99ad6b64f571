import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SampleLanguageId } from '../../src/samples/language-labels.ts';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));

interface Program {
  file: string;
  command: [string, ...string[]];
}

/** How each language is run, with nothing that its sample does not ask for. */
const PROGRAMS = {
  curl: { file: 'sample.sh', command: ['sh'] },
  javascript: { file: 'sample.mjs', command: [process.execPath] },
  typescript: { file: 'sample.mts', command: [process.execPath, '--import', 'tsx'] },
  python: { file: 'sample.py', command: ['python3'] },
  php: { file: 'sample.php', command: ['php'] },
  ruby: { file: 'sample.rb', command: ['ruby'] },
  go: { file: 'sample.go', command: ['go', 'run'] },
} satisfies Partial<Record<SampleLanguageId, Program>>;

export type RunnableLanguage = keyof typeof PROGRAMS;

/** A folder in which samples are saved and run, as a reader would. */
export class SampleFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<SampleFolder> {
    const path = await mkdtemp(join(tmpdir(), 'slipway-samples-'));
    await symlink(packages, join(path, 'node_modules'));
    return new SampleFolder(path);
  }

  /** Runs a sample to its end; a failing one rejects with what it complained about. */
  async run(language: RunnableLanguage, code: string): Promise<void> {
    const { file, command } = PROGRAMS[language];
    const [program, ...options] = command;
    await writeFile(join(this.path, file), code);
    await run(program, [...options, file], { cwd: this.path });
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
