import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { links } from '../config/links.ts';
import type { BuiltPage } from './pages.ts';
import { hasTwin } from './twins.ts';

const sections = [
  { title: 'Day to day', prefix: '/guides/day-to-day/' },
  { title: 'Boost revenue', prefix: '/guides/boost-revenue/' },
  { title: 'Settings', prefix: '/guides/settings/' },
  { title: 'Courses', prefix: '/courses/' },
  { title: 'Booking API', prefix: '/api/' },
  { title: 'Releases', prefix: '/releases/' },
];

/** Writes `llms.txt`: what the site holds, for programs that read it. */
export async function writeLlmsFile(folder: string, pages: BuiltPage[]): Promise<void> {
  const listed = pages.filter((page) => hasTwin(page) && !page.isHidden);
  const parts = sections.map(({ title, prefix }) => {
    const lines = listed
      .filter(({ route }) => route.startsWith(prefix) && !route.startsWith('/releases/page/'))
      .map((page) => `- [${page.title}](${links.site}${page.route}index.md): ${page.description}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const intro =
    '# Slipway Help\n\n> Guides, courses, release notes and the booking API reference of Slipway, booking software for companies that rent out boats. Every page has a Markdown twin at its address plus `index.md`.';
  await writeFile(path.join(folder, 'llms.txt'), `${[intro, ...parts].join('\n\n')}\n`);
}
