import { spawnSync } from 'node:child_process';

/**
 * The files of a checkout that differ from main, committed or not. There are none on main itself,
 * and none outside of a git checkout: what is left out there runs with `--all`.
 */
export function changedFiles(root: string): Set<string> {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\0').filter((line) => line !== '') : [];
  };
  const [base] = ['origin/main', 'main'].flatMap((main) =>
    git('merge-base', 'HEAD', main).map((line) => line.trim()),
  );
  return new Set([
    ...git('diff', '--name-only', '-z', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}
