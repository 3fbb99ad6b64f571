import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../repository.ts';
import type { Build } from '../start/build.ts';
import { dashboard, site, storefront } from '../start/builds.ts';
import { prepareTools, type Tool } from '../tools/prepare-tools.ts';
import { failWith, UserError } from '../user-error.ts';
import { type Section, writeSection } from './benchmarks-page.ts';

type Part = {
  section: Section;
  needs: readonly Tool[];
  prepare?: () => Promise<void>;
  /** The workspace and its part, where they are not those of the name; run only when it is named. */
  within?: { workspace: string; part: string };
};

const parts: Record<string, Part> = {
  api: { section: 'API', needs: ['postgres'] },
  companies: {
    section: 'Many companies',
    needs: ['postgres'],
    within: { workspace: 'api', part: 'companies' },
  },
  ledger: {
    section: 'Ledger',
    needs: ['postgres'],
    within: { workspace: 'api', part: 'ledger' },
  },
  client: { section: 'Client', needs: [] },
  sandbox: { section: 'Sandbox', needs: ['chromium'] },
  site: { section: 'Site', needs: ['chromium'], prepare: whenStale('the help site', site) },
  dashboard: {
    section: 'Dashboard',
    needs: ['chromium'],
    prepare: whenStale('the dashboard', dashboard),
  },
  storefront: {
    section: 'Storefront',
    needs: ['chromium'],
    prepare: whenStale("the customers' pages", storefront),
  },
};

function whenStale(name: string, build: Build) {
  return async () => {
    if (!build.isStale()) return;
    console.log(`Building ${name} …`);
    await build.make();
  };
}

function readSettings() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const { only } = values;
  const isKnown = only === undefined || Object.hasOwn(parts, only);
  if (isKnown && (only !== undefined || positionals.length === 0)) return { only, positionals };
  throw new UserError(
    `Say npm run bench, or npm run bench -- --only ${Object.keys(parts).join('|')}, with the options of that part after another --.`,
  );
}

/** Has a workspace print its figures as Markdown; what it says on the way is shown. */
function figuresOf(part: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const npm = ['run', '--silent', 'bench', '-w', part, '--', ...args];
    const child = spawn('npm', npm, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new UserError(`${printed}\nThe benchmark of ${part} failed.`)),
    );
  });
}

async function bench(name: string, part: Part, args: string[]): Promise<void> {
  console.log(`\n${part.section} …`);
  await part.prepare?.();
  const tools = await prepareTools(part.needs);
  try {
    const { workspace = name, part: within } = part.within ?? {};
    const all = within === undefined ? args : ['--parts', within, ...args];
    const markdown = await figuresOf(workspace, all, tools.env);
    console.log(`\n${markdown}`);
    // A part of a part, or a shorter run, must not stand in for the whole.
    if (args.length > 0) return;
    writeSection(part.section, markdown);
    console.log('These figures are now in BENCHMARKS.md.');
  } finally {
    await tools.release();
  }
}

try {
  const { only, positionals } = readSettings();
  for (const [name, part] of Object.entries(parts)) {
    if (only === undefined ? !part.within : only === name) await bench(name, part, positionals);
  }
} catch (error) {
  failWith(error);
}
