import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { type PackedPackage, packPackage } from '../scripts/pack-package.ts';

const run = promisify(execFile);
const TYPE_ROOTS = new URL('../../node_modules/@types', import.meta.url).pathname;
const COMPILER = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;

/** A project of somebody else, into which the packed client was installed with npm. */
export class ConsumerProject {
  readonly folder: URL;
  readonly packed: PackedPackage;

  constructor(folder: URL, packed: PackedPackage) {
    this.folder = folder;
    this.packed = packed;
  }

  static async create(): Promise<ConsumerProject> {
    const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'slipway-client-'))}/`);
    const packed = await packPackage(folder);
    await writeFile(new URL('package.json', folder), '{ "type": "module" }');
    await run('npm', ['install', '--offline', '--no-audit', `./${packed.filename}`], {
      cwd: folder,
    });
    return new ConsumerProject(folder, packed);
  }

  get entry(): URL {
    return new URL('node_modules/@slipway/client/index.js', this.folder);
  }

  /** What the compiler says about a program; empty when all is well. */
  async typeErrors(program: string, module: 'nodenext' | 'preserve'): Promise<string> {
    await writeFile(new URL('program.ts', this.folder), program);
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
    const options = ['--noEmit', '--target', 'es2022', '--module', module, ...strict];
    const node = ['--types', 'node', '--typeRoots', TYPE_ROOTS];
    return run(COMPILER, [...options, ...node, 'program.ts'], { cwd: this.folder }).then(
      () => '',
      ({ stdout }) => stdout,
    );
  }

  /** Runs a program in plain Node and gives what it printed, line by line. */
  async run(program: string, env: Record<string, string> = {}): Promise<string[]> {
    const { code } = await transform(program, { loader: 'ts' });
    await writeFile(new URL('program.js', this.folder), code);
    const { stdout } = await run(process.execPath, ['program.js'], {
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...env },
    });
    return stdout.trim().split('\n');
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
