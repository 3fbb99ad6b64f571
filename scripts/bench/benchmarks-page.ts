import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

const file = new URL('../../BENCHMARKS.md', import.meta.url);

const GIBIBYTE = 1024 ** 3;

/** How busy the machine was before anything was measured. */
const [loadBefore = 0] = loadavg();

/** The order of the sections, whichever of them there are. */
const ORDER = [
  'API',
  'Many companies',
  'Ledger',
  'Client',
  'Sandbox',
  'Site',
  'Storefront',
  'Dashboard',
  'Soak on the embedded database',
  'Soak on PostgreSQL',
  'Soak of the dashboard',
  'A standby that takes over',
  'Backups',
  'Upgrades',
  'Many processes behind a pooler',
] as const;

export type Section = (typeof ORDER)[number];

/** Puts the figures of one section into BENCHMARKS.md. */
export function writeSection(section: Section, markdown: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, section, `${machine()}\n\n${markdown}`));
}

/** The page with one section replaced or added; its opening and other sections stay as they are. */
export function withSection(page: string, section: Section, body: string): string {
  const [opening = '', ...others] = page.split(/^## /m);
  const bodies = new Map(others.map(titleAndBody)).set(section, body.trim());
  const sections = ORDER.filter((name) => bodies.has(name)).map(
    (name) => `## ${name}\n\n${bodies.get(name)}`,
  );
  return `${[opening.trim(), ...sections].join('\n\n').trim()}\n`;
}

function titleAndBody(section: string): [title: string, body: string] {
  const end = section.indexOf('\n');
  return [section.slice(0, end), section.slice(end).trim()];
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
