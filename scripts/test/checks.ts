import { fileURLToPath } from 'node:url';
import { run } from '../tools/command.ts';
import { asOne, type Check, type Part } from './check.ts';
import { runPlaywright, runVitest } from './runners.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function folderOf(part: Part): string {
  return part === 'repository' ? root : `${root}${part}`;
}

function types(part: Part): Check {
  return {
    part,
    name: `types of ${part}`,
    run: async () => asOne(await run('npx', ['tsc', '-p', folderOf(part)])),
  };
}

function tests(part: Part, needs: Check['needs'] = []): Check {
  return { part, name: `tests of ${part}`, needs, run: (env) => runVitest(folderOf(part), env) };
}

const lint: Check = {
  part: 'repository',
  name: 'format, lint and import rules',
  run: async () => asOne(await run('npx', ['biome', 'ci', '.'], { cwd: root })),
};

const unused: Check = {
  part: 'repository',
  name: 'nothing unused',
  run: async () => asOne(await run('npx', ['knip', '--no-progress'], { cwd: root })),
};

const buildSite: Check = {
  part: 'site',
  name: 'build of site',
  run: async (env) => asOne(await run('npm', ['run', 'build'], { cwd: folderOf('site'), env })),
};

const browser: Check = {
  part: 'site',
  name: 'site in the browser',
  needs: ['chromium'],
  run: (env) => runPlaywright(folderOf('site'), env),
};

/** Every check there is, in the order in which they run. */
export const checks: readonly Check[] = [
  lint,
  unused,
  types('repository'),
  types('contract'),
  types('engine'),
  types('company'),
  types('api'),
  types('client'),
  types('site'),
  tests('contract'),
  tests('engine'),
  tests('company'),
  tests('api', ['postgres']),
  tests('client', ['chromium']),
  buildSite,
  tests('repository'),
  tests('site', ['interpreters']),
  browser,
];
