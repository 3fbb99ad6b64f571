import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installPeer, runPeer } from '../../../../scripts/bench/install-peer.ts';
import { compress } from '../../../publish/compress.ts';
import type { Content } from './content.ts';

export const DOCUSAURUS_VERSION = '3.10.2';

const config = `export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: true,
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: { routeBasePath: 'releases', onUntruncatedBlogPosts: 'ignore' } }]],
  themeConfig: { navbar: { title: 'Stock', items: [{ to: '/guides/settings/', label: 'Guides' }, { to: '/releases/', label: 'Releases' }] } },
};
`;

/** Docusaurus as it comes, with the same pages. */
export async function buildStockDocusaurus(content: Content[]): Promise<string> {
  const folder = await installPeer(
    'stock-docusaurus',
    {
      '@docusaurus/core': DOCUSAURUS_VERSION,
      '@docusaurus/faster': DOCUSAURUS_VERSION,
      '@docusaurus/preset-classic': DOCUSAURUS_VERSION,
      react: '^19.3.1',
      'react-dom': '^19.3.1',
    },
    // Later ones lack a dependency, or binaries for some processors.
    { '@docsearch/react': '4.7.0', '@swc/html': '1.16.2' },
  );
  await Promise.all(
    ['docs', 'blog'].map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
  await writeFile(path.join(folder, 'docusaurus.config.mjs'), config);
  await write(folder, 'docs/index.md', '---\nslug: /\n---\n\n# Home\n');
  for (const { route, title, markdown } of content) {
    const isRelease = route.startsWith('/releases/');
    const name = route.slice(1, -1);
    const file = isRelease ? `blog/${path.basename(name)}.md` : `docs/${name}.md`;
    const slug = isRelease ? path.basename(name) : route;
    const date = isRelease ? 'date: 2025-01-01\n' : '';
    const frontMatter = `---\ntitle: ${JSON.stringify(title)}\nslug: ${slug}\n${date}---\n\n`;
    await write(folder, file, frontMatter + markdown);
  }
  await runPeer(folder, 'docusaurus', ['build']);
  const site = path.join(folder, 'build');
  await compress(site);
  return site;
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
