import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite, isSiteStale } from '../start/site-build.ts';
import { prepareTools } from '../test/prepare-tools.ts';
import { prepareToolsFolder } from '../tools/folder.ts';
import { MissingTool } from '../tools/missing-tool.ts';
import { type Section, writeSection } from './benchmarks-page.ts';
import { runPart } from './run-part.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Part = { section: Section; needs: readonly string[]; prepare?: () => Promise<void> };

const parts: Record<string, Part> = {
  api: { section: 'API', needs: ['postgres'] },
  client: { section: 'Client', needs: [] },
  site: { section: 'Site', needs: ['chromium'], prepare: buildWhenStale },
};

async function buildWhenStale(): Promise<void> {
  if (!isSiteStale(root)) return;
  console.log('Building the help site …');
  await buildSite(root);
}

function readSettings() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const { only } = values;
  const isKnown = only === undefined || Object.hasOwn(parts, only);
  if (isKnown && (only !== undefined || positionals.length === 0)) return { only, positionals };
  throw new MissingTool(
    `Say npm run bench, or npm run bench -- --only ${Object.keys(parts).join('|')}, with the options of that part after another --.`,
  );
}

async function bench(name: string, part: Part, args: string[]): Promise<void> {
  console.log(`\n${part.section} …`);
  await part.prepare?.();
  const tools = await prepareTools(new Set(part.needs), prepareToolsFolder());
  try {
    const markdown = await runPart(name, args, tools.env);
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
    if (only === undefined || only === name) await bench(name, part, positionals);
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
