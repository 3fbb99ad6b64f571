import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import { remarkApiCalls } from '../plugins/api-in-guides/remark-api-calls.ts';
import { remarkApiSamples } from '../plugins/api-in-guides/remark-api-samples.ts';
import { remarkEnumValues } from '../plugins/api-in-guides/remark-enum-values.ts';
import { remarkHighlight } from '../plugins/code/remark-highlight.ts';
import { remarkPictures } from '../plugins/pictures/remark-pictures.ts';
import { links } from './links.ts';
import { redirects } from './redirects.ts';

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: links.editRoot,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    remarkPictures,
    remarkHighlight,
    remarkApiSamples,
    remarkApiCalls,
    remarkEnumValues,
  ],
};

const releases: BlogOptions = {
  path: 'releases',
  routeBasePath: 'releases',
  blogTitle: 'What changed in Slipway',
  blogDescription:
    'Release notes of Slipway, newest first: what is new, what is fixed, what changed in the API.',
  postsPerPage: 10,
  blogSidebarCount: 20,
  blogSidebarTitle: 'Recent releases',
  archiveBasePath: 'archive',
  showReadingTime: false,
  editUrl: links.editRoot,
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [remarkPictures, remarkHighlight],
  feedOptions: {
    type: ['atom', 'json'],
    title: 'Slipway releases',
    description: 'What is new, what is fixed and what changed in the API.',
    copyright: 'Slipway',
    limit: false,
    createFeedItems: async ({ defaultCreateFeedItems, ...params }) => {
      const items = await defaultCreateFeedItems(params);
      // Atom wants an author for each entry; release notes have the company.
      const author = [{ name: 'Slipway', link: links.mainWebsite }];
      return items.map((item) => ({ ...item, author }));
    },
  },
};

export const plugins: PluginConfig[] = [
  ['./plugins/docs/index.ts', docs],
  ['@docusaurus/plugin-content-blog', releases],
  ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
  ['@docusaurus/plugin-client-redirects', { redirects }],
  [
    '@docusaurus/plugin-sitemap',
    { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search/'] },
  ],
  './plugins/fonts/index.ts',
  './plugins/lean/index.ts',
  './plugins/routing/index.ts',
  './plugins/error-catalogue/index.ts',
  './plugins/home-content/index.ts',
  './plugins/reference-prose/index.ts',
  './plugins/search-index/index.ts',
  './plugins/sandbox/index.ts',
];
