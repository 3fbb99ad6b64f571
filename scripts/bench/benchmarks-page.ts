import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

const file = new URL('../../BENCHMARKS.md', import.meta.url);

const GIBIBYTE = 1024 ** 3;

/** How busy the machine was before anything was measured. */
const [loadBefore = 0] = loadavg();

const INTRODUCTION = `# Benchmarks

What the API, its client, the API in a browser tab and the site cost, beside their peers on the same machine in the same run, and what the API does when parts of it are restarted under load.

| To repeat | Say |
| --- | --- |
| all of it but the soaks, about half an hour | \`npm run bench\` |
| one part | \`npm run bench -- --only api\`, \`client\`, \`sandbox\` or \`site\` |
| the API with smaller companies | \`npm run bench -- --only api -- --sizes 10000\` |
| start times, pages and cursors alone | \`npm run bench -- --only api -- --parts flow\` |
| copies kept in step for two minutes, in \`api/\` | \`KEEP_IN_STEP_SECONDS=120 npx vitest run keeping-in-step\` |
| the last boats and codes under 64 callers, in \`api/\` | \`npx vitest run last-boats-and-codes\` |
| one part of the site | \`npm run bench -- --only site -- search\`, \`questions\`, \`pages\` or \`api-reference\` |
| the soaks, a minute each | \`npm run soak\` |
| the soaks as below | \`npm run soak -- --minutes 15 --write\` |

A clean clone needs nothing but Node: the peers are installed first. Each section is written by the command that measured it, and says when, where and how busy the machine was. A run with options of a part prints its figures and leaves this page alone.`;

/** The order of the sections, whichever of them there are. */
const ORDER = [
  'API',
  'Client',
  'Sandbox',
  'Site',
  'Storefront',
  'Dashboard',
  'Soak on the embedded database',
  'Soak on PostgreSQL',
] as const;

export type Section = (typeof ORDER)[number];

/** Puts the figures of one section into BENCHMARKS.md. */
export function writeSection(section: Section, markdown: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, section, `${machine()}\n\n${markdown}`));
}

/** The page with one section replaced or added; the other sections stay as they are. */
export function withSection(page: string, section: Section, body: string): string {
  const bodies = bodiesOf(page).set(section, body.trim());
  const sections = ORDER.filter((name) => bodies.has(name)).map(
    (name) => `## ${name}\n\n${bodies.get(name)}`,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

function bodiesOf(page: string): Map<string, string> {
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

/** When and where something was measured, as one line. */
function machine(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `_Measured on ${day}: Slipway ${version}, Node ${process.versions.node}, ${type()} ${release()}, ${cpus().length} cores of ${processor()}, ${memory} GiB of memory, load ${loadBefore.toFixed(1)} before the start._`;
}

/** Linux on ARM names the parts of a processor by number only; then the architecture has to do. */
function processor(): string {
  const model = cpus()[0]?.model ?? '';
  return model === '' || model === 'unknown' ? arch() : `${model.trim()} (${arch()})`;
}
