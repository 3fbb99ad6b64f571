import type { Config } from '@docusaurus/types';
import { parseFrontMatter } from './front-matter.ts';

export const markdown: Config['markdown'] = {
  format: 'mdx',
  emoji: false,
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
};
