import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the sandbox unless it is there and up to date. */
export default function buildWhenStale(): void {
  const folder = fileURLToPath(new URL('../../', import.meta.url));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
}
