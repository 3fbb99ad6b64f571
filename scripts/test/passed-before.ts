import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/command.ts';

/** What decides the result of a check, as one text; nothing outside of a git checkout. */
export async function fingerprint(
  root: string,
  inputs: readonly string[],
): Promise<string | undefined> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs];
  const { ok, output } = await run('git', list, { cwd: root });
  if (!ok) return undefined;
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  for (const name of [...new Set(output.split('\0'))].filter((each) => each !== '').sort()) {
    const file = join(root, name);
    const content = existsSync(file) ? readFileSync(file) : 'deleted';
    hash.update(`\0${name}\0`).update(createHash('sha256').update(content).digest());
  }
  return hash.digest('hex');
}

/** Remembers in a file of which inputs each check has passed last. */
export class PassedBefore {
  readonly #file: string;
  readonly #fingerprints: Record<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#fingerprints = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  includes(check: string, inputs: string | undefined): boolean {
    return inputs !== undefined && this.#fingerprints[check] === inputs;
  }

  add(check: string, inputs: string | undefined): void {
    if (inputs === undefined) return;
    this.#fingerprints[check] = inputs;
    writeFileSync(this.#file, `${JSON.stringify(this.#fingerprints, null, 2)}\n`);
  }
}
