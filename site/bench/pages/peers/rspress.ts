import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installPeer, runPeer } from '../../../../scripts/bench/install-peer.ts';
import { compress } from '../../../publish/compress.ts';
import type { Content } from './content.ts';

export const RSPRESS_VERSION = '2.0.22';

/** Rspress as it comes, with the same pages and a sidebar for each section. */
export async function buildRspress(content: Content[]): Promise<string> {
  const folder = await installPeer(
    'rspress',
    {
      '@rspress/core': RSPRESS_VERSION,
      react: '^19.3.1',
      'react-dom': '^19.3.1',
    },
    // Not every registry has those after them.
    {
      'mdast-util-to-markdown-cjk-friendly': '1.0.0',
      'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
    },
  );
  await rm(path.join(folder, 'docs'), { recursive: true, force: true });
  await write(folder, 'docs/index.md', '# Home\n');
  for (const { route, markdown } of content) {
    await write(folder, `docs${route}index.md`, escapeBraces(markdown));
  }
  await writeFile(path.join(folder, 'rspress.config.mjs'), config(content));
  await runPeer(folder, 'rspress', ['build']);
  const site = path.join(folder, 'doc_build');
  await compress(site);
  return site;
}

function config(content: Content[]): string {
  const sections = [
    '/guides/day-to-day/',
    '/guides/boost-revenue/',
    '/guides/settings/',
    '/courses/',
    '/releases/',
  ];
  const sidebar = Object.fromEntries(
    sections.map((section) => [
      section,
      content
        .filter(({ route }) => route.startsWith(section))
        .map(({ route, title }) => ({ text: title, link: route })),
    ]),
  );
  const nav = [
    { text: 'Guides', link: '/guides/settings/' },
    { text: 'Releases', link: '/releases/v1.14/' },
  ];
  const settings = {
    root: 'docs',
    title: 'Rspress',
    themeConfig: { nav, sidebar },
  };
  return `export default ${JSON.stringify(settings)};\n`;
}

/** Outside of code, Rspress reads braces and angle brackets as JSX. */
function escapeBraces(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{<]/g, '\\$&')))
    .join('');
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
