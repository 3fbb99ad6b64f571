import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from './machine.ts';

const page = new URL('../../BENCHMARKS.md', import.meta.url);

const INTRODUCTION = `# Benchmarks

What the API, its client and the site cost, beside their peers on the same machine in the same run, and what the API does when parts of it are restarted under load.

| To repeat | Say |
| --- | --- |
| all of it but the soaks, about half an hour | \`npm run bench\` |
| one part | \`npm run bench -- --only api\`, \`client\` or \`site\` |
| the API with smaller companies | \`npm run bench -- --only api -- --sizes 10000\` |
| one part of the site | \`npm run bench -- --only site -- search\`, \`pages\` or \`api-reference\` |
| the soaks, a minute each | \`npm run soak\` |
| the soaks as below | \`npm run soak -- --minutes 15 --write\` |

A clean clone needs nothing but Node: the peers are installed first. Each section is written by the command that measured it, and says when, where and how busy the machine was. A run with options of a part prints its figures and leaves this page alone.`;

/** The order of the sections, whichever of them there are. */
const ORDER = [
  'API',
  'Client',
  'Site',
  'Soak on the embedded database',
  'Soak on PostgreSQL',
] as const;

export type Section = (typeof ORDER)[number];

/** Puts the figures of one section into BENCHMARKS.md; the other sections stay as they are. */
export function writeSection(section: Section, markdown: string): void {
  const sections = readSections();
  sections.set(section, `${machine()}\n\n${markdown.trim()}`);
  const bodies = ORDER.flatMap((name) => {
    const body = sections.get(name);
    return body ? [`## ${name}\n\n${body}`] : [];
  });
  writeFileSync(page, `${[INTRODUCTION, ...bodies].join('\n\n')}\n`);
}

function readSections(): Map<string, string> {
  if (!existsSync(page)) return new Map();
  const [, ...parts] = readFileSync(page, 'utf8').split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()] as const;
    }),
  );
}
